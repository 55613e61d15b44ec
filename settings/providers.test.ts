import { expect, it } from 'vitest'
import { readBooking, readForm } from './providers.ts'

const ALL_TAGS =
  'utm_source=utm_source&utm_medium=utm_medium&utm_campaign=utm_campaign&utm_term=utm_term&' +
  'utm_content=utm_content&ref=ref'
const NONE = { part: 'search', names: '' }

interface Row {
  provider: string
  href: string
  /** The frame's address, if it is not `href`. */
  embedUrl?: string
  /** Other hosts that the frame may navigate to. */
  others?: string[]
  sendsMessages?: boolean
  /** Part of the address that takes campaign tags; the query unless given. */
  tags?: 'hash' | 'none'
}

const FRAMED: Row[] = [
  {
    provider: 'Tally',
    href: 'https://tally.so/r/mR3?l=1',
    embedUrl: 'https://tally.so/embed/mR3?l=1&formEventsForwarding=1',
    sendsMessages: true,
  },
  {
    provider: 'Typeform',
    href: 'https://form.typeform.com/to/Nz#p=a%20b',
    embedUrl:
      'https://form.typeform.com/to/Nz?typeform-embed=embed-widget&typeform-embed-id=waitlist#p=a%20b',
    others: ['form.typeform.eu'],
    sendsMessages: true,
    tags: 'hash',
  },
  {
    provider: 'Typeform',
    href: 'https://b2a.typeform.com/to/Z5?typeform-embed-id=own',
    embedUrl: 'https://b2a.typeform.com/to/Z5?typeform-embed-id=own&typeform-embed=embed-widget',
    others: ['form.typeform.com', 'form.typeform.eu'],
    sendsMessages: true,
    tags: 'hash',
  },
  {
    provider: 'Fillout',
    href: 'https://forms.fillout.com/t/3A?l=1',
    embedUrl: 'https://embed.fillout.com/t/3A?l=1&fillout-embed-id=waitlist',
    sendsMessages: true,
  },
  {
    provider: 'Fillout',
    href: 'https://quiet.fillout.com/t/3A?l=1',
    embedUrl: 'https://quiet.fillout.com/t/3A?l=1&fillout-embed-id=waitlist',
    sendsMessages: true,
  },
  {
    provider: 'Jotform',
    href: 'https://www.jotform.com/form/2303?list=1',
    others: [
      'form.jotform.com',
      'submit.jotform.com',
      'eu.jotform.com',
      'eu-submit.jotform.com',
      'hipaa.jotform.com',
      'hipaa-submit.jotform.com',
    ],
    sendsMessages: true,
  },
  {
    provider: 'Google Forms',
    href: 'https://docs.google.com/forms/d/e/1FA-x_Yz/viewform?entry.1=a%20b+c',
    embedUrl: 'https://docs.google.com/forms/d/e/1FA-x_Yz/viewform?entry.1=a%20b+c&embedded=true',
    tags: 'none',
  },
  {
    provider: 'Google Forms',
    href: 'https://docs.google.com/forms/d/e/1FA-x_Yz/viewform?embedded=false',
    tags: 'none',
  },
  {
    provider: 'Microsoft Forms',
    href: 'https://forms.office.com/Pages/ResponsePage.aspx?id=b.u',
    embedUrl: 'https://forms.office.com/Pages/ResponsePage.aspx?id=b.u&embed=true',
    others: ['forms.cloud.microsoft'],
    tags: 'none',
  },
  {
    provider: 'Microsoft Forms',
    href: 'https://forms.microsoft.com/r/W4X?id=1',
    embedUrl: 'https://forms.microsoft.com/r/W4X?id=1&embed=true',
    others: ['forms.office.com', 'forms.cloud.microsoft'],
    tags: 'none',
  },
  {
    provider: 'Airtable',
    href: 'https://airtable.com/shrUY?prefill_Plan=1',
    embedUrl: 'https://airtable.com/embed/shrUY?prefill_Plan=1',
    tags: 'none',
  },
  {
    provider: 'Airtable',
    href: 'https://airtable.com/appE/pagG/form',
    embedUrl: 'https://airtable.com/embed/appE/pagG/form',
    tags: 'none',
  },
  {
    provider: 'HubSpot',
    href: 'https://fjtqz.share-eu1.hsforms.com/2VnFV_bA',
    others: ['forms.hsforms.com', 'forms-eu1.hsforms.com'],
  },
  { provider: 'Waitlister', href: 'https://waitlister.me/form/-i8Dg?theme=light' },
  // Not a form, or not the provider's host.
  { provider: 'Tally', href: 'https://tally.so/pricing' },
  { provider: 'unknown', href: 'https://forms.quiet.example:8443/waitlist?list=1#top' },
  { provider: 'unknown', href: 'https://tally.so.evil.example/r/mRoDv3' },
  { provider: 'unknown', href: 'https://eviltally.so/r/mRoDv3' },
  { provider: 'unknown', href: 'https://tally.so:8443/r/mRoDv3' },
]

