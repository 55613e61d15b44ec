import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '../settings/settings.ts'
import { ALL_FACTS } from '../src/content/tests/text-fixtures.ts'
import type { SiteFacts } from '../src/facts/fact-schema.ts'
import { checkFacts } from './facts.ts'
import type { Reply } from './http.ts'
import { checkLiveSite, readHeaders } from './live-site.ts'
import { type Finding, finding, verdict } from './report.ts'
import { checkServices } from './services.ts'

const SITE = 'https://www.quietsounds.ie'
const FORM = 'https://form.jotform.com/2304'
const BOOKING = 'https://calendly.com/q/call'
const LINK = 'https://doi.org/10.1?a=1&b=2'
const SETTINGS = parseSettings({ SITE_URL: SITE, WAITLIST_FORM_URL: FORM, BOOKING_URL: BOOKING })
const BUILD = new Map([
  ['index.html', `<astro-island uid="Z1"><a href="${FORM}"></a><a href="${BOOKING}"></a>`],
  ['privacy-policy.html', `<a href="${LINK.replace('&', '&amp;')}"></a>`],
  ['terms-of-service.html', 'Terms'],
  ['medical-disclaimer.html', 'Disclaimer'],
  ['404.html', 'Oops! Page not found'],
])

const reply = (status: number, headers: Record<string, string> = {}, body = ''): Reply => {
  return { status, headers: new Headers(headers), body }
}
const UNREACHABLE = reply(0, {}, 'ENOTFOUND')
type Replies = Record<string, Reply>
const respondWith = (replies: Replies) => async (address: string) => replies[address] ?? reply(200)
const faultsIn = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, message }) => `${state}: ${message}`)

describe('the facts', () => {
  const check = (facts: SiteFacts, provider?: string, booking?: string) =>
    faultsIn(checkFacts(facts, { provider, loading: 'click' }, { provider: booking }))

  it('are listed if unset or placeholders, those required by law first', () => {
    const facts = { companyName: 'Quiet Ltd', contactEmail: 'TODO', formAsksConsent: false }
    expect(check(facts, 'Tally').slice(0, 4)).toEqual([
      'MISSING: companyAddress is not set.',
      'MISSING: contactEmail is still “TODO”.',
      'MISSING: formAsksConsent is not set.',
      'to do: team is not set.',
    ])
    expect(check(ALL_FACTS, 'Tally')).toEqual([])
    const progress = 'For example, a first version runs on our phones.'
    expect(check({ ...ALL_FACTS, progress }, 'Tally')).toEqual([])
  })

  it('require a safeguard if a provider is outside the EU and the UK', () => {
    const facts = { ...ALL_FACTS, transferSafeguard: '' }
    const missing = ['MISSING: transferSafeguard is not set.']
    expect(check(facts, 'Fillout')).toEqual(missing)
    expect(check(facts, 'Tally', 'Calendly')).toEqual(missing)
    expect(check(facts, 'Tally')).toEqual(['to do: transferSafeguard is not set.'])
    expect(check(ALL_FACTS, 'Fillout', 'Calendly')).toEqual([])
  })

  it('include legal advice on a form that loads unasked, and a provider that is unknown', () => {
    const [near] = checkFacts(ALL_FACTS, { provider: 'Tally', loading: 'near' })
    expect(near?.advice).toMatch(/^Ask your lawyer .+ With click, the provider gets nothing/)
    const unknown = 'to do: The form’s provider is unknown, so the pages cannot name it.'
    expect(check(ALL_FACTS)).toEqual([unknown])
    expect(check(ALL_FACTS, 'our own server')).toEqual([])
  })
})

describe('the form, the scheduling page and the links', () => {
  const check = async (replies: Replies) =>
    faultsIn(await checkServices(SETTINGS, BUILD, respondWith(replies)))

  it.each([
    ['ok', 'frame-ancestors *', ''],
    ['ok', "default-src 'none'; frame-ancestors 'self' https://www.quietsounds.ie", 'DENY'],
    ['ok', "default-src 'self'", 'ALLOWALL'],
    ['WRONG', '', 'SameOrigin'],
    ['WRONG', "Frame-Ancestors 'none'", ''],
    ['WRONG', "frame-ancestors *, frame-ancestors 'self'", ''],
    ['unknown', 'frame-ancestors https://*.quietsounds.ie', ''],
  ])('framing is %s with the policy "%s" and X-Frame-Options "%s"', async (state, csp, xfo) => {
    const headers = { 'content-security-policy': csp, 'x-frame-options': xfo }
    const get = respondWith({ [FORM]: reply(200, headers) })
    const [form] = await checkServices(SETTINGS, BUILD, get)
    expect(form?.state).toBe(state)
  })

  it('a form may redirect only within its provider', async () => {
    const [hop, login] = ['https://eu.jotform.com/2304', 'https://login.example.com/']
    const replies = { [FORM]: reply(302, { location: hop }) }
    expect(await check(replies)).toEqual([])
    expect(await check({ ...replies, [hop]: reply(302, { location: login }) })).toEqual([
      `WRONG: The site’s policy blocks the form: it redirects to ${login}`,
    ])
  })

  it('a missing or failing page is wrong, an unreachable one is unknown', async () => {
    const moved = { [LINK]: reply(301, { location: '/b' }), 'https://doi.org/b': reply(410) }
    expect(await check({ ...moved, [FORM]: UNREACHABLE, [BOOKING]: reply(503) })).toEqual([
      `unknown: The form does not open (ENOTFOUND): ${FORM}`,
      `WRONG: The scheduling page does not open (503): ${BOOKING}`,
      `WRONG: A linked page does not open (410): ${LINK}`,
    ])
  })
})

