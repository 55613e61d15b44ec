import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'

const GOOD = {
  SITE_URL: 'https://www.quiet.example',
  WAITLIST_FORM_URL: 'https://forms.quiet.example/waitlist?list=1',
  BOOKING_URL: 'https://calendar.quiet.example/call',
}

type Name = keyof typeof GOOD

const NAMES: Name[] = ['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL']

const NOT_HTTPS = 'must begin with https:// (http:// is for localhost only)'

const FAULTS: [what: string, value: string | undefined, message: string][] = [
  ['missing', undefined, 'is not set'],
  ['blank', '', 'is blank'],
  ['spaces only', ' \t ', 'is blank'],
  ['a bare word', 'waitlist', 'is not a full web address'],
  ['a host without https', 'www.quiet.example', 'is not a full web address'],
  ['without its two slashes', 'https:quiet.example/call', 'is not a full web address'],
  ['https alone', 'https://', 'is not a full web address'],
  ['an impossible port', 'https://quiet.example:99999', 'is not a full web address'],
  ['http to a foreign host', 'http://quiet.example', NOT_HTTPS],
  ['http to a host named like localhost', 'http://localhost.quiet.example', NOT_HTTPS],
  ['a script', 'javascript:alert(1)', NOT_HTTPS],
  ['data', 'data:text/html,hello', NOT_HTTPS],
  ['ftp', 'ftp://quiet.example', NOT_HTTPS],
  ['a file', 'file:///etc/passwd', NOT_HTTPS],
  [
    'a user name',
    'https://me@quiet.example',
    'must not hold a third slash, a user name or a password before its host',
  ],
  [
    'a password',
    'https://:secret@quiet.example',
    'must not hold a third slash, a user name or a password before its host',
  ],
  ['a space inside', 'https://quiet.example/a b', 'holds a space or an invisible character'],
  ['a line break inside', 'https://quiet\n.example', 'holds a space or an invisible character'],
  ['a tab inside', 'https://quiet\t.example', 'holds a space or an invisible character'],
]

