import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStandInService } from './stand-in-service.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

let service: ReturnType<typeof createStandInService>
let origin: string

beforeEach(async () => {
  service = createStandInService()
  await once(service.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})

afterEach(() => {
  service.closeAllConnections()
  service.close()
})

async function ask(path: string, options: RequestInit = {}) {
  const response = await fetch(origin + path, options)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const post = (path: string, body: BodyInit, type = FORM_TYPE) =>
  ask(path, { method: 'POST', body, headers: { 'Content-Type': type } })

const join = (email: string) =>
  post('/t/waitlist', new URLSearchParams({ email, consent: 'yes' }).toString())

describe('the sign-up form', () => {
  it('opens with empty fields and nothing ticked', async () => {
    const { status, text } = await ask('/t/waitlist')
    expect(status).toBe(200)
    expect(text).toContain('<label for="email">')
    expect(text).toMatch(/id="email"[^>]*required[^>]*value=""/)
    expect(text).toMatch(/id="consent"[^>]*required/)
    expect(text).not.toMatch(/<input[^>]*\schecked/)
    expect(text).not.toContain('aria-invalid="true"')
  })

  it('says that it is a demonstration and keeps nothing', async () => {
    const { text } = await ask('/t/waitlist')
    expect(text).toContain('demonstration')
    expect(text).toContain('keeps nothing after it stops')
  })

  it('confirms a sign-up and says what would happen next', async () => {
    const { status, text } = await join('me@example.com')
    expect(status).toBe(200)
    expect(text).toContain('<h1 id="answer" tabindex="-1">You are on the waitlist</h1>')
    expect(text).toContain('What would happen next')
    expect(text).toContain('me@example.com')
  })

  it('tells those who join twice that they are already on the list', async () => {
    await join('me@example.com')
    expect((await join('Me@Example.com')).text).toContain('You are already on the waitlist')
    expect((await join('you@example.com')).text).toContain('You are on the waitlist')
  })

  it('forgets everyone when it stops', async () => {
    await join('me@example.com')
    const next = createStandInService()
    await once(next.listen(0, '127.0.0.1'), 'listening')
    const address = `http://127.0.0.1:${(next.address() as AddressInfo).port}/t/waitlist`
    const body = new URLSearchParams({ email: 'me@example.com', consent: 'yes' })
    expect(await (await fetch(address, { method: 'POST', body })).text()).toContain('You are on')
    next.closeAllConnections()
    next.close()
  })

  it('leads from each fault to its field and keeps what was entered', async () => {
    const { status, text } = await post('/t/waitlist', 'email=me%40&firstName=Jo')
    expect(status).toBe(422)
    expect(text).toContain('<title>Error: ')
    expect(text).toMatch(/id="answer" tabindex="-1"/)
    expect(text).toContain('<a href="#email">')
    expect(text).toContain('<a href="#consent">')
    expect(text).toMatch(
      /id="email"[^>]*value="me@" aria-invalid="true" aria-describedby="email-fault"/,
    )
    expect(text).toContain('id="email-fault"')
    expect(text).toMatch(/id="firstName"[^>]*value="Jo" >/)
  })

  it('keeps the tick when another field is at fault', async () => {
    expect((await post('/t/waitlist', 'consent=yes')).text).toMatch(/id="consent"[^>]*\schecked/)
  })

  it('shows everything entered as plain text', async () => {
    const evil = '"><script>alert(1)</script>'
    const body = new URLSearchParams({ email: evil, firstName: evil, utm_source: evil })
    const { text } = await post('/t/waitlist', body.toString())
    expect(text).not.toContain('<script')
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;')
  })

  it('carries campaign tags from the address to the confirmation', async () => {
    const { text } = await ask('/t/waitlist?utm_source=news&ref=a%22b&gclid=1')
    expect(text).toContain('<input type="hidden" name="utm_source" value="news">')
    expect(text).toContain('<input type="hidden" name="ref" value="a&quot;b">')
    expect(text).not.toContain('gclid')
    const joined = await post('/t/waitlist', 'email=a@b.co&consent=yes&utm_source=n%3Cb%3E')
    expect(joined.text).toContain('Arrived with: utm_source=n&lt;b&gt;')
    expect((await join('you@example.com')).text).not.toContain('Arrived with')
  })
})

const FRAMED = '/t/waitlist?fillout-embed-id=waitlist'
const HEAR = /<script data-type="([a-z_]+)" data-embed-id="([^"]*)">/

