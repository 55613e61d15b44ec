import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStandInService } from './stand-in-service.ts'

let service: Server
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

const post = (path: string, fields: string) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) })

describe('the sign-up form', () => {
  it('opens empty, says that it is a demonstration, and runs no script in a tab of its own', async () => {
    const { status, text } = await ask('/t/waitlist')
    expect(status).toBe(200)
    expect(text).toContain('keeps nothing after it stops')
    expect(text).toMatch(/id="email"[^>]*required[^>]*value=""/)
    expect(text).not.toMatch(/<input[^>]*\schecked|aria-invalid="true"|<script/)
  })

  it('confirms a sign-up, and a second one of the same email', async () => {
    const joined = await post('/t/waitlist', 'email=me@example.com&consent=yes')
    expect(joined.status).toBe(200)
    expect(joined.text).toContain('<h1 id="answer" tabindex="-1">You are on the waitlist</h1>')
    expect(joined.text).toContain('me@example.com')
    const { text } = await post('/t/waitlist', 'email=Me@Example.com&consent=yes')
    expect(text).toContain('You are already on the waitlist')
  })

  it('carries campaign tags to the confirmation, and nothing else', async () => {
    const { text } = await ask('/t/waitlist?utm_source=news&ref=a&gclid=1&utm_term=%20')
    expect(text.match(/<input type="hidden"[^>]*>/g)).toEqual([
      '<input type="hidden" name="utm_source" value="news">',
      '<input type="hidden" name="ref" value="a">',
    ])
    const joined = await post('/t/waitlist', 'email=a@b.co&consent=yes&utm_source=news&ref=a')
    expect(joined.text).toContain('Arrived with: utm_source=news, ref=a')
  })

  it('shows whatever was sent as plain text', async () => {
    const evil = '"><script>alert(1)</script>'
    const sent = new URLSearchParams({ email: evil, firstName: evil, utm_a: evil, ref: '$&\\n' })
    const { text } = await post('/t/waitlist', `${sent}`)
    expect(text).not.toContain('<script')
    expect(text.match(/value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/g)).toHaveLength(
      3,
    )
    expect(text).toContain('value="$&amp;\\n"')
    const framed = await ask(`/t/waitlist?fillout-embed-id=${encodeURIComponent(evil)}`)
    expect(framed.text).toContain('data-embed-id="&quot;&gt;&lt;script&gt;')
  })
})

const FRAMED = '/t/waitlist?fillout-embed-id=waitlist'
const MESSAGE = /<script data-type="([a-z_]+)" data-embed-id="waitlist">/g
const messages = (text: string) => [...text.matchAll(MESSAGE)].map(([, type]) => type)

it('a form in a frame says that it is there, and that somebody signed up', async () => {
  const fields = 'email=a@b.co&fillout-embed-id=waitlist'
  expect(messages((await ask(FRAMED)).text)).toEqual(['form_init'])
  expect(messages((await post('/t/waitlist', fields)).text)).toEqual(['form_init'])
  const { text } = await post('/t/waitlist', `${fields}&consent=yes`)
  expect(messages(text)).toEqual(['form_submit'])
})

// The journeys in e2e/engines/ hold the other ways to fail.
describe('a form that is asked to fail', () => {
  const failing = (mode: string) => `${FRAMED}&ref=stand-in-${mode}`

  it('by 404 and 500 answers so, and knows no other mode', async () => {
    const modes = ['404', '500', 'nonsense', 'constructor']
    const answers = await Promise.all(modes.map((mode) => ask(failing(mode))))
    expect(answers.map(({ status }) => status)).toEqual([404, 500, 200, 200])
  })

  it('by resets cuts, by refuses-frames forbids frames, by redirects leads elsewhere', async () => {
    await expect(ask(failing('resets'))).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    expect((await ask(failing('refuses-frames'))).headers.get('x-frame-options')).toBe('DENY')
    const { status, headers } = await ask(failing('redirects'), { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, origin + failing('redirects')])
  })
})

it('the booking page confirms an offered time, asks again for others, and is never framed', async () => {
  const { text, headers } = await ask('/booking')
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  const slot = text.match(/name="slot" value="([^"]+)"/)?.[1] ?? ''
  const booked = await post('/booking', `slot=${slot}&ref=friend`)
  expect(booked.status).toBe(200)
  expect(booked.text).toContain('Your call is booked')
  expect(booked.text).toContain('Arrived with: ref=friend')
  for (const body of ['', 'slot=constructor']) {
    const again = await post('/booking', body)
    expect(again.status).toBe(422)
    expect(again.text).toContain('<a href="#slot">')
  }
})