function reportOf(environment: Record<string, string | undefined>): string {
  try {
    readConfiguration(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
  throw new Error('The settings were taken.')
}

describe.each(NAMES)('%s', (name) => {
  it.each(FAULTS)('is refused when it is %s', (_what, value, message) => {
    const report = reportOf({ ...GOOD, [name]: value })
    const [, fault] = report.split('\n')
    expect(fault).toMatch(new RegExp(`^ {2}${name} \\(the address of .+\\) `))
    expect(fault).toContain(`${message}.`)
    for (const other of NAMES.filter((one) => one !== name)) expect(report).not.toContain(other)
  })

  it.each(['http://localhost:4322', 'http://127.0.0.1:4322', 'http://[::1]:4322'])(
    'may be %s, on this machine',
    (value) => {
      const { siteUrl, waitlistForm, bookingPage } = readConfiguration({ ...GOOD, [name]: value })
      const origins = [siteUrl, waitlistForm.href, bookingPage.href].map(
        (url) => new URL(url).origin,
      )
      expect(origins).toContain(value)
    },
  )
})

describe('SITE_URL', () => {
  it.each([
    'https://www.quiet.example/landing',
    'https://www.quiet.example/?from=mail',
    'https://www.quiet.example/#faq',
  ])('is refused when it is more than an origin: %s', (value) => {
    expect(reportOf({ ...GOOD, SITE_URL: value })).toContain(
      'SITE_URL (the address of the site) must be the origin alone, without a path.',
    )
  })
})

describe('the settings', () => {
  it('are all named at once when all are wrong, with an example each', () => {
    const bad = { SITE_URL: undefined, WAITLIST_FORM_URL: '', BOOKING_URL: 'http://quiet.example' }
    expect(reportOf(bad).split('\n')).toEqual([
      'The site cannot be built with these settings:',
      '  SITE_URL (the address of the site) is not set.',
      '    Example: SITE_URL=https://www.example.com',
      '  WAITLIST_FORM_URL (the address of the waitlist form) is blank.',
      '    Example: WAITLIST_FORM_URL=https://forms.example.com/waitlist',
      '  BOOKING_URL (the address of the scheduling page) must begin with https:// ' +
        '(http:// is for localhost only).',
      '    Example: BOOKING_URL=https://calendar.example.com/call',
      'Set them in the environment or in a file named .env; .env.example explains each.',
    ])
  })

  it('lose the spaces around them, and the address of the site its last slash', () => {
    const roomy = {
      SITE_URL: ' https://WWW.Quiet.example/ ',
      WAITLIST_FORM_URL: '\thttps://forms.quiet.example/waitlist?list=1\n',
      BOOKING_URL: ' https://calendar.quiet.example/call ',
    }
    expect(readConfiguration(roomy)).toMatchObject({
      siteUrl: 'https://www.quiet.example',
      waitlistForm: { href: 'https://forms.quiet.example/waitlist?list=1' },
      bookingPage: { href: 'https://calendar.quiet.example/call' },
    })
  })

  it('tell a form for a frame from one that is only a link', () => {
    const tally = readConfiguration({ ...GOOD, WAITLIST_FORM_URL: 'https://tally.so/r/wAbC12' })
    expect(tally.waitlistForm.href).toBe('https://tally.so/r/wAbC12')
    expect(tally.form).toMatchObject({ kind: 'frame', provider: 'Tally' })
    const short = readConfiguration({ ...GOOD, WAITLIST_FORM_URL: 'https://forms.gle/aBcD1' })
    expect(short.form).toMatchObject({ kind: 'link', openUrl: 'https://forms.gle/aBcD1' })
  })

  it('refuse an endpoint that shows no form, and say why', () => {
    const report = reportOf({ ...GOOD, WAITLIST_FORM_URL: 'https://formspree.io/f/abcdwxyz' })
    expect(report).toMatch(
      /^ {2}WAITLIST_FORM_URL \(the address of the waitlist form\) .+Formspree/m,
    )
  })

  it('name the provider of a form on a domain of the owner’s, or nobody', () => {
    const own = { ...GOOD, WAITLIST_FORM_URL: 'https://join.quiet.example/t/3Ago' }
    const named = readConfiguration({ ...own, WAITLIST_FORM_PROVIDER: 'Fillout' })
    expect(named.form).toMatchObject({ provider: 'Fillout', sendsMessages: true })
    expect(named.waitlistForm.href).toBe('https://join.quiet.example/t/3Ago')
    for (const name of [undefined, '', ' ']) {
      const unnamed = readConfiguration({ ...own, WAITLIST_FORM_PROVIDER: name })
      expect(unnamed.form).toMatchObject({ provider: 'unknown', sendsMessages: false })
    }
  })

  it('say what is wrong with the named provider, with all other faults', () => {
    const wrong = { ...GOOD, SITE_URL: undefined, WAITLIST_FORM_PROVIDER: 'Fillout' }
    const report = reportOf(wrong)
    expect(report).toContain('SITE_URL (the address of the site) is not set.')
    expect(report).toContain(
      '  WAITLIST_FORM_PROVIDER (who runs a form on your own domain) names Fillout, but the form’s ' +
        'address is not one like https://forms.example.com/t/ID.\n' +
        '    Example: WAITLIST_FORM_PROVIDER=Fillout',
    )
    const alone = { ...GOOD, WAITLIST_FORM_URL: '', WAITLIST_FORM_PROVIDER: 'Tally' }
    expect(reportOf(alone)).toMatch(/WAITLIST_FORM_URL .+ is blank\..+must name a provider/s)
  })

  it('take no harm from other variables, whatever their names', () => {
    const odd = JSON.parse('{"__proto__": "x", "constructor": "x", "toString": "x", "PATH": "/"}')
    expect(Object.keys(readConfiguration({ ...odd, ...GOOD }))).toEqual([
      'siteUrl',
      'waitlistForm',
      'bookingPage',
      'frame',
      'formPlace',
      'form',
      'booking',
    ])
    expect(reportOf(odd)).toContain('SITE_URL (the address of the site) is not set.')
  })
})

describe('WAITLIST_FORM_LOADING', () => {
  it.each([
    [undefined, 'near'],
    ['', 'near'],
    [' near ', 'near'],
    ['click', 'click'],
  ])('is read from %j as %s', (value, loading) => {
    const { frame, formPlace } = readConfiguration({ ...GOOD, WAITLIST_FORM_LOADING: value })
    expect(frame).toMatchObject({ loading })
    expect(formPlace).toBe(loading)
  })

  it.each(['Click', 'never', 'near,click'])('is refused when it is %s', (value) => {
    expect(reportOf({ ...GOOD, WAITLIST_FORM_LOADING: value })).toContain(
      '  WAITLIST_FORM_LOADING (when the form loads in the page) must be near or click.\n' +
        '    Example: WAITLIST_FORM_LOADING=click',
    )
  })

  it('has nothing to load where the form is only a link', () => {
    const link = { ...GOOD, WAITLIST_FORM_URL: 'https://forms.gle/aBcD1' }
    const { frame, formPlace } = readConfiguration({ ...link, WAITLIST_FORM_LOADING: 'click' })
    expect(frame).toBeUndefined()
    expect(formPlace).toBe('link')
  })
})

describe('WAITLIST_FORM_TAG_NAMES', () => {
  const google = 'https://docs.google.com/forms/d/e/1FAIpQL/viewform'
  const withNames = (names: string, form = google) => ({
    ...GOOD,
    WAITLIST_FORM_URL: form,
    WAITLIST_FORM_TAG_NAMES: names,
  })

  it('tells the frame and the link how a form calls the tags', () => {
    const { frame, waitlistForm } = readConfiguration(
      withNames(' utm_source = entry.12 ,ref=entry.3 '),
    )
    const tagRoute = { how: 'map', names: 'utm_source=entry.12&ref=entry.3' }
    expect(frame).toMatchObject({ tagRoute })
    expect(waitlistForm).toMatchObject({ tagRoute })
  })

  it('may hold spaces within a name, and an equals sign', () => {
    const airtable = 'https://airtable.com/appA1/shrB2'
    const { frame } = readConfiguration(withNames('ref=prefill_Found us=how', airtable))
    expect(frame?.tagRoute.names).toBe('ref=prefill_Found+us%3Dhow')
  })

  it.each([
    ['entry.12', 'has "entry.12" where one of utm_source, utm_medium,'],
    ['gclid=entry.1', 'has "gclid" where one of'],
    ['__proto__=entry.1', 'has "__proto__" where one of'],
    ['ref=entry.1,', 'has "" where one of'],
    ['ref=', 'gives no usable name for ref'],
    ['ref=\u202Eentry', 'gives no usable name for ref'],
    ['ref=entry.1, ref=entry.2', 'names ref twice'],
    ['utm_source=ref', 'gives utm_source the name of another tag'],
    ['ref=entry.1, utm_term=entry.1', 'uses the name "entry.1" twice'],
  ])('is refused when it is %j', (names, fault) => {
    expect(reportOf(withNames(names))).toContain(
      `  WAITLIST_FORM_TAG_NAMES (the form’s own names for campaign tags) ${fault}`,
    )
  })

  it.each([
    ['https://forms.office.com/r/W1', 'has no use: Microsoft Forms takes no tags.'],
    ['https://forms.gle/aBcD1', 'has no use: Google Forms (short link) takes no tags.'],
  ])('is refused where it would do nothing: %s', (form, fault) => {
    expect(reportOf(withNames('ref=entry.1', form))).toContain(fault)
  })

  it('is not spoken of where the form’s address is at fault', () => {
    const report = reportOf(withNames('ref=entry.1', 'waitlist'))
    expect(report).not.toContain('WAITLIST_FORM_TAG_NAMES (')
  })
})
