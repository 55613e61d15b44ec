import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { describeSettings } from './site-settings.ts'

const GOOD = {
  SITE_URL: 'https://www.quiet.example',
  WAITLIST_FORM_URL: 'https://forms.quiet.example/waitlist?list=1',
  BOOKING_URL: 'https://calendar.quiet.example/call',
}
const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIpQL/viewform'

type Settings = Record<string, string | undefined>

const read = (settings: Settings) => readConfiguration({ ...GOOD, ...settings })

function reportOf(settings: Settings): string {
  try {
    read(settings)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
  throw new Error('The settings were accepted.')
}

it.each(['localhost', '127.0.0.1', '[::1]'])('each may be on this machine: %s', (host) => {
  const [site, form, call] = [`http://${host}:1`, `http://${host}:2/form`, `http://${host}:2/call`]
  const urls = read({ SITE_URL: site, WAITLIST_FORM_URL: form, BOOKING_URL: call })
  const { siteUrl, waitlistForm, bookingPage } = urls
  expect([siteUrl, waitlistForm.href, bookingPage.href]).toEqual([site, form, call])
})

it('all faults are reported at once, with a meaning and an example each', () => {
  const settings = {
    SITE_URL: undefined,
    WAITLIST_FORM_URL: '',
    WAITLIST_FORM_PROVIDER: 'Tally',
    WAITLIST_FORM_LOADING: 'never',
    WAITLIST_FORM_TAG_NAMES: 'ref=',
    BOOKING_URL: 'http://quiet.example',
  }
  expect(reportOf(settings).split('\n')).toEqual([
    'The site cannot be built with these settings:',
    '  SITE_URL (the address of the site) is not set.',
    '    Example: SITE_URL=https://www.example.com',
    '  WAITLIST_FORM_URL (the address of the waitlist form) is blank.',
    '    Example: WAITLIST_FORM_URL=https://forms.example.com/waitlist',
    '  WAITLIST_FORM_PROVIDER (who runs a form on your own domain) must name a provider that ' +
      'is documented for own domains: Fillout.',
    '    Example: WAITLIST_FORM_PROVIDER=Fillout',
    '  WAITLIST_FORM_LOADING (when the form loads in the page) must be near or click.',
    '    Example: WAITLIST_FORM_LOADING=click',
    '  WAITLIST_FORM_TAG_NAMES (the form’s own names for campaign tags) gives no usable name ' +
      'for ref.',
    '    Example: WAITLIST_FORM_TAG_NAMES=utm_source=entry.123, ref=entry.456',
    '  BOOKING_URL (the address of the scheduling page) must begin with https:// ' +
      '(http:// is for localhost only).',
    '    Example: BOOKING_URL=https://calendar.example.com/call',
    'Set them in the environment or in a file named .env; .env.example explains each.',
  ])
})

it('settings lose the spaces around them, and the site’s address its last slash', () => {
  const settings = {
    SITE_URL: ' https://WWW.Quiet.example/ ',
    WAITLIST_FORM_URL: `\t${GOOD.WAITLIST_FORM_URL}\n`,
    BOOKING_URL: ` ${GOOD.BOOKING_URL} `,
  }
  expect(read(settings)).toEqual(read({}))
  expect(read(settings).siteUrl).toBe('https://www.quiet.example')
})

it('WAITLIST_FORM_PROVIDER names the provider of a form on an own domain, or nobody', () => {
  const WAITLIST_FORM_URL = 'https://join.quiet.example/t/3Ago'
  const providerOf = (name?: string) =>
    read({ WAITLIST_FORM_URL, WAITLIST_FORM_PROVIDER: name }).form.provider
  expect(providerOf('fillout')).toBe('Fillout')
  expect([undefined, '', ' '].map(providerOf)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(reportOf({ WAITLIST_FORM_PROVIDER: 'Fillout' })).toContain(
    'names Fillout, but the form’s address is not one like https://forms.example.com/t/ID.',
  )
})

it('WAITLIST_FORM_LOADING is near or click, and near where it is not set', () => {
  const loadingOf = (value?: string) => read({ WAITLIST_FORM_LOADING: value }).frame?.loading
  expect([undefined, '', ' near '].map(loadingOf)).toEqual(['near', 'near', 'near'])
  expect(loadingOf('click')).toBe('click')
  expect(reportOf({ WAITLIST_FORM_LOADING: 'near,click' })).toContain('must be near or click.')
})

describe('WAITLIST_FORM_TAG_NAMES', () => {
  it.each([
    [' utm_source = entry.12 ,ref=entry.3 ', 'utm_source=entry.12&ref=entry.3'],
    ['ref=prefill_Found us=how', 'ref=prefill_Found+us%3Dhow'],
  ])('%j is read as %s', (setting, names) => {
    const { waitlistForm } = read({ WAITLIST_FORM_URL: GOOGLE, WAITLIST_FORM_TAG_NAMES: setting })
    expect(waitlistForm.tagRoute).toEqual({ how: 'map', names })
  })

  it.each([
    [GOOGLE, 'entry.12', 'has "entry.12" where one of utm_source, utm_medium,'],
    [GOOGLE, '__proto__=entry.1', 'has "__proto__" where one of'],
    [GOOGLE, 'ref=entry.1,', 'has "" where one of'],
    [GOOGLE, 'ref=\u202Eentry', 'gives no usable name for ref'],
    [GOOGLE, 'ref=entry.1, ref=entry.2', 'names ref twice'],
    [GOOGLE, 'utm_source=ref', 'gives utm_source the name of another tag'],
    [GOOGLE, 'ref=entry.1, utm_term=entry.1', 'uses the name "entry.1" twice'],
    ['https://forms.office.com/r/W1', 'ref=from', 'has no use: Microsoft Forms takes no tags.'],
    ['https://forms.gle/a1', 'ref=from', 'has no use: Google Forms (short link) takes no tags.'],
  ])('is refused for %s when it is %j', (form, names, fault) => {
    expect(reportOf({ WAITLIST_FORM_URL: form, WAITLIST_FORM_TAG_NAMES: names })).toContain(
      `  WAITLIST_FORM_TAG_NAMES (the form’s own names for campaign tags) ${fault}`,
    )
  })
})

it('the build tells the owner how the form and the booking page are shown, and by whom', () => {
  const linesFor = (form: string, settings: Settings = {}) =>
    describeSettings(read({ WAITLIST_FORM_URL: form, ...settings }))
  const form = 'https://form.jotform.com/241234567890123'
  expect(linesFor(form, { BOOKING_URL: 'https://calendly.com/me/call' })).toEqual([
    `Waitlist form: Jotform, shown in a frame from ${form}; in a tab, ${form}`,
    'Campaign tags for the form: in its query',
    'Booking page: Calendly, in a tab, https://calendly.com/me/call',
  ])
  const tagsOf = (form: string, names: string) =>
    linesFor(form, { WAITLIST_FORM_TAG_NAMES: names })[1]?.split(': ')[1]
  expect(tagsOf(GOOGLE, '')).toMatch(/^nowhere; WAITLIST_FORM_TAG_NAMES can/)
  expect(tagsOf(GOOGLE, 'ref=entry.1, utm_term=entry.2')).toBe('as ref=entry.1, utm_term=entry.2')
  expect(linesFor('https://forms.gle/aBcD1')[0]).toContain('as a link, which opens a tab; in')
  const named = linesFor('https://join.quiet.example/t/3A', { WAITLIST_FORM_PROVIDER: 'Fillout' })
  expect(named[0]).toContain('Fillout on your own domain (WAITLIST_FORM_PROVIDER), shown in')
})