const read = (address: string, providerName = '') =>
  readForm(new URL(address), { providerName, loading: 'near' })

it.each(FRAMED)('$provider is framed, whichever of its addresses is pasted: $href', (row) => {
  const { provider, href, embedUrl = href, others = [], sendsMessages = false, tags } = row
  const origins = [new URL(embedUrl).origin, ...others.map((host) => `https://${host}`)]
  for (const address of [href, embedUrl]) {
    expect(read(address)).toEqual({
      kind: 'near',
      provider,
      href,
      embedUrl,
      frameOrigins: origins,
      sendsMessages,
      tagRoute: {
        part: tags === 'hash' ? 'hash' : 'search',
        names: tags === 'none' ? '' : ALL_TAGS,
      },
    })
  }
})

it.each([
  ['Google Forms', 'https://forms.gle/abcDEF123'],
  ['Mailchimp', 'https://quiet.us21.list-manage.com/subscribe?u=1&id=2'],
  ['GetWaitlist', 'https://www.getwaitlist.com/waitlist/12014'],
  ['LaunchList', 'https://getlaunchlist.com/s/bVlUS5'],
  ['Kit', 'https://quiet.kit.com/4c65576bd4'],
])('%s cannot be framed: %s', (provider, href) => {
  const advice = expect.any(String)
  expect(read(href)).toEqual({ kind: 'link', provider, href, tagRoute: NONE, advice })
})

it.each([
  ['Fillout', '?fillout-embed-id=waitlist', true],
  ['tally', '?formEventsForwarding=1', true],
  ['Google Forms', '?embedded=true', false],
  ['Brevo', '', false],
])('%s is set as the provider of a form on the owner’s domain', (name, added, sendsMessages) => {
  const href = 'https://join.quiet.example/early'
  expect(read(href, name)).toMatchObject({
    provider: name === 'tally' ? 'Tally' : name,
    href,
    embedUrl: href + added,
    frameOrigins: ['https://join.quiet.example'],
    sendsMessages,
  })
  expect(read(href, 'Kit').kind).toBe('link')
  expect(read('https://waitlister.me/form/a', name).provider).toBe('Waitlister')
})

it.each([
  ['', '', ALL_TAGS],
  [
    'utm_source&%72ef=own#utm_term=own',
    '',
    'utm_medium=utm_medium&utm_campaign=utm_campaign&utm_content=utm_content',
  ],
  [
    'utm_source=own&utm_medium=own',
    'ref=from&utm_source=a',
    'utm_source=a&utm_campaign=utm_campaign&utm_term=utm_term&utm_content=utm_content&ref=from',
  ],
])(
  'with ?%s and tag names %j, campaign tags never override the owner’s parameters',
  (own, tagNames, names) => {
    const choices = { providerName: '', loading: 'near', tagNames } as const
    const form = readForm(new URL(`https://join.quiet.example/?${own}`), choices)
    expect(form.tagRoute).toEqual({ part: 'search', names })
  },
)

it('Airtable takes campaign tags only under names set by the owner', () => {
  const choices = { providerName: '', loading: 'near', tagNames: 'ref=prefill_How' } as const
  const form = readForm(new URL('https://airtable.com/shrU'), choices)
  expect(form.tagRoute.names).toBe('ref=prefill_How')
})

it.each([
  ['Calendly', 'https://calendly.com/quiet/intro?x=1', ALL_TAGS],
  ['Cal.com', 'https://quiet.cal.com/intro?metadata[list]=1', ALL_TAGS],
  ['SavvyCal', 'https://savvycal.com/quiet/chat', ''],
  ['Google Calendar', 'https://calendar.google.com/calendar/u/0/appointments/A?gv=true', ''],
  ['TidyCal', 'https://tidycal.com/quiet/intro', ''],
  ['HubSpot', 'https://meetings-eu1.hubspot.com/quiet?uuid=1193ce3c#top', ALL_TAGS],
  ['unknown', 'https://calendly.com.evil.example/quiet', ''],
  ['unknown', 'https://calendly.com:8443/quiet', ''],
  ['unknown', 'http://localhost:4322/booking', ALL_TAGS],
])('%s: %s opens as pasted, tags: %j', (provider, href, names) => {
  const tagRoute = { part: 'search', names }
  expect(readBooking(new URL(href))).toEqual({ provider, href, tagRoute })
})
