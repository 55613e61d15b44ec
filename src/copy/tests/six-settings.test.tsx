import { beforeAll, describe, expect, it } from 'vitest'
import { readBooking, readForm } from '../../../settings/providers.ts'
import { ALL_FACTS } from '../../legal/tests/legal-fixtures.ts'
import { readSections, readSite, type SiteSettings } from './read-site.tsx'

const form = (address: string, loading: 'near' | 'click', providerName = '') =>
  readForm(new URL(address), { loading, providerName })
const booking = (address: string) => readBooking(new URL(address))

const NO_FACTS = {}
const SOME_FACTS = {
  companyName: 'Sample Company Inc.',
  hostingProvider: 'Sample Hosting',
  callLength: '15 minutes',
}
const OWN_FORM = 'https://join.sample.example/'
const OWN_BOOKING = booking('https://book.sample.example/')
const CALENDLY = booking('https://calendly.com/sample/call')

/** No, some and all facts; a form that loads when near, on a click, and in a new tab. */
const SETTINGS: Record<string, SiteSettings> = {
  'no facts, an unnamed form that loads when near': {
    facts: NO_FACTS,
    form: form(OWN_FORM, 'near'),
    booking: OWN_BOOKING,
  },
  'no facts, Google Forms as a link': {
    facts: NO_FACTS,
    form: form('https://forms.gle/a', 'near'),
    booking: CALENDLY,
  },
  'some facts, Fillout that loads when near': {
    facts: SOME_FACTS,
    form: form('https://forms.fillout.com/t/3A', 'near'),
    booking: CALENDLY,
  },
  'some facts, Tally that loads on a click': {
    facts: SOME_FACTS,
    form: form('https://tally.so/r/a', 'click'),
    booking: OWN_BOOKING,
  },
  'all facts, a form on our own server that loads on a click': {
    facts: ALL_FACTS,
    form: form(OWN_FORM, 'click', 'Our own server'),
    booking: CALENDLY,
  },
  'all facts, Kit as a link': {
    facts: ALL_FACTS,
    form: form('https://sample.kit.com/a', 'near'),
    booking: OWN_BOOKING,
  },
}

type Page = keyof Awaited<ReturnType<typeof readSite>>

