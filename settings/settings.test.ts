import { expect, it } from 'vitest'
import { type Environment, SettingsError } from './environment.ts'
import { parseSettings } from './settings.ts'

const GOOD = {
  SITE_URL: 'https://www.quiet.example',
  WAITLIST_FORM_URL: 'https://tally.so/r/mR3',
  BOOKING_URL: 'https://calendly.com/quiet/call',
}
const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIpQL/viewform'
const TALLY = 'https://tally.so/r/mR3'
const CAL_COM = 'https://cal.com/quiet/call'
const SCRIPT = '<script async src="https://tally.so/widgets/embed.js"></script>'

const parse = (environment: Environment) => parseSettings({ ...GOOD, ...environment })

const NAMES = {
  site: 'SITE_URL',
  form: 'WAITLIST_FORM_URL',
  provider: 'WAITLIST_FORM_PROVIDER',
  loading: 'WAITLIST_FORM_LOADING',
  tags: 'WAITLIST_FORM_TAG_NAMES',
  call: 'BOOKING_URL',
} as const

/** Tags in the form's own address, so it takes only the others. */
const TAKEN = 'utm_medium=1&utm_campaign=1&utm_term=1&utm_content=1'

const INVALID: [which: keyof typeof NAMES, value: string | undefined, fault: string][] = [
  // Blank or misspelled.
  ['call', '\u00a0', 'is blank'],
  ['form', 'https:tally.so/r/mR3', 'must be a complete address'],
  ['form', 'http://localhost.evil.example/', 'must be a complete address'],
  ['site', 'https://', 'must be a complete address'],
  ['provider', 'https://tally.so', 'must be just the name of a company or product'],
  ['tags', 'entry.12', 'has "entry.12", not one of utm_source, utm_medium,'],
  ['tags', 'ref=\u202Eentry', 'has no valid field name for ref'],
  ['tags', 'utm_source=ref', 'has no valid field name for utm_source'],
  ['tags', 'ref=entry.1, ref=entry.2', 'lists a tag or a field name twice'],
  ['tags', 'ref=entry.1, utm_term=entry.1', 'lists a tag or a field name twice'],
  // With spaces or special characters inside.
  ['form', 'My form https://tally.so/r/mR3', 'contains a space or an invisible character'],
  ['form', 'https://tally.so/r/m\u200bR3', 'contains a space or an invisible character'],
  ['form', 'https://evil.example\\@tally.so/r/mR3', 'contains a backslash'],
  ['form', 'https:///tally.so/r/mR3', 'must not have a third slash, a user name or a password'],
  ['site', 'https://me:pw@quiet.example', 'must not have a third slash, a user name'],
  // Embed code without exactly one complete address.
  ['form', SCRIPT, 'is embed code without exactly one complete'],
  ['form', '<iframe src="https://form.typeform.com/to/Nz', 'is embed code without exactly one'],
  ['call', '<a href="https://a.example">A</a> <a href="https://b.example">B</a>', 'is embed code'],
  // Swapped, or a different address.
  ['site', GOOD.WAITLIST_FORM_URL, 'ends with “/r/mR3”; it must be just https://tally.so'],
  ['site', 'https://a.example:8443', 'ends with “:8443/”; it must be just https://a.example'],
  ['form', GOOD.BOOKING_URL, 'is a Calendly page; it belongs in BOOKING_URL'],
  ['call', GOOD.SITE_URL, 'leads to the site itself'],
  // Hosts without a public domain name.
  ['form', 'https://forms/waitlist', 'is on forms, which is not a public domain name'],
  ['call', 'https://10.0.0.5/a', 'is on 10.0.0.5, which is not a public domain'],
  ['form', "https://a;script-src'unsafe-inline'.example/", 'which is not a public domain name'],
]

it.each(INVALID)('rejects %s = %j: %s', (which, value, fault) => {
  const read = () => parse({ [NAMES[which]]: value })
  expect(read).toThrow(new RegExp(`^The site cannot .+:\n  ${NAMES[which]} \\(`))
  expect(read).toThrow(fault)
})

const PASTED: [which: 'site' | 'form' | 'call', pasted: string, address: string][] = [
  // In quotes, spaces or invisible characters.
  ['site', ' “https://WWW.quiet.example/” ', 'https://www.quiet.example'],
  ['form', '\u200e„https://tally.so/r/mR3“,\u200b', TALLY],
  ['form', '<HTTPS://TALLY.SO:443/r/mR3>', TALLY],
  ['call', '(https://cal.com/quiet/call)', CAL_COM],
  ['call', 'https://a.example/call_(free)', 'https://a.example/call_(free)'],
  // As embed code.
  ['form', `<iframe data-tally-src="${TALLY}?a=1&amp;b=2"></iframe>${SCRIPT}`, `${TALLY}?a=1&b=2`],
  ['form', `<iframe width=640 src='${GOOGLE}?embedded=true' style="color:`, GOOGLE],
  ['call', '<a href="https://cal.com/quiet/call">Book</a>', CAL_COM],
  ['call', '<div data-url="https://cal.com/quiet/call"></div><script src="a.js">', CAL_COM],
]

it.each(PASTED)('reads %s = %j as %s', (which, pasted, address) => {
  const { siteUrl, form, booking } = parse({ [NAMES[which]]: pasted })
  expect({ site: siteUrl, form: form.href, call: booking.href }[which]).toBe(address)
})