describe('the form in a frame', () => {
  it('says that it is there, by a script that its policy names', async () => {
    const { headers, text } = await ask(FRAMED)
    expect(text.match(HEAR)?.slice(1)).toEqual(['form_init', 'waitlist'])
    const script = text.match(/<script[^>]*>(.*?)<\/script>/s)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`; script-src 'sha256-${hash}'; `)
    expect(text.match(/<script/g)).toHaveLength(1)
  })

  it('says that somebody signed up, and not where something is amiss', async () => {
    const fields = 'email=a@b.co&fillout-embed-id=waitlist'
    expect((await post('/t/waitlist', fields)).text.match(HEAR)?.[1]).toBe('form_init')
    const { text } = await post('/t/waitlist', `${fields}&consent=yes`)
    expect(text.match(HEAR)?.slice(1)).toEqual(['form_submit', 'waitlist'])
  })

  it('keeps the id of its frame as plain text', async () => {
    const { text } = await ask('/t/waitlist?fillout-embed-id=%22%3E%3Cscript%3E')
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(text).toContain('data-embed-id="&quot;&gt;&lt;script&gt;"')
  })
})

describe('a form that is asked to fail', () => {
  const failing = (mode: string) => `${FRAMED}&ref=stand-in-${mode}`

  it('hangs until the visitor goes', async () => {
    const signal = AbortSignal.timeout(300)
    await expect(ask(failing('hangs'), { signal })).rejects.toThrow('timeout')
  })

  it('resets the connection', async () => {
    await expect(ask(failing('resets'))).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  })

  it.each([
    ['404', 404],
    ['500', 500],
  ])('answers %s', async (mode, expected) => {
    expect((await ask(failing(mode))).status).toBe(expected)
  })

  it('refuses to be framed', async () => {
    expect((await ask(failing('refuses-frames'))).headers.get('x-frame-options')).toBe('DENY')
  })

  it('sends the frame on to another host, where the form is', async () => {
    const { status, headers } = await ask(failing('redirects'), { redirect: 'manual' })
    expect(status).toBe(302)
    const location = headers.get('location') ?? ''
    expect(location).toBe(origin + failing('redirects'))
  })

  it.each([
    ['steals-focus', 2, 1],
    ['garbles', 2, 1],
    ['spoofs', 1, 0],
  ])('%s by its own scripts, each named in its policy', async (mode, scripts, genuine) => {
    const { headers, text } = await ask(failing(mode))
    expect(text.match(/<script/g)).toHaveLength(scripts)
    expect(text.match(new RegExp(HEAR, 'g')) ?? []).toHaveLength(genuine)
    expect(headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(scripts + 1)
  })

  it('answers late', async () => {
    const signal = AbortSignal.timeout(500)
    await expect(ask(failing('is-slow'), { signal })).rejects.toThrow('timeout')
  })

  it('works all the same where it is sent, and in a tab of its own', async () => {
    const sent = 'email=a@b.co&consent=yes&fillout-embed-id=waitlist&ref=stand-in-500'
    expect((await post('/t/waitlist', sent)).status).toBe(200)
    expect((await ask('/t/waitlist?ref=stand-in-500')).status).toBe(200)
  })

  it.each(['nonsense', '__proto__', 'constructor', ''])('knows no mode %j', async (mode) => {
    expect((await ask(failing(mode))).status).toBe(200)
  })
})

describe('the stranger', () => {
  it('may be framed, and takes nothing', async () => {
    const { status, text, headers } = await ask('/stranger?fillout-embed-id=waitlist')
    expect(status).toBe(200)
    expect(text).toContain('Not the form')
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors')
    const refused = await post('/stranger', 'email=a@b.co')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the booking page', () => {
  it('offers times and confirms the chosen one', async () => {
    const { status, text } = await ask('/booking')
    expect(status).toBe(200)
    const slot = text.match(/name="slot" value="([^"]+)"/)?.[1] ?? ''
    const booked = await post('/booking', `slot=${slot}&ref=friend`)
    expect(booked.status).toBe(200)
    expect(booked.text).toContain('Your call is booked')
    expect(booked.text).toContain('Arrived with: ref=friend')
  })

  it.each(['', 'slot=', 'slot=constructor', 'slot=%3Cb%3E'])('asks again for %j', async (body) => {
    const { status, text } = await post('/booking', body)
    expect(status).toBe(422)
    expect(text).toContain('<a href="#slot">')
    expect(text).toContain('id="slot"')
  })
})

describe('refusals', () => {
  it.each(['/', '/t/waitlist/', '/waitlist', '/nope', '//t/waitlist', '/constructor'])(
    '%s is 404',
    async (path) => {
      const { status, text } = await ask(path)
      expect(status).toBe(404)
      expect(text).toContain('href="/t/waitlist"')
    },
  )

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    '%s is 405 and names what is taken',
    async (method) => {
      const { status, headers } = await ask('/t/waitlist', { method })
      expect(status).toBe(405)
      expect(headers.get('allow')).toBe('GET, HEAD, POST')
    },
  )

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form sent as %s is 415',
    async (type) => {
      expect((await post('/t/waitlist', '{}', type)).status).toBe(415)
    },
  )

  it('takes 10 kB and refuses a byte more with 413', async () => {
    const start = 'email=a@b.co&consent=yes&x='
    const body = start + 'x'.repeat(10_000 - start.length)
    expect((await post('/t/waitlist', body)).status).toBe(200)
    expect((await post('/t/waitlist', `${body}x`)).status).toBe(413)
    expect((await post('/t/waitlist', 'x'.repeat(5_000_000))).status).toBe(413)
  })

  it.each(['/%E0%A4%A', '/t/waitlist?ref=%E0%A4%A'])(
    'the damaged address %s is 400',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
    },
  )

  it('a damaged form is 400', async () => {
    expect((await post('/t/waitlist', 'email=%E0%A4%A')).status).toBe(400)
    expect((await post('/t/waitlist', 'email=%')).status).toBe(400)
    expect((await post('/t/waitlist', Buffer.from([0x65, 0x3d, 0xff]))).status).toBe(400)
  })

  it('a form cut off half-way does not disturb the next visitor', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const head = `POST /t/waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\n`
    socket.write(`${head}Content-Length: 100\r\n\r\nemail=`)
    await once(service, 'request')
    socket.destroy()
    expect((await ask('/t/waitlist')).status).toBe(200)
  })
})

describe('every page', () => {
  it.each([
    ['/t/waitlist', true],
    ['/t/waitlist?utm_source=news', true],
    ['/booking', false],
    ['/nope', false],
  ])('%s sends its headers; may be framed: %s', async (path, isFramable) => {
    const { headers, text } = await ask(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('set-cookie')).toBe(false)
    expect(headers.has('x-frame-options')).toBe(false)
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(policy.includes("frame-ancestors 'none'")).toBe(!isFramable)
    expect(text).toContain('<html lang="en">')
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text).toContain('color-scheme: light')
    expect(text).not.toContain('<script')
  })

  it('answers HEAD as GET, without the page', async () => {
    const { status, text } = await ask('/t/waitlist', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(text).toBe('')
  })
})