/** Words of a page, and the settings in which they must appear. In all others they must not. */
const RULES: [page: Page, words: RegExp, isTrueWith: (settings: SiteSettings) => boolean][] = [
  ['privacy-policy', /before we ask you/, ({ form: { kind } }) => kind === 'near'],
  ['privacy-policy', /loads by itself/, ({ form: { kind } }) => kind === 'near'],
  [
    'privacy-policy',
    /For everything else here, except server logs, we would ask/,
    ({ form }) => form.kind === 'near',
  ],
  ['privacy-policy', /Except for server logs, we would ask/, (s) => s.form.kind !== 'near'],
  ['privacy-policy', /only when you press its button/, ({ form }) => form.kind === 'click'],
  ['privacy-policy', /only when you follow a link to it/, ({ form }) => form.kind === 'link'],
  ['privacy-policy', /in a frame/, ({ form }) => form.kind !== 'link'],
  ['privacy-policy', /The form may note it too, but not before it loads/, () => true],
  [
    'terms-of-service',
    /If the form does not load, you can open it in a new tab/,
    (s) => s.form.kind !== 'link',
  ],

  ['privacy-policy', /waitlist form runs on \S.*, a service of another company/, isNamed],
  ['privacy-policy', /runs on Fillout, a service/, ({ form }) => form.provider === 'Fillout'],
  ['privacy-policy', /privacy policy of Tally says/, ({ form }) => form.provider === 'Tally'],
  ['privacy-policy', /We run the waitlist form on our own server/, isOwnServer],
  ['privacy-policy', /whoever runs the waitlist form/, isUnnamed],
  [
    'privacy-policy',
    /For this first step, the law may see that company/,
    (s) => isNamed(s) && s.form.kind !== 'link',
  ],
  ['privacy-policy', /‘joint controllers’/, (s) => !isOwnServer(s) && s.form.kind !== 'link'],
  ['privacy-policy', /We alone are the controller/, isOwnServer],
  ['privacy-policy', /We keep your answers on our own server/, isOwnServer],
  ['privacy-policy', /The form provider stores your answers/, (s) => !isOwnServer(s)],
  ['privacy-policy', /Visits: our hosting provider\.\n/, isOwnServer],
  ['privacy-policy', /Campaign tags: the booking provider\.\n/, isOwnServer],
  ['privacy-policy', /Waitlist details: the service that sends our emails\.\n/, isOwnServer],
  ['privacy-policy', /the host that sends you these pages;\n/, isOwnServer],
  ['privacy-policy', /Visits: our hosting provider, and the form provider/, (s) => !isOwnServer(s)],
  ['privacy-policy', /Campaign tags: the form provider and the/, (s) => !isOwnServer(s)],
  ['privacy-policy', /Waitlist details: the form provider and/, (s) => !isOwnServer(s)],
  ['privacy-policy', /these pages, and the form provider once/, (s) => !isOwnServer(s)],
  ['privacy-policy', /The form and booking providers may collect/, (s) => !isOwnServer(s)],
  ['privacy-policy', /a link to Calendly, a service/, ({ booking }) => booking === CALENDLY],
  ['privacy-policy', /privacy policy of Calendly says/, ({ booking }) => booking === CALENDLY],
  ['terms-of-service', /form and the booking page belong to other companies/, isNamed],
  ['home', /form belongs to an outside service, which may set cookies/, isNamed],
  ['home', /form has its own rules, and may set cookies/, isUnnamed],
  ['home', /form runs on our own server, which keeps what you send/, isOwnServer],
  ['home', /These pages set no cookies and keep no data/, () => true],
  ['home', /This form runs on \S.*, an outside service that may set cookies/, isNamed],
  ['home', /We run this form on our own server/, isOwnServer],
  ['home', /whoever runs it can see your internet address/, isUnnamed],
  ['home', /Joining may tell Fillout that you/, ({ form }) => form.provider === 'Fillout'],
  ['home', /can see your internet address/, (s) => !isOwnServer(s)],
  ['home', /Joining tells us that you may have tinnitus/, isOwnServer],
  [
    'home',
    /The form gets nothing from you until you press this button or open it/,
    ({ form }) => form.kind === 'click',
  ],

  [
    'privacy-policy',
    /Legal basis: your explicit consent \(.*\)\. The form asks for it with a box that starts empty/,
    ({ facts }) => facts.formAsksConsent === true,
  ],
  [
    'privacy-policy',
    /If the form does not ask for it, please do not send the form/,
    ({ facts }) => !facts.formAsksConsent,
  ],
  ['privacy-policy', /Telling us something is not by itself such consent/, () => true],
  ['privacy-policy', /registered name and address are not given yet/, hasNoFacts],
  ['privacy-policy', /we rely on the sample contract of the EU/, hasAllFacts],
  ['privacy-policy', /it asks for a safeguard, such as/, (s) => !hasAllFacts(s)],
  ['privacy-policy', /When the waitlist ends, we delete them/, () => true],
  ['privacy-policy', /For 24 sample months, or until you unsubscribe/, hasAllFacts],
  ['privacy-policy', /emails are sent by Sample Mail\. Our calls run on Sample Phone/, hasAllFacts],
  ['privacy-policy', /We are a sample company .* Our entry in the register/, hasAllFacts],
  ['privacy-policy', /run by Sample Company Inc\./, (s) => !hasNoFacts(s)],
  ['home', /a project of Sample Company Inc\./, (s) => !hasNoFacts(s)],
  ['home', /a project of Sample Company Inc\. in Sampletown\./, hasAllFacts],
  ['home', /Write to us at hello@sample\.example/, hasAllFacts],
  ['home', /A call takes about 15/, (s) => !hasNoFacts(s)],
  ['home', /Nobody will try to sell you anything on a call/, hasAllFacts],
  ['home', /publish the results of any tests of the app, even if they show no effect/, hasAllFacts],
  ['home', /audiologist advises us: Dr\. Cy Sample.*\. That is not advice to you\./, hasAllFacts],
  ['privacy-policy', /you can also turn to Sample Representative/, hasAllFacts],

  // In all settings: untrue or unsafe words that must not appear, and cautions that must.
  ['privacy-policy', /not decided|no fixed time|The date at the top/, () => false],
  ['privacy-policy', /the notice that those laws ask for|data protection officer/, () => false],
  ['privacy-policy', /Until the call is over and any questions from it are answered/, () => true],
  ['terms-of-service', /By using this site|The date at the top/, () => false],
  ['medical-disclaimer', /covers or softens|not for emergencies/, () => false],
  [
    'medical-disclaimer',
    /^When to get help\nIf you are thinking of harming yourself$/m,
    () => true,
  ],
  [
    'medical-disclaimer',
    /mood\.\nPlease do not use this site or the app in an emergency/,
    () => true,
  ],
  ['medical-disclaimer', /States and Canada: call 988 or text 988\./, () => true],
  ['medical-disclaimer', /Kingdom: call Samaritans on 116.123, or text SHOUT to 85258/, () => true],
  ['medical-disclaimer', /Ireland: call Samaritans on 116.123, or text 50808/, () => true],
  ['medical-disclaimer', /or you take out hearing aids at night/, () => true],
  ['medical-disclaimer', /a smoke alarm would still wake you/, () => true],
  ['medical-disclaimer', /could miss an alarm, a doorbell or a voice/, () => true],
  ['home', /a smoke alarm would still wake you/, () => true],
  ['home', /help is there at any hour/, () => true],
  ['home', /In the US or Canada, call or text 988\./, () => true],
  ['home', /call 116 123, or text SHOUT to 85258 \(UK\) or text 50808 \(Ireland\)/, () => true],
  ['home', /someone will answer at any hour/, () => true],
  ['home', /or you take out hearing aids at night/, () => true],
  ['home', /For some people, tinnitus is quieter, or gone, for a while/, () => true],
  ['home', /That is the idea, not a finding/, () => true],
  ['home', /This page will still be here in the morning/, () => true],
  ['privacy-policy', /still be here in the morning/, () => false],
  ['notFound', /still be here in the morning/, () => false],
]

