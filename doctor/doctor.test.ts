import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteFacts } from '../src/copy/site-facts.ts'
import { ALL_FACTS } from '../src/legal/tests/legal-fixtures.ts'
import { checkFacts } from './facts.ts'
import type { HttpGet, Reply } from './http.ts'
import { checkLiveSite, readHeaders } from './live-site.ts'
import type { Finding } from './report.ts'
import { checkServices } from './services.ts'

const SITE = 'https://www.quietsounds.ie'
const FORM = 'https://tally.so/r/abc123'
const FRAME = 'https://tally.so/embed/abc123'
const BOOKING = 'https://calendly.com/q/call'
const LINK = 'https://doi.org/10.1?a=1&b=2'
const ADDRESSES = {
  siteUrl: SITE,
  formUrl: FORM,
  frame: { embedUrl: FRAME, frameOrigins: ['https://tally.so', 'https://form.tally.so'] },
  bookingUrl: BOOKING,
}
const BUILD = new Map([
  [
    'index.html',
    `<link href="${SITE}/"><astro-island uid="Z1"><a href="${FORM}"></a><a href="${BOOKING}"></a>`,
  ],
  ['privacy-policy.html', `<a href="${LINK.replace('&', '&amp;')}"></a>`],
  ['terms-of-service.html', 'Terms'],
  ['medical-disclaimer.html', 'Disclaimer'],
  ['404.html', 'Oops! Page not found'],
])
const HEADERS = readHeaders(readFileSync('public/_headers', 'utf8'))

const reply = (status: number, headers: Record<string, string> = {}, body = ''): Reply => {
  return { status, headers: new Headers(headers), body }
}
const UNREACHABLE = reply(0, {}, 'ENOTFOUND')
type Replies = Record<string, Reply>
const respondWith =
  (replies: Replies): HttpGet =>
  async (address) =>
    replies[address] ?? reply(200)
const faultsIn = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, message }) => `${state}: ${message}`)

/** Without the placeholders in some of the fixtures. */
const FACTS = {
  ...ALL_FACTS,
  contactEmail: 'hello@quietsounds.ie',
  privacyRepresentative: 'Ada Byrne, Cork',
}

describe('the facts', () => {
  const check = (facts: SiteFacts, provider: string, kind: 'near' | 'click', booking = 'unknown') =>
    faultsIn(checkFacts(facts, { provider, kind }, { provider: booking }))

  it('are listed if unset or placeholders, those required by law first', () => {
    const facts = { companyName: 'Quiet Ltd', contactEmail: 'TODO', formAsksConsent: false }
    expect(check(facts, 'Tally', 'click').slice(0, 4)).toEqual([
      'MISSING: companyAddress is not set.',
      'MISSING: contactEmail is still “TODO”.',
      'MISSING: formAsksConsent is not set.',
      'to do: team is not set.',
    ])
    expect(faultsIn(checkFacts(facts))).toHaveLength(Object.keys(ALL_FACTS).length - 1)
    expect(check(FACTS, 'Tally', 'click')).toEqual([])
  })

  it('require a safeguard if a provider is outside the EU and the UK', () => {
    const { transferSafeguard, ...facts } = FACTS
    expect(check(facts, 'Fillout', 'click')).toEqual(['MISSING: transferSafeguard is not set.'])
    expect(check(facts, 'Tally', 'click')).toEqual(['to do: transferSafeguard is not set.'])
    expect(check(facts, 'Tally', 'click', 'Calendly')).toEqual([
      'MISSING: transferSafeguard is not set.',
    ])
    expect(check({ ...facts, transferSafeguard }, 'Fillout', 'click', 'Calendly')).toEqual([])
  })

  it('include legal advice if the form loads without asking visitors first', () => {
    const [near] = checkFacts(FACTS, { provider: 'Tally', kind: 'near' })
    expect(near?.message).toMatch(/^The form loads without asking visitors first/)
    expect(near?.advice).toContain('PECR, regulation 6')
    expect(near?.advice).toContain('With click, the provider gets nothing until a button press.')
  })

  it('include the form’s provider if its address does not identify it', () => {
    expect(check(FACTS, 'unknown', 'click')).toEqual([
      'to do: The form’s provider is unknown, so the pages cannot name it.',
    ])
    expect(check(FACTS, 'our own server', 'click')).toEqual([])
  })
})