const tags = (parameters: string) => ({ tagMapping: { parameters } })

it.each([
  ['provider', '', { provider: undefined, loading: 'near' }],
  ['provider', '"Brevo & Sons Inc."', { provider: 'Brevo & Sons Inc.' }],
  ['provider', ' “Our own server”', { provider: 'our own server' }],
  ['loading', ' “click”\u00a0', { loading: 'click' }],
  ['tags', '“utm_source = a ,ref=Found us=how”, ', tags('utm_source=a&ref=Found+us%3Dhow')],
] as const)('the %s %j of a form on the owner’s domain is read as %o', (which, value, form) => {
  const address = `https://join.quiet.example/?${TAKEN}`
  expect(parse({ WAITLIST_FORM_URL: address, [NAMES[which]]: value }).form).toMatchObject(form)
})

it('a misspelled name is reported along with the setting that it leaves unset', () => {
  const { SITE_URL, ...others } = GOOD
  const report = () => parseSettings({ ...others, SITE_ADDRESS: SITE_URL })
  expect(report).toThrow(/SITE_URL .+ is not set.+SITE_ADDRESS is not a setting of this site/s)
  expect(
    parse({ WAITLIST_FORM_LOADNG: 'click', SITE_PORT: '1', SITE_ID: 'a', SITE_NAME: 'b' }).warnings,
  ).toEqual(['WAITLIST_FORM_LOADNG is not a setting of this site; check its spelling.'])
})

it('all faults are reported at once, each with a meaning and an example', () => {
  const environment = {
    SITE_URL: undefined,
    WAITLIST_FORM_URL: GOOD.BOOKING_URL,
    WAITLIST_FORM_LOADING: 'never',
    BOOKING_URL: GOOD.WAITLIST_FORM_URL,
  }
  const report = [
    'The site cannot be built. Please correct:',
    '  SITE_URL (the address of the site) is not set.',
    '    Example: SITE_URL=https://www.example.com',
    '  WAITLIST_FORM_URL (the address of the waitlist form) is a Calendly page; it belongs in BOOKING_URL.',
    '    Example: WAITLIST_FORM_URL=https://forms.example.com/waitlist',
    '  WAITLIST_FORM_LOADING (when the form loads) must be near or click.',
    '    Example: WAITLIST_FORM_LOADING=click',
    '  BOOKING_URL (the address of the scheduling page) is a Tally page; it belongs in WAITLIST_FORM_URL.',
    '    Example: BOOKING_URL=https://calendar.example.com/call',
    '  Set them in the environment or in a file named .env; docs/settings.md explains each one.',
  ]
  expect(() => parse(environment)).toThrow(new SettingsError(report.join('\n')))
})

it('localhost addresses are refused unless ALLOW_LOCALHOST is set', () => {
  const addresses = {
    SITE_URL: 'http://localhost:1',
    WAITLIST_FORM_URL: 'http://127.0.0.1:2/form',
    BOOKING_URL: 'http://[::1]:2/call',
  }
  const { siteUrl, form, booking } = parse({ ...addresses, ALLOW_LOCALHOST: 'yes' })
  expect([siteUrl, form.href, booking.href]).toEqual(Object.values(addresses))
  expect(() => parse(addresses)).toThrow('is on this machine, which no visitor can reach')
})

const GUESSES: [which: 'form' | 'call', address: string, warning: string][] = [
  ['form', 'https://tally.so/widgets/embed.js', 'is the script from an embed code'],
  ['form', 'https://accounts.google.com/signin', 'is a sign-in page'],
  ['form', 'https://admin.typeform.com/form/Nz/create', 'may be your own editor, where'],
  ['call', 'https://calendly.com/event_types/1', 'may be your own editor'],
  ['call', 'https://calendar.google.com/calendar/u/0/r', 'may be your own editor'],
  ['call', 'https://us02web.zoom.us/j/123', 'is the link to a single video call'],
  ['form', 'https://docs.google.com/document/d/1a', 'is a document or a file'],
  ['form', 'https://formspree.io/f/abcdwxyz', 'receives form data but shows no form'],
  ['form', 'https://www.jotform.com/build/2304', 'does not look like a Jotform form link'],
  ['call', GOOD.WAITLIST_FORM_URL, 'is a Tally form'],
]

it.each(GUESSES)('accepts %s = %s, with a warning that it %s', (which, address, warning) => {
  const { warnings } = parse({ [NAMES[which]]: address })
  expect(warnings).toEqual([expect.stringContaining(`${NAMES[which]} may be wrong: ${address} `)])
  expect(warnings[0]).toContain(warning)
})

it('settings that contradict the form’s address are ignored, with a warning', () => {
  const { form, warnings } = parse({
    WAITLIST_FORM_URL: 'https://forms.office.com/r/W1',
    WAITLIST_FORM_PROVIDER: 'Fillout',
    WAITLIST_FORM_TAG_NAMES: 'ref=from',
  })
  expect(form).toMatchObject({ provider: 'Microsoft Forms', tagMapping: { parameters: '' } })
  expect(warnings).toEqual([
    'WAITLIST_FORM_PROVIDER is ignored: the form’s address belongs to Microsoft Forms.',
    'WAITLIST_FORM_TAG_NAMES is ignored: the form accepts no tags, or its address already has them.',
  ])
  expect(parse({}).warnings).toEqual([])
})
