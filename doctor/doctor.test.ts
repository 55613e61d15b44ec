import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfiguration } from '../build/configuration.ts'
import type { Ask, Reply } from './ask.ts'
import { checkBuild } from './build.ts'
import type { Finding } from './finding.ts'
import { checkLiveSite } from './live-site.ts'
import { checkOwnerFacts } from './owner-facts.ts'
import { isHealthy, reportOf } from './report.ts'
import { checkServices } from './services.ts'
import { checkSettings } from './settings.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const FACTS = {
  companyName: 'Quiet Sounds Ltd',
  companyAddress: '1 Harbour Street, Cork',
  contactEmail: 'hello@quietsounds.ie',
  governingLaw: 'Ireland',
  privacyRepresentative: 'Ada Byrne, ada@quietsounds.ie',
  hostingProvider: 'Harbour Hosting',
  serverLogRetention: '30 days',
}
const SETTINGS = {
  SITE_URL: 'https://quietsounds.ie',
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
  const check = (facts: object, contact?: { contact: string; expires: string }) =>
    checkOwnerFacts(facts, 'Hush', contact, NOW)

  it('are each named while they are not set, and what they mean', () => {
    expect(said(check({}), 'open')).toHaveLength(6)
    expect(said(check({ ...FACTS, governingLaw: ' ' }), 'open')).toEqual([
      'governingLaw is not set: the country whose law governs the terms.',
    ])
  })

  it('are right once all are set', () => {
    expect(states(check(FACTS))).toEqual(['note', 'done', 'note'])
  })

  it.each(['Example Hosting Inc.', 'TODO', '[company]', 'hello@example.com'])(
    'are wrong where one is still an example: %s',
    (hostingProvider) => {
      expect(said(check({ ...FACTS, hostingProvider }), 'wrong')).toHaveLength(1)
    },
  )

  it.each([
    ['2026-12-31', 'done'],
    ['2026-03-20', 'open'],
    ['2026-02-01', 'wrong'],
  ])('a security contact until %s is %s', (expires, state) => {
    const contact = { contact: 'mailto:security@quietsounds.ie', expires }
    expect(states(check(FACTS, contact)).at(-1)).toBe(state)
  })
})

describe('the settings', () => {
  it('are right when they are real', () => {
    expect(states(checkSettings(SETTINGS).findings)).toEqual(['done', 'done', 'done'])
  })

  it('are each named while they are not set', () => {
    expect(said(checkSettings({ SITE_URL: ' ' }).findings, 'open')).toHaveLength(3)
  })

  it.each([
    ['SITE_URL', 'https://www.example.com'],
    ['WAITLIST_FORM_URL', 'https://forms.example.com/waitlist'],
    ['BOOKING_URL', 'http://localhost:4322/booking'],
  ])('%s is still to do as %s', (name, value) => {
    const { findings } = checkSettings({ ...SETTINGS, [name]: value })
    expect(said(findings, 'open')).toEqual([expect.stringContaining(`${name} is still an example`)])
  })

  it('are wrong where the build would refuse them', () => {
    const { findings } = checkSettings({ ...SETTINGS, SITE_URL: 'quietsounds.ie' })
    expect(states(findings)).toEqual(['wrong'])
    expect(findings[0]?.says).toContain('SITE_URL')
  })

  it('are to be looked at where the form can only be linked to', () => {
    const settings = { ...SETTINGS, WAITLIST_FORM_URL: 'https://forms.gle/abc' }
    expect(said(checkSettings(settings).findings, 'open')).toHaveLength(1)
  })
})

describe('the services outside', () => {
  const check = (answers: Record<string, Reply | undefined>) => {
    const ask: Ask = async (address) => {
      const key = Object.keys(answers).find((part) => address.includes(part))
      return key === undefined ? reply(200) : answers[key]
    }
    return checkServices(readConfiguration(SETTINGS), ask)
  }

  it('are right when all answer', async () => {
    expect(states(await check({}))).toEqual(['done', 'done', 'done'])
  })

  it('are not known where nothing answers, as without a network', async () => {
    const findings = await check({ '': undefined })
    expect(new Set(states(findings))).toEqual(new Set(['unknown']))
  })

  it.each([
    ['x-frame-options', 'SAMEORIGIN'],
    ['content-security-policy', "frame-ancestors 'self'"],
    ['content-security-policy', "default-src *; frame-ancestors 'none'; img-src *"],
  ])('a form that refuses to be shown in the page is wrong: %s: %s', async (name, value) => {
    const findings = await check({ 'tally.so': reply(200, { [name]: value }) })
    expect(said(findings, 'wrong')).toEqual([
      expect.stringContaining('does not let itself be shown'),
    ])
  })

  it.each<Record<string, string>>([
    { 'content-security-policy': 'frame-ancestors *' },
    { 'content-security-policy': 'frame-ancestors https://quietsounds.ie' },
    { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'SAMEORIGIN' },
    { 'x-frame-options': 'ALLOWALL' },
  ])('a form that allows it is right: %j', async (headers) => {
    expect(states(await check({ 'tally.so': reply(200, headers) }))[0]).toBe('done')
  })

  it('a page that is gone is wrong, and one that turns programs away is not', async () => {
    expect(said(await check({ calendly: reply(404) }), 'wrong')).toHaveLength(1)
    expect(said(await check({ calendly: reply(403), 'doi.org': reply(403) }), 'wrong')).toEqual([])
    expect(said(await check({ 'ico.org.uk': reply(410) }), 'wrong')).toHaveLength(1)
  })
})