describe('the form, the scheduling page and the links', () => {
  const check = async (replies: Replies) =>
    faultsIn(await checkServices(ADDRESSES, BUILD, respondWith(replies)))

  it.each([
    ['ok', '', ''],
    ['ok', 'frame-ancestors *', ''],
    ['ok', 'frame-ancestors https:', ''],
    ['ok', "frame-ancestors 'self' https://*.quietsounds.ie", ''],
    ['ok', "default-src 'none'; FRAME-ANCESTORS WWW.quietsounds.ie:443, img-src 'self'", 'DENY'],
    ['ok', "default-src 'self'", 'ALLOWALL'],
    ['WRONG', '', 'SameOrigin'],
    ['WRONG', 'frame-ancestors', ''],
    ['WRONG', "Frame-Ancestors 'none'", ''],
    ['WRONG', "frame-ancestors 'self'; frame-ancestors *", ''],
    ['WRONG', "frame-ancestors *, frame-ancestors 'none'", ''],
    ['WRONG', 'frame-ancestors https://*.www.quietsounds.ie quietsounds.ie', ''],
    ['WRONG', 'frame-ancestors https://www.quietsounds.ie:8443 app://*', ''],
    ['unknown', 'frame-ancestors https://www.quietsounds.ie/embed', ''],
  ])('a frame is %s with the policy "%s" and X-Frame-Options "%s"', async (state, csp, xfo) => {
    const headers = { 'content-security-policy': csp, 'x-frame-options': xfo }
    const get = respondWith({ [FRAME]: reply(200, headers) })
    expect((await checkServices(ADDRESSES, BUILD, get))[0]?.state).toBe(state)
  })

  it('a form may redirect only within its provider', async () => {
    const [hop, login] = ['https://form.tally.so/x', 'https://login.example.com/']
    const replies = { [FRAME]: reply(302, { location: hop }) }
    expect(await check(replies)).toEqual([])
    expect(await check({ ...replies, [hop]: reply(302, { location: login }) })).toEqual([
      `WRONG: The site’s policy blocks the form: it redirects to ${login}`,
    ])
  })

  it('a missing or failing page is wrong, an unreachable one is unknown', async () => {
    const moved = { [LINK]: reply(301, { location: '/b' }), 'https://doi.org/b': reply(410) }
    expect(await check({ [FRAME]: reply(500), [BOOKING]: reply(503) })).toEqual([
      `WRONG: The form fails with an error (500): ${FORM}`,
      `WRONG: The scheduling page fails with an error (503): ${BOOKING}`,
    ])
    expect(
      await check({ ...moved, [FORM]: UNREACHABLE, [FRAME]: UNREACHABLE, [BOOKING]: reply(403) }),
    ).toEqual([
      `unknown: The form did not open (ENOTFOUND): ${FORM}`,
      `unknown: The scheduling page did not open (403): ${BOOKING}`,
      `WRONG: A linked page was not found (410): ${LINK}`,
    ])
  })
})

