import { expect, it } from 'vitest'
import { readBooking, readForm } from './providers.ts'

const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIpQLSf-x_Yz09/viewform'
const ALL = ['source', 'medium', 'campaign', 'term', 'content']
  .map((name) => `utm_${name}=utm_${name}&`)
  .join('')
  .concat('ref=ref')
const NONE = { part: 'search', names: '' }
const JOTFORM = 'form submit eu eu-submit hipaa hipaa-submit'.split(' ')

/**
 * Provider, part of the address that takes campaign tags, address in a tab, then, if they differ, the frame's
 * address (`&` adds to the query), and the other hosts that the frame may navigate to.
 */
const FRAMED = `
Tally | search | https://tally.so/r/mR3 | https://tally.so/embed/mR3?formEventsForwarding=1
Tally | search | https://tally.so/r/mR3?l=1 | https://tally.so/embed/mR3?l=1&formEventsForwarding=1
Typeform | hash | https://form.typeform.com/to/Nz#p=a%20b | https://form.typeform.com/to/Nz?typeform-embed=embed-widget&typeform-embed-id=waitlist#p=a%20b | form.typeform.eu
Typeform | hash | https://b2a.typeform.com/to/Z5?typeform-embed-id=own | &typeform-embed=embed-widget | form.typeform.com form.typeform.eu
Fillout | search | https://forms.fillout.com/t/3A?l=1 | https://embed.fillout.com/t/3A?l=1&fillout-embed-id=waitlist
Fillout | search | https://quiet.fillout.com/t/3A?l=1 | &fillout-embed-id=waitlist
Jotform | search | https://form.jotform.com/2304?list=1 | | ${JOTFORM.slice(1).join('.jotform.com ')}.jotform.com
Jotform | search | https://www.jotform.com/form/2303 | | ${JOTFORM.join('.jotform.com ')}.jotform.com
Google Forms | none | ${GOOGLE}?entry.1=a%20b+c | &embedded=true
Google Forms | none | ${GOOGLE}?embedded=false
Microsoft Forms | none | https://forms.office.com/Pages/ResponsePage.aspx?id=b.u | &embed=true | forms.cloud.microsoft
Microsoft Forms | none | https://forms.microsoft.com/r/W4X?id=1 | &embed=true | forms.office.com forms.cloud.microsoft
Airtable | none | https://airtable.com/shrUY?prefill_Plan=1 | https://airtable.com/embed/shrUY?prefill_Plan=1
Airtable | none | https://airtable.com/appE/pagG/form | https://airtable.com/embed/appE/pagG/form
HubSpot | search | https://fjtqz.share-eu1.hsforms.com/2VnFV_bA | | forms.hsforms.com forms-eu1.hsforms.com
Waitlister | search | https://waitlister.me/form/-i8Dg?theme=light
Tally | search | https://tally.so/pricing
unknown | search | https://forms.quiet.example:8443/waitlist?list=1#top
unknown | search | https://tally.so.evil.example/r/mRoDv3
unknown | search | https://eviltally.so/r/mRoDv3
unknown | search | https://tally.so:8443/r/mRoDv3
`
const framed = FRAMED.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
const SEND_MESSAGES = ['Tally', 'Typeform', 'Fillout', 'Jotform']

const read = (address: string, providerName = '') =>
  readForm(new URL(address), { providerName, loading: 'near' })

it.each(framed)(
  '%s takes tags in its %s: %s',
  (provider = '', part, href = '', embed = '', others = '') => {
    const embedUrl = embed.startsWith('http') ? embed : href + embed
    const origins = others
      .split(' ')
      .filter(Boolean)
      .map((host) => `https://${host}`)
    const form = {
      kind: 'near',
      provider,
      href,
      embedUrl,
      sendsMessages: SEND_MESSAGES.includes(provider) && !href.endsWith('pricing'),
      tagRoute: { part: part === 'hash' ? 'hash' : 'search', names: part === 'none' ? '' : ALL },
    }
    for (const address of [href, embedUrl]) {
      const { frameOrigins, ...rest } = read(address) as ReturnType<typeof read> & {
        frameOrigins: string[]
      }
      expect(rest).toEqual(form)
      expect(new Set(frameOrigins)).toEqual(new Set([new URL(embedUrl).origin, ...origins]))
    }
  },
)

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
  ['', '', ALL],
  [
    'utm_source&%72ef=own#utm_term=own',
    '',
    'utm_medium=utm_medium&utm_campaign=utm_campaign&utm_content=utm_content',
  ],
  ['utm_source=own', 'ref=from&utm_source=a', `utm_source=a&${ALL.slice(22, -3)}from`],
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
  ['Calendly', 'https://calendly.com/quiet/intro?x=1', ALL],
  ['Cal.com', 'https://quiet.cal.com/intro?metadata[list]=1', ALL],
  ['SavvyCal', 'https://savvycal.com/quiet/chat', ''],
  ['Google Calendar', 'https://calendar.google.com/calendar/u/0/appointments/A?gv=true', ''],
  ['TidyCal', 'https://tidycal.com/quiet/intro', ''],
  ['HubSpot', 'https://meetings-eu1.hubspot.com/quiet?uuid=1193ce3c#top', ALL],
  ['unknown', 'https://calendly.com.evil.example/quiet', ''],
  ['unknown', 'https://calendly.com:8443/quiet', ''],
  ['unknown', 'http://localhost:4322/booking', ALL],
])('%s: %s opens as pasted, tags: %j', (provider, href, names) => {
  const tagRoute = { part: 'search', names }
  expect(readBooking(new URL(href))).toEqual({ provider, href, tagRoute })
})