function isOwnServer({ form: { provider } }: SiteSettings) {
  return provider === 'our own server'
}
function isUnnamed({ form: { provider } }: SiteSettings) {
  return provider === 'unknown'
}
function isNamed(settings: SiteSettings) {
  return !isOwnServer(settings) && !isUnnamed(settings)
}
function hasNoFacts({ facts }: SiteSettings) {
  return facts === NO_FACTS
}
function hasAllFacts({ facts }: SiteSettings) {
  return facts === ALL_FACTS
}

describe.each(Object.entries(SETTINGS))('with %s', (_name, settings) => {
  let site: Awaited<ReturnType<typeof readSite>>
  beforeAll(async () => {
    site = await readSite(settings)
  })

  it('every page has the sentences that apply, and no others', () => {
    for (const [page, words, isTrueWith] of RULES) {
      const says = `${page}: ${words}`
      expect([says, words.test(site[page])]).toEqual([says, isTrueWith(settings)])
    }
  })

  it('no page has gaps or placeholders', () => {
    for (const text of Object.values(site)) {
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|\[|TODO|lorem| {2}| \.|\.\./i)
    }
  })

  it('the privacy policy says once that a request may be checked', () => {
    expect(site['privacy-policy'].match(/that the request comes from you/g)).toHaveLength(1)
  })

  it('each legal page says exactly once how to contact us', () => {
    const [reach, not] = hasAllFacts(settings)
      ? [/Write to us at hello@sample\.example/g, /by booking a call|not given an address/]
      : [/You can reach us by booking a call/g, /[Ww]rite to us at|email us/]
    for (const page of ['privacy-policy', 'terms-of-service', 'medical-disclaimer'] as const) {
      expect(site[page].match(reach)).toHaveLength(1)
      expect(site[page]).not.toMatch(not)
    }
  })
})

const GOOGLE_FORM = 'https://docs.google.com/forms/d/e/a/viewform'

it.each([
  ['a named form that loads when near', form(GOOGLE_FORM, 'near')],
  ['a named form that loads on a click', form(GOOGLE_FORM, 'click')],
  ['an unnamed form that loads when near', form(OWN_FORM, 'near')],
  ['an unnamed form that loads on a click', form(OWN_FORM, 'click')],
  ['a form on our own server that loads when near', form(OWN_FORM, 'near', 'our own server')],
  ['a form on our own server that loads on a click', form(OWN_FORM, 'click', 'our own server')],
  ['a link', form('https://forms.gle/a', 'near')],
])('with %s, the landing page without the FAQ has at most 800 words', (_name, waitlistForm) => {
  const settings = { facts: NO_FACTS, form: waitlistForm, booking: CALENDLY }
  const count = readSections(settings).split(/\s+/).length
  expect(count).toBeGreaterThan(600)
  expect(count).toBeLessThanOrEqual(800)
})
