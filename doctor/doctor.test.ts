import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseSettings } from '../settings/settings.ts'
import { ALL_FACTS } from '../src/legal/real-pages.ts'
import type { Ask, Reply } from './ask.ts'
import { checkBuild } from './build.ts'
import { checkLiveSite } from './live-site.ts'
import { checkOwnerFacts } from './owner-facts.ts'
import { type Finding, isHealthy, reportOf } from './report.ts'
import { checkServices } from './services.ts'
import { checkSettings } from './settings.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const FACTS = {
  ...ALL_FACTS,
  contactEmail: 'hello@quietsounds.ie',
  privacyRepresentative: 'Ada Byrne, ada@quietsounds.ie',
}
const SITE_URL = 'https://quietsounds.ie'
const SETTINGS = {
  SITE_URL,
  WAITLIST_FORM_URL: 'https://tally.so/r/abc123',
  BOOKING_URL: 'https://calendly.com/quiet/call',
}

const states = (findings: Finding[]) => findings.map(({ state }) => state)
const said = (findings: Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).map(({ says }) => says)

function reply(status: number, headers: Record<string, string> = {}, body = ''): Reply {
  return { status, headers: new Headers(headers), body }
}

describe('the facts of the owner', () => {
  const check = (facts: object, expires?: string) => {
    const contact = expires ? { contact: 'mailto:security@quietsounds.ie', expires } : undefined
    const owner = { siteFacts: facts, securityContact: contact, PRODUCT_NAME: 'Hush', pages: {} }
    return checkOwnerFacts(owner, NOW)
  }

  it('are named, with their meaning, until they are set', () => {
    expect(said(check({}), 'open')).toHaveLength(5)
    const first = check({}).slice(0, 3)
    expect(said(first, 'must').join('\n')).toMatch(/companyName.*companyAddress.*contactEmail/s)
    expect(said(check(FACTS), 'must')).toEqual([])
    expect(said(check({ ...FACTS, governingLaw: ' ' }), 'open')).toEqual([
      'governingLaw is not set: the country whose law governs the terms.',
    ])
    expect(states(check(FACTS))).toEqual(['note', 'note', 'done', 'note'])
  })

  it.each(['Example Hosting Inc.', 'TODO', '[company]', 'hello@example.com'])(
    'are wrong if one is still an example: %s',
    (hostingProvider) => {
      expect(said(check({ ...FACTS, hostingProvider }), 'wrong')).toHaveLength(1)
    },
  )

  it.each([
    ['2026-12-31', 'done'],
    ['2026-03-20', 'open'],
    ['2026-02-01', 'wrong'],
  ])('a security contact until %s is %s', (expires, state) => {
    expect(states(check(FACTS, expires)).at(-1)).toBe(state)
  })

  it('that would stop the build are wrong, all told once, after what the law asks for', () => {
    const findings = check({ ...FACTS, companyName: '', contactEmail: 'Ada Byrne' }, '2026-02-01')
    expect(states(findings)).toEqual(['must', 'note', 'note', 'wrong', 'wrong'])
    expect(said(findings, 'wrong').join()).toMatch(
      /contactEmail.* must be one email address.*securityContact\.expires in src\S+ is 2026/,
    )
  })
})

describe('the settings', () => {
  const check = (settings: object) => checkSettings({ ...SETTINGS, ...settings }).findings

  it('are done once they are real, to do until they are set, wrong if the build refuses them', () => {
    expect(states(check({}))).toEqual(['done', 'done', 'done'])
    expect(said(checkSettings({ SITE_URL: ' ' }).findings, 'open')).toHaveLength(3)
    expect(said(check({ SITE_URL: 'quietsounds.ie' }), 'wrong')[0]).toContain('SITE_URL')
    const standIn = { BOOKING_URL: 'http://[::1]:4322/booking' }
    expect(said(check(standIn), 'wrong')[0]).toContain('BOOKING_URL')
  })

  it.each([
    [{ SITE_URL: 'https://www.example.com' }, 'SITE_URL is still an example'],
    [{ WAITLIST_FORM_URL: 'https://forms.example.com/a' }, 'WAITLIST_FORM_URL is still'],
    [{ BOOKING_URL: 'https://calendar.example.com/call' }, 'BOOKING_URL is still'],
    [{ WAITLIST_FORM_URL: 'https://forms.gle/abc' }, 'The form can only be linked to'],
  ])('%j is to do', (settings, words) => {
    expect(said(check(settings), 'open')).toEqual([expect.stringContaining(words)])
  })
})