describe('the live site', () => {
  const headers = Object.fromEntries(HEADERS)
  const live = (file: string, status = 200) => reply(status, headers, BUILD.get(file))
  const LIVE: Replies = {
    'http://www.quietsounds.ie': reply(308, { location: SITE }),
    [`${SITE}/`]: live('index.html'),
    [`${SITE}/privacy-policy`]: live('privacy-policy.html'),
    [`${SITE}/terms-of-service`]: live('terms-of-service.html'),
    [`${SITE}/medical-disclaimer`]: live('medical-disclaimer.html'),
    [`${SITE}/no-such-page`]: live('404.html', 404),
  }
  const check = async (replies: Replies, build = BUILD) =>
    faultsIn(await checkLiveSite(ADDRESSES, build, HEADERS, respondWith({ ...LIVE, ...replies })))

  it('is this build, with its headers, https, a real 404 and no cookies', async () => {
    expect(HEADERS.map(([name]) => name)).toContain('Content-Security-Policy')
    expect(await check({})).toEqual([])
    const replies = {
      'http://www.quietsounds.ie': reply(200),
      [`${SITE}/`]: reply(200, { ...headers, 'set-cookie': 'a=1' }, 'Old'),
      [`${SITE}/privacy-policy`]: live('404.html'),
      [`${SITE}/terms-of-service`]: reply(200, { ...headers, 'Referrer-Policy': '' }, 'Terms'),
      [`${SITE}/medical-disclaimer`]: reply(301),
      [`${SITE}/no-such-page`]: reply(404, headers),
    }
    expect(await check(replies)).toEqual([
      'WRONG: /medical-disclaimer returns 301 instead of 200.',
      'WRONG: Referrer-Policy is not “strict-origin-when-cross-origin”: /terms-of-service',
      'WRONG: A cookie is set, which the privacy policy rules out: /',
      'WRONG: Not the site’s own 404 page: /no-such-page',
      'WRONG: Differs from dist/: /, /privacy-policy, /no-such-page',
      'WRONG: http://www.quietsounds.ie does not redirect to https.',
    ])
  })

  it('may be built by the host, in another folder', async () => {
    // Astro hashes the folder into `uid`.
    const body = BUILD.get('index.html')?.replace('Z1', '2a')
    expect(await check({ [`${SITE}/`]: reply(200, headers, body) })).toEqual([])
    const changed = reply(200, headers, `${body} more`)
    expect(await check({ [`${SITE}/`]: changed })).toEqual(['WRONG: Differs from dist/: /'])
  })

  it('is not compared with a build that is missing or has other settings', async () => {
    expect(await check({}, new Map())).toEqual(['to do: The site has not been built.'])
    const other = new Map([...BUILD, ['index.html', `<link href="${SITE}/">`]])
    expect(await check({}, other)).toEqual([
      `to do: dist/ was built with other settings: it has no link to ${FORM}, ${BOOKING}`,
    ])
  })

  it('is unknown if nothing responds', async () => {
    const faults = faultsIn(await checkLiveSite(ADDRESSES, BUILD, HEADERS, async () => UNREACHABLE))
    expect(faults).toEqual([`unknown: The site did not open (ENOTFOUND): ${SITE}`])
  })
})

describe('the command', () => {
  const ROOT = join(import.meta.dirname, '..')
  const REDIRECTS: Record<string, string> = {
    '/moved': '/form',
    '/private': 'http://127.0.0.1/login',
  }
  const server = createServer(({ url = '' }, response) => {
    const location = REDIRECTS[url]
    if (location) response.writeHead(302, { location })
    if (url === '/failing') response.writeHead(503)
    response.end()
  })
  let copy: string
  let origin: string

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'doctor-'))
    for (const path of ['doctor', 'settings', 'src', 'public', 'package.json']) {
      cpSync(join(ROOT, path), join(copy, path), { recursive: true })
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
    const file = join(copy, 'src/copy/site-facts.ts')
    const contact = { contact: 'mailto:me@quiet.example', expires: '2020-01-31' }
    const source = readFileSync(file, 'utf8')
      .replace('siteFacts: SiteFacts =', `$& ${JSON.stringify(FACTS)} ??`)
      .replace('securityContact =', `$& ${JSON.stringify(contact)} ??`)
    writeFileSync(file, source)
    await once(server.listen(0, 'localhost'), 'listening')
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    rmSync(copy, { recursive: true })
  })

  it.each([
    ['/moved', 0, 'The form opens in your page.'],
    ['/private', 1, 'blocks the form: it redirects to http://127.0.0.1/login'],
    ['/failing', 1, 'The form fails with an error (503)'],
  ])('with the form at %s, exits with %i and says: %s', async (path, code, words) => {
    const env = {
      PATH: process.env.PATH,
      ALLOW_LOCALHOST: 'yes',
      // Browsers and Node refuse this port, so nothing responds.
      SITE_URL: 'http://localhost:1',
      WAITLIST_FORM_URL: origin + path,
      BOOKING_URL: `${origin}/call`,
    }
    const child = spawn(process.execPath, ['doctor/start.ts'], { cwd: copy, env })
    const ended = once(child, 'close')
    const output = await text(child.stdout)
    expect(output + (await text(child.stderr))).toContain(words)
    expect(output).toContain('to do      securityContact expired on 2020-01-31')
    expect(output).toContain(code === 0 ? 'Nothing is WRONG' : 'Fix everything that is WRONG')
    expect((await ended)[0], 'exit code').toBe(code)
  })
})
