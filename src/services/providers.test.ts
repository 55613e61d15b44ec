import { expect, it } from 'vitest'
import { resolveBooking, resolveForm } from './providers.ts'

const ALL_TAGS =
  'utm_source=utm_source&utm_medium=utm_medium&utm_campaign=utm_campaign&utm_term=utm_term&' +
  'utm_content=utm_content&ref=ref'

const read = (address: string, providerName = '', tagNames?: string) =>
  resolveForm(new URL(address), { providerName, loading: 'near', tagNames })

const GOOGLE = 'docs.google.com/forms/d/e/1FA-x_Yz/viewform'
const MICROSOFT = 'forms.office.com/Pages/ResponsePage.aspx'
const TYPEFORM = 'typeform-embed=embed-widget&typeform-embed-id=waitlist'
const OWN_ID = 'b2a.typeform.com/to/Z5?typeform-embed-id=own'

const SENDERS = ['Tally', 'Typeform', 'Fillout', 'Jotform']

/** Hosts that a frame may open besides its own. */
const ALSO_FRAMED: Record<string, string> = {
  Typeform: 'form.typeform.com form.typeform.eu',
  Jotform:
    'form.jotform.com submit.jotform.com eu.jotform.com eu-submit.jotform.com hipaa.jotform.com ' +
    'hipaa-submit.jotform.com',
  'Microsoft Forms': 'forms.office.com forms.cloud.microsoft',
  HubSpot: 'forms.hsforms.com forms-eu1.hsforms.com',
}

/** Addresses without `https://`. */
const FRAMED: [provider: string | undefined, inTab: string, inFrame?: string][] = [
  ['Tally', 'tally.so/r/mR3?l=1', 'tally.so/embed/mR3?l=1&formEventsForwarding=1'],
  ['Typeform', 'form.typeform.com/to/Nz#p=%20', `form.typeform.com/to/Nz?${TYPEFORM}#p=%20`],
  ['Typeform', OWN_ID, `${OWN_ID}&typeform-embed=embed-widget`],
  ['Fillout', 'forms.fillout.com/t/3A?l=1', 'embed.fillout.com/t/3A?l=1&fillout-embed-id=waitlist'],
  ['Fillout', 'quiet.fillout.com/t/3A', 'quiet.fillout.com/t/3A?fillout-embed-id=waitlist'],
  ['Jotform', 'www.jotform.com/form/2303?list=1'],
  ['Jotform', 'eu.jotform.com/2303'],
  ['Google Forms', `${GOOGLE}?entry.1=a%20b+c`, `${GOOGLE}?entry.1=a%20b+c&embedded=true`],
  ['Google Forms', `${GOOGLE}?embedded=false`],
  ['Microsoft Forms', `${MICROSOFT}?id=b.u`, `${MICROSOFT}?id=b.u&embed=true`],
  ['Microsoft Forms', 'forms.microsoft.com/r/W', 'forms.microsoft.com/r/W?embed=true'],
  ['Airtable', 'airtable.com/shrU?prefill_A=1', 'airtable.com/embed/shrU?prefill_A=1'],
  ['Airtable', 'airtable.com/appE/pagG/form', 'airtable.com/embed/appE/pagG/form'],
  ['HubSpot', 'fjtqz.share-eu1.hsforms.com/2VnFV_bA'],
  ['Waitlister', 'waitlister.me/form/-i8Dg?theme=light'],
  // Not a form, or not the provider's host.
  ['Tally', 'tally.so/pricing'],
  [undefined, 'forms.quiet.example:8443/waitlist?list=1#top'],
  [undefined, 'tally.so.evil.example/r/mRoDv3'],
  [undefined, 'eviltally.so/r/mRoDv3'],
  [undefined, 'tally.so:8443/r/mRoDv3'],
]

it.each(FRAMED)('%s: %s is framed, whichever of its addresses is pasted', (...row) => {
  const [provider, inTab, inFrame = inTab] = row
  const [href, embedUrl] = [`https://${inTab}`, `https://${inFrame}`]
  const hosts = [new URL(embedUrl).host, ...(ALSO_FRAMED[`${provider}`]?.split(' ') ?? [])]
  const frameOrigins = [...new Set(hosts)].map((host) => `https://${host}`)
  // Only forms that are known to post messages can time out.
  const sendsMessages = SENDERS.includes(`${provider}`) && inTab !== 'tally.so/pricing'
  const form = { loading: 'near', provider, href, embedUrl, frameOrigins, sendsMessages }
  for (const pasted of [href, embedUrl]) expect(read(pasted)).toMatchObject(form)
})

it.each([
  ['tally.so/r/mR3', '', 'search', ALL_TAGS],
  ['forms.fillout.com/t/3A', '', 'search', ALL_TAGS],
  ['www.jotform.com/form/2303', '', 'search', ALL_TAGS],
  ['a.share.hsforms.com/2V', '', 'search', ALL_TAGS],
  ['waitlister.me/form/-i8Dg', '', 'search', ALL_TAGS],
  ['form.typeform.com/to/Nz', '', 'hash', ALL_TAGS],
  [MICROSOFT, 'ref=from', 'search', ''],
  [GOOGLE, '', 'search', ''],
  ['airtable.com/shrU', 'ref=prefill_How', 'search', 'ref=prefill_How'],
  [
    'a.example/?utm_source=own&utm_medium&%72ef=own#utm_term=own',
    'utm_source=from',
    'search',
    'utm_source=from&utm_campaign=utm_campaign&utm_content=utm_content',
  ],
])('%s with the tag names %j takes campaign tags in its %s: %j', (...row) => {
  const [address, tagNames, placement, parameters] = row
  expect(read(`https://${address}`, '', tagNames).tagMapping).toEqual({ placement, parameters })
})

it.each([
  ['Google Forms', 'https://forms.gle/abcDEF123'],
  ['Mailchimp', 'https://quiet.us21.list-manage.com/subscribe?u=1&id=2'],
  ['GetWaitlist', 'https://www.getwaitlist.com/waitlist/12014'],
  ['LaunchList', 'https://getlaunchlist.com/s/bVlUS5'],
  ['Kit', 'https://quiet.kit.com/4c65576bd4'],
])('%s cannot be framed: %s', (provider, href) => {
  const tagMapping = { placement: 'search', parameters: '' }
  expect(read(href)).toMatchObject({ loading: 'never', provider, href, tagMapping })
})

it.each([
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
  expect(read(href, 'Kit').loading).toBe('never')
  expect(read('https://waitlister.me/form/a', name).provider).toBe('Waitlister')
})

it.each([
  ['Calendly', 'https://calendly.com/quiet/intro?x=1', ALL_TAGS],
  ['Cal.com', 'https://quiet.cal.com/intro?metadata[list]=1', ALL_TAGS],
  ['SavvyCal', 'https://savvycal.com/quiet/chat', ''],
  ['Google Calendar', 'https://calendar.google.com/calendar/u/0/appointments/A?gv=true', ''],
  ['TidyCal', 'https://tidycal.com/quiet/intro', ''],
  ['HubSpot', 'https://meetings-eu1.hubspot.com/quiet?uuid=1193ce3c#top', ALL_TAGS],
  [undefined, 'https://calendly.com.evil.example/quiet', ''],
  [undefined, 'http://localhost:4322/booking', ALL_TAGS],
])('%s: %s opens as pasted, tags: %j', (provider, href, parameters) => {
  const tagMapping = { placement: 'search', parameters }
  expect(resolveBooking(new URL(href))).toEqual({ provider, href, tagMapping })
})