describe('the services outside', () => {
  const check = (answers: Record<string, Reply | undefined>) => {
    const ask: Ask = async (address) => {
      const key = Object.keys(answers).find((part) => address.includes(part))
      return key === undefined ? reply(200) : answers[key]
    }
    return checkServices(parseSettings(SETTINGS), ask)
  }

  it('are done if all answer, and unknown without a network', async () => {
    expect(states(await check({}))).toEqual(['done', 'done', 'done'])
    // Pages that the texts refer to keep nobody from going live.
    const silent = states(await check({ '': undefined }))
    expect(silent.slice(0, 2)).toEqual(['unknown', 'unknown'])
    expect(new Set(silent.slice(2))).toEqual(new Set(['note']))
  })

  it.each([
    ['wrong', { 'x-frame-options': 'SAMEORIGIN' }],
    ['wrong', { 'content-security-policy': "frame-ancestors 'self'" }],
    ['wrong', { 'content-security-policy': "default-src *; frame-ancestors 'none'; img-src *" }],
    ['done', { 'content-security-policy': 'frame-ancestors *' }],
    ['done', { 'content-security-policy': `frame-ancestors ${SITE_URL}` }],
    ['done', { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }],
    ['done', { 'x-frame-options': 'ALLOWALL' }],
  ])('a form is %s in a frame with %j', async (state, headers) => {
    const found = await check({ 'tally.so': reply(200, headers as Record<string, string>) })
    expect(states(found)[0]).toBe(state)
  })

  it('a page that is gone is wrong, and one that refuses programs is not', async () => {
    expect(said(await check({ 'tally.so': reply(404) }), 'wrong')).toHaveLength(1)
    expect(said(await check({ calendly: reply(404) }), 'wrong')).toHaveLength(1)
    expect(said(await check({ 'ico.org.uk': reply(410) }), 'wrong')).toHaveLength(1)
    const refusing = { tally: reply(403), calendly: reply(403), 'doi.org': reply(403) }
    expect(states(await check(refusing))).toEqual(['note', 'done', 'done'])
  })
})

describe('the build', () => {
  const PAGES = ['index', 'privacy-policy', 'terms-of-service', 'medical-disclaimer', '404', '500']
  const SERVERS = ['server/nginx-http.conf', 'server/Caddyfile']
  const HOSTS = ['cloudflare/wrangler.jsonc', 'netlify/netlify.toml', 'vercel/vercel.json']
  let root: string

  function write(file: string, content = '', secondsLater = 0) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    const time = NOW.getTime() / 1000 + secondsLater
    utimesSync(path, time, time)
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'doctor-'))
    for (const file of ['src/copy/hero.ts', 'public/icon-512.png']) write(file)
  })

  afterEach(() => rmSync(root, { recursive: true }))

  const BUILT_WITH = 'dist-hosting/built-with.json'

  function writeWhole() {
    for (const name of PAGES) write(`dist/${name}.html`, '', 60)
    for (const file of [...SERVERS, ...HOSTS]) write(`dist-hosting/${file}`)
    write(BUILT_WITH, JSON.stringify(SETTINGS), 90)
  }

  it('is to do at first, then done, and wrong if a page is missing', () => {
    const check = () => checkBuild(root, SETTINGS)
    expect(said(check(), 'open')).toEqual(['The site is not built yet.'])
    for (const name of PAGES) write(`dist/${name}.html`)
    expect(states(check())).toEqual(['open'])
    writeWhole()
    for (const none of ['hero.test.ts', '.DS_Store', 'hero.ts~']) write(`src/copy/${none}`, '', 120)
    expect(states(check())).toEqual(['done'])
    rmSync(join(root, 'dist/404.html'))
    expect(said(check(), 'wrong')).toEqual(['The build lacks 404.'])
  })

  it.each([
    ['src/copy/hero.ts', 75, 'src/copy/hero.ts was changed'],
    ['public/icon-512.png', 75, 'public/icon-512.png was changed'],
    ['dist/index.html', 120, 'built after the files for hosts'],
  ])('is out of date after %s changed', (file, secondsLater, words) => {
    writeWhole()
    write(file, '', secondsLater)
    expect(said(checkBuild(root, SETTINGS), 'wrong')).toEqual([expect.stringContaining(words)])
  })

  it('is out of date after a setting changed, which it names', () => {
    writeWhole()
    const now = { ...SETTINGS, BOOKING_URL: 'https://cal.com/q', WAITLIST_FORM_LOADING: 'click' }
    expect(said(checkBuild(root, now), 'wrong')).toEqual([
      'BOOKING_URL has changed since the build: “https://calendly.com/quiet/call” then, “https://cal.com/q” now.',
      'WAITLIST_FORM_LOADING has changed since the build: “” then, “click” now.',
    ])
  })
})