describe('the live site', () => {
  const headers = readHeaders(readFileSync('public/_headers', 'utf8'))
  const LIVE: Replies = {
    'http://www.quietsounds.ie': reply(308, { location: SITE }),
    // The host may build the site in another folder, which Astro hashes into `uid`.
    [`${SITE}/`]: reply(200, headers, BUILD.get('index.html')?.replace('Z1', '2a')),
    [`${SITE}/privacy-policy`]: reply(200, headers, BUILD.get('privacy-policy.html')),
    [`${SITE}/terms-of-service`]: reply(200, headers, 'Terms'),
    [`${SITE}/medical-disclaimer`]: reply(200, headers, 'Disclaimer'),
    [`${SITE}/no-such-page`]: reply(404, headers, BUILD.get('404.html')),
  }
  const check = async (replies: Replies, build = BUILD) =>
    faultsIn(await checkLiveSite(SITE, build, headers, respondWith({ ...LIVE, ...replies })))

  it('is this build, with its headers, https, a real 404 and no cookies', async () => {
    expect(headers).toHaveProperty('Content-Security-Policy')
    expect(await check({})).toEqual([])
    const { 'Referrer-Policy': _missing, ...others } = headers
    const replies = {
      'http://www.quietsounds.ie': reply(301, { location: 'http://quietsounds.ie/' }),
      [`${SITE}/`]: reply(200, { ...headers, 'set-cookie': 'a=1' }, 'Old'),
      [`${SITE}/terms-of-service`]: reply(200, others, 'Terms'),
      [`${SITE}/medical-disclaimer`]: reply(301),
      [`${SITE}/no-such-page`]: reply(404, headers),
    }
    expect(await check(replies)).toEqual([
      'WRONG: /medical-disclaimer returns 301 instead of 200.',
      'WRONG: Referrer-Policy is not “strict-origin-when-cross-origin”: /terms-of-service',
      'WRONG: A cookie is set, which the privacy policy rules out: /',
      'WRONG: Not the site’s own 404 page: /no-such-page',
      'WRONG: Differs from dist/: /, /no-such-page',
      'WRONG: http://www.quietsounds.ie does not redirect to https.',
    ])
  })

  it('is not compared with a missing build, and unknown if nothing responds', async () => {
    expect(await check({}, new Map())).toEqual(['to do: The site has not been built.'])
    const offline = await checkLiveSite(SITE, BUILD, headers, async () => UNREACHABLE)
    expect(faultsIn(offline)).toEqual([`unknown: The site did not open (ENOTFOUND): ${SITE}`])
  })
})

it('only what is wrong or missing fails the command', () => {
  const resultOf = (...states: Finding['state'][]) =>
    verdict(states.map((state) => finding(state, '')))
  expect(resultOf('ok', 'to do')).toEqual({ exitCode: 0, summary: 'Nothing is WRONG or MISSING.' })
  expect(resultOf('unknown').summary).toContain('check what is unknown')
  expect([resultOf('WRONG').exitCode, resultOf('ok', 'MISSING').exitCode]).toEqual([1, 1])
})

it.each([
  ['/moved', /ok {9}The form opens in your page\..+to do {6}SITE_ADDRESS is not a setting/s],
  ['\\', /WRONG {6}The site cannot be built\. Please correct:.+Fix everything that is WRONG/s],
])('the command reports on a form at %s', async (path, words) => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/moved' ? 302 : 200, { location: '/form' }).end()
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const env = {
    ALLOW_LOCALHOST: 'yes',
    // Browsers and Node refuse this port, so nothing responds.
    SITE_URL: 'http://localhost:1',
    SITE_ADDRESS: SITE,
    WAITLIST_FORM_URL: origin + path,
    BOOKING_URL: `${origin}/call`,
  }
  // In a folder without the owner's `.env`.
  const child = spawn(process.execPath, [resolve('doctor/start.ts')], { cwd: tmpdir(), env })
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'close')])
  server.close()
  expect(output).toMatch(words)
  expect(exitCode).toBe(output.includes('Fix everything that is WRONG') ? 1 : 0)
})
