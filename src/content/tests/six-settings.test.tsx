import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteFacts } from '../../facts/fact-schema.ts'
import { type Booking, type Form, resolveBooking, resolveForm } from '../../services/providers.ts'
import { readSections, readSite, type SiteSettings } from './read-site.tsx'
import { ALL_FACTS } from './text-fixtures.ts'

const read = (address: string, loading: 'near' | 'click', providerName = '') =>
  resolveForm(new URL(address), { loading, providerName })

const SOME_FACTS = { companyName: 'Sample Company Inc.', hostingProvider: 'Sample Hosting' }
const FILLOUT = read('https://forms.fillout.com/t/3A', 'near')
const UNNAMED = read('https://join.sample.example/', 'near')
const OWN_SERVER = read('https://join.sample.example/', 'click', 'Our own server')
const CALENDLY = resolveBooking(new URL('https://calendly.com/sample/call'))
const OTHER = resolveBooking(new URL('https://book.sample.example/'))

/** No, some and all facts; a form that loads when near, on a click, and in a new tab. */
const SETTINGS: [what: string, facts: SiteFacts, form: Form, booking: Booking][] = [
  ['no facts, an unnamed form that loads when near', {}, UNNAMED, OTHER],
  ['no facts, Google Forms as a link', {}, read('https://forms.gle/a', 'near'), CALENDLY],
  ['some facts, Fillout that loads when near', SOME_FACTS, FILLOUT, CALENDLY],
  ['some facts, Tally on a click', SOME_FACTS, read('https://tally.so/r/a', 'click'), OTHER],
  ['all facts, a form on our own server on a click', ALL_FACTS, OWN_SERVER, CALENDLY],
  ['all facts, Kit as a link', ALL_FACTS, read('https://sample.kit.com/a', 'near'), OTHER],
]

const textsOf = ({ founderNote, ...facts }: SiteFacts) =>
  Object.values({ ...facts, ...founderNote }).filter((fact) => typeof fact === 'string')

type Page = keyof Awaited<ReturnType<typeof readSite>>

const isOwnServer = ({ form: { provider } }: SiteSettings) => provider === 'our own server'

/** What a page says exactly in these settings, in as few words as tell the difference. */
const RULES: [page: Page, words: RegExp, isTrueWith: (settings: SiteSettings) => boolean][] = [
  ['home', /loads by itself/, ({ form }) => form.loading === 'near'],
  ['privacy-policy', /loads by itself/, ({ form }) => form.loading === 'near'],
  ['home', /until you press this button/, ({ form }) => form.loading === 'click'],
  ['privacy-policy', /only when you press its button/, ({ form }) => form.loading === 'click'],
  ['home', /opens on its own page/, ({ form }) => form.loading === 'never'],
  ['privacy-policy', /only when you follow a link to it/, ({ form }) => form.loading === 'never'],
  ['terms-of-service', /form does not load/, ({ form }) => form.loading !== 'never'],

  ['home', /our own server/, isOwnServer],
  ['privacy-policy', /We alone are the controller/, isOwnServer],
  ['privacy-policy', /joint controllers/, (s) => !isOwnServer(s) && s.form.loading !== 'never'],

  ['privacy-policy', /box that starts empty/, ({ facts }) => Boolean(facts.formAsksConsent)],
  ['home', /nobody sells/i, ({ facts }) => Boolean(facts.sellsNothingOnCalls)],
  ['home', /publish the results/, ({ facts }) => Boolean(facts.publishesResults)],
]

/** Help in a crisis, whose numbers have tests of their own, and the alarms that sound could drown out. */
const ALWAYS_SAID = [/988/, /emergency/, /at any hour/, /still wake you/, /take out hearing aids/]

const SERVICES = ['Google Forms', 'Fillout', 'Tally', 'Kit', 'Calendly']

describe.each(SETTINGS)('with %s', (_what, facts, form, booking) => {
  const settings = { facts, form, booking }
  let site: Awaited<ReturnType<typeof readSite>>
  beforeAll(async () => {
    site = await readSite(settings)
  })

  it('every page says what applies, and nothing else', () => {
    for (const [page, words, isTrueWith] of RULES) {
      const says = `${page}: ${words}`
      expect([says, words.test(site[page])]).toEqual([says, isTrueWith(settings)])
    }
  })

  it('the pages name the services in use, and no others', () => {
    const named = (text: string) => SERVICES.filter((name) => RegExp(`\\b${name}\\b`).test(text))
    const inUse = (...used: unknown[]) => SERVICES.filter((name) => used.includes(name))
    expect(named(site.home)).toEqual(inUse(form.provider))
    expect(named(site['privacy-policy'])).toEqual(inUse(form.provider, booking.provider))
  })

  it('every fact is on a page if it is set, and on none if not', () => {
    const text = Object.values(site).join('\n')
    const shown = textsOf(ALL_FACTS).filter((fact) => text.includes(fact))
    expect(shown).toEqual(textsOf(ALL_FACTS).filter((fact) => textsOf(facts).includes(fact)))
  })

  it('above the answers each fact is said once, but the address twice', () => {
    const text = readSections(settings)
    for (const fact of textsOf(facts).filter((fact) => text.includes(fact))) {
      expect([fact, text.split(fact).length]).toEqual([fact, fact === facts.contactEmail ? 3 : 2])
    }
  })

  it('no page has gaps', () => {
    for (const text of Object.values(site)) {
      expect(text).not.toMatch(/\{\{|\}\}|\||undefined|null| {2}| \.|\.\./)
    }
  })

  it('help in a crisis and the cautions about alarms are always there', () => {
    for (const words of ALWAYS_SAID) {
      expect(site.home).toMatch(words)
      expect(site['medical-disclaimer']).toMatch(words)
    }
  })

  it('each legal page says exactly once how to contact us', () => {
    const [reach, not] =
      facts === ALL_FACTS
        ? [/Write to us at hello@sample\.test/g, /by booking a call|not given an address/]
        : [/You can reach us by booking a call/g, /[Ww]rite to us at|email us/]
    for (const page of ['privacy-policy', 'terms-of-service', 'medical-disclaimer'] as const) {
      expect(site[page].match(reach)).toHaveLength(1)
      expect(site[page]).not.toMatch(not)
    }
  })
})

/** With a limit for each, because a page that repeats itself sounds like a lawyer. */
const COUNTED = [
  ['the word "cure"', /\bcur(?:es?|ed|ing)\b/gi, 3],
  ['the word "design"', /\bdesign/gi, 3],
  ['the word "goal"', /\bgoals?\b/gi, 3],
  ['"X, not Y"', /(?<!\bNot [^.]*), not \b/g, 1],
  ['hedging', /not everyone|\bvar(?:y|ies)\b|\brough\b|no promise/gi, 3],
  ['words in all', /\S+/g, 780],
] as const

it.each(COUNTED)('without answers and facts, the landing page limits %s', (_what, words, most) => {
  const text = readSections({ facts: {}, form: FILLOUT, booking: CALENDLY })
  const count = text.match(words)?.length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(most)
})