describe('the build', () => {
  const PAGES = ['index', 'privacy-policy', 'terms-of-service', 'medical-disclaimer', '404', '500']
  const HOST_FILES = ['server/nginx-http.conf', 'server/Caddyfile', 'cloudflare/wrangler.jsonc']
  const OTHERS = ['netlify/netlify.toml', 'vercel/vercel.json']
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
    write('src/copy/hero.ts')
  })

  afterEach(() => rmSync(root, { recursive: true }))

  function writeBuild() {
    const html = '<link rel="canonical" href="https://quietsounds.ie/">'
    for (const name of PAGES) write(`dist/${name}.html`, html, 60)
    for (const file of [...HOST_FILES, ...OTHERS]) write(`dist-hosting/${file}`)
  }

  const check = () => checkBuild(root, 'https://quietsounds.ie')

  it('is still to do before the first one', () => {
    expect(states(check())).toEqual(['open'])
  })

  it('is right when it is whole and newer than the words', () => {
    writeBuild()
    expect(states(check())).toEqual(['done'])
  })

  it('is wrong where a page is missing, or it was made for another address', () => {
    writeBuild()
    expect(states(checkBuild(root, 'https://other.ie'))).toEqual(['wrong'])
    rmSync(join(root, 'dist/404.html'))
    expect(said(check(), 'wrong')).toEqual(['The build lacks 404.'])
  })

  it('is to be made again once a word is changed, and not once a test is', () => {
    writeBuild()
    write('src/copy/hero.test.ts', '', 120)
    expect(states(check())).toEqual(['done'])
    write('src/copy/hero.ts', '', 120)
    expect(states(check())).toEqual(['open'])
  })
})

describe('the live site', () => {
  it('is not known where nothing answers', async () => {
    const findings = await checkLiveSite('https://quietsounds.ie', undefined, async () => undefined)
    expect(states(findings)).toEqual(['unknown'])
  })

  it('is wrong where a host shows the landing page at every address, without headers', async () => {
    const ask: Ask = async () => reply(200, { 'x-robots-tag': 'noindex' }, 'home')
    const faults = said(await checkLiveSite('https://quietsounds.ie', 'new home', ask), 'wrong')
    expect(faults).toEqual([
      'An unknown address answers with 200, not 404.',
      '/privacy-policy.html does not lead to /privacy-policy.',
      'The header Strict-Transport-Security is missing or differs.',
      'The header X-Content-Type-Options is missing or differs.',
      'The header Referrer-Policy is missing or differs.',
      'The header Permissions-Policy is missing or differs.',
      'The header Cross-Origin-Opener-Policy is missing or differs.',
      'The header Content-Security-Policy is missing or differs.',
      'The host tells search engines to leave the site out (noindex).',
      'The address with http:// does not lead to https://.',
      'What is live is not this build.',
    ])
  })
})

describe('the report', () => {
  const step = (finding: Finding) => [{ number: 2, title: 'The addresses', findings: [finding] }]

  it('says what to do under what it found, by the steps of the guide', () => {
    const report = reportOf(step({ state: 'open', says: 'It is not set.', advice: 'Set it.' }))
    expect(report).toContain('2. The addresses\n  to do      It is not set.\n')
    expect(report).toContain('→ Set it.')
    expect(report).toContain('0 wrong, 1 to do, 0 not known.')
  })

  it.each([
    ['done', true],
    ['note', true],
    ['unknown', true],
    ['open', false],
    ['wrong', false],
  ] as const)('ends well with %s: %s', (state, isWell) => {
    expect(isHealthy(step({ state, says: '' }))).toBe(isWell)
  })
})