describe('the live site', () => {
  const settings = { ...SETTINGS, BOOKING_URL: "https://calendly.com/o'hara?a=1&b=2" }
  const check = (built: object, ask: Ask) =>
    checkLiveSite(parseSettings(settings), new Map(Object.entries(built)), ask)

  it('is unknown if nothing answers', async () => {
    expect(states(await check({}, async () => undefined))).toEqual(['unknown'])
  })

  it('is wrong if the host shows the landing page at every address, without headers', async () => {
    const ask: Ask = async () => reply(200, { 'x-robots-tag': 'noindex' }, 'home')
    const header = (name: string) => `The header ${name} is missing or differs.`
    expect(said(await check({ '/': 'new home' }, ask), 'wrong')).toEqual([
      'An unknown address answers with 200, not 404.',
      '/privacy-policy.html does not lead to /privacy-policy.',
      'The address with http:// does not lead to https://.',
      ...['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy'].map(header),
      ...['Permissions-Policy', 'Content-Security-Policy'].map(header),
      'The host tells search engines to leave the site out (noindex).',
      ...['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'].map(
        (name) => `The live page does not lead to the address in ${name}.`,
      ),
      'What is live at / is not this build.\nOnly live has: home\nOnly the build has: new home',
    ])
  })

  it('is out of date in each page of another build, with the words that differ', async () => {
    const links = [`${SITE_URL}/`, SETTINGS.WAITLIST_FORM_URL, settings.BOOKING_URL]
    const home = renderToStaticMarkup(links.map((href) => createElement('a', { href, key: href })))
    const live: Record<string, string> = {
      [`${SITE_URL}/`]: home,
      [`${SITE_URL}/privacy-policy`]: `<p>A</p><p>It's old</p><a href="https://b.ie">B</a>`,
      [`${SITE_URL}/medical-disclaimer`]: '<script>old</script><p>A</p>',
    }
    const ask: Ask = async (address) => reply(200, {}, live[address] ?? 'old')
    const built = {
      '/': home,
      '/privacy-policy': '<p>A</p><p>It&#x27;s old</p><a href="https://b.ie?c&amp;d">B</a>',
      '/terms-of-service': 'old',
      '/medical-disclaimer': '<script>new</script><p>A</p>',
    }
    const found = said(await check(built, ask), 'wrong').filter((says) => says.includes('live'))
    expect(found).toEqual([
      'What is live at /privacy-policy is not this build.\n' +
        'Only live has: https://b.ie\nOnly the build has: https://b.ie?c&d',
      'What is live at /medical-disclaimer is not this build.\n' +
        'Each word and address is in both; the rest differs.',
    ])
  })
})

it('the report says what to do under each finding, and is healthy once nothing is left to do', () => {
  const found = (state: Finding['state']) => ({ First: [], Second: [{ state, says: 'A.\nB.' }] })
  const advised = { First: [], Second: [{ state: 'open', says: 'A.', advice: 'Set it.' } as const] }
  const report = reportOf(advised)
  expect(report).toContain('2. Second\n  to do      A.\n             → Set it.\n')
  expect(report).toContain('0 wrong, 1 to do, 0 not known.')
  const all = ['done', 'note', 'unknown', 'open', 'wrong'] as const
  expect(all.filter((state) => isHealthy(found(state)))).toEqual(['done', 'note', 'unknown'])
})
