import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAddress, isOnDomainOf, isWebAddress, RUNS } from './any-address.ts'
import { parseFormUrl } from './form-url.ts'

const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIpQLSf-x_Yz09/viewform'
const MICROSOFT = 'https://forms.office.com'

/**
 * Provider, how it takes campaign tags, address in a tab, then, if they differ, the frame's
 * address (`&` adds to the query) and the origin beside its own.
 */
const FRAMED = `
Tally | query | https://tally.so/r/mR3 | https://tally.so/embed/mR3?formEventsForwarding=1
Tally | query | https://tally.so/r/mR3?l=1 | https://tally.so/embed/mR3?l=1&formEventsForwarding=1
Typeform | hash | https://form.typeform.com/to/Nz#p=a%20b | https://form.typeform.com/to/Nz?typeform-embed=embed-widget&typeform-embed-id=waitlist#p=a%20b
Typeform | hash | https://form.typeform.eu/to/Pq?o=0 | &typeform-embed=embed-widget&typeform-embed-id=waitlist
Typeform | hash | https://b2a.typeform.com/to/Z5?typeform-embed-id=own | &typeform-embed=embed-widget | https://form.typeform.com
Fillout | query | https://forms.fillout.com/t/3A?l=1 | https://embed.fillout.com/t/3A?l=1&fillout-embed-id=waitlist
Fillout | query | https://quiet.fillout.com/t/3A?l=1 | &fillout-embed-id=waitlist
Jotform | query | https://form.jotform.com/2304?list=1
Jotform | query | https://eu.jotform.com/form/2303 | | https://form.jotform.com
Google Forms | map | ${GOOGLE}?entry.1=a%20b+c | &embedded=true
Google Forms | map | ${GOOGLE}?embedded=false
Microsoft Forms | none | ${MICROSOFT}/Pages/ResponsePage.aspx?id=b.u | &embed=true | https://forms.cloud.microsoft
Microsoft Forms | none | https://forms.cloud.microsoft/r/W4X?id=1 | &embed=true | ${MICROSOFT}
Airtable | map | https://airtable.com/shrUY?prefill_Plan=1 | https://airtable.com/embed/shrUY?prefill_Plan=1
Airtable | map | https://airtable.com/appIcF/shrEdM | https://airtable.com/embed/appIcF/shrEdM
Airtable | map | https://airtable.com/appE/pagG/form | https://airtable.com/embed/appE/pagG/form
HubSpot | query | https://share.hsforms.com/1oA8fZxSQ
HubSpot | query | https://fjtqz.share-eu1.hsforms.com/2VnFV_bA
Waitlister | query | https://waitlister.me/form/-i8Dg?theme=light
unknown | query | https://forms.quiet.example:8443/waitlist?list=1#top
unknown | query | http://localhost:4322/waitlist
unknown | query | https://tally.so.evil.example/r/mRoDv3
unknown | query | https://eviltally.so/r/mRoDv3
unknown | query | https://tally.so:8443/r/mRoDv3
unknown | query | https://tally.so/pricing
unknown | query | https://a.quiet.fillout.com/t/3Agoej25Wgus
`
const framed = FRAMED.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
const SEND_MESSAGES = ['Tally', 'Typeform', 'Fillout', 'Jotform']

it.each(framed)(
  '%s, tags in its %s: %s',
  (provider = '', tags, openUrl = '', embed = '', other = '') => {
    const embedUrl = embed.startsWith('http') ? embed : openUrl + embed
    const frameOrigins = [new URL(embedUrl).origin, other].filter(Boolean)
    const sendsMessages = SEND_MESSAGES.includes(provider)
    const form = { kind: 'frame', provider, embedUrl, openUrl, frameOrigins, sendsMessages, tags }
    expect(parseFormUrl(openUrl)).toMatchObject(form)
    expect(parseFormUrl(embedUrl)).toMatchObject(form)
  },
)

it.each([' \n https://tally.so/r/m3 \t', 'HTTPS://TALLY.SO/r/m3', 'https://tally.so:443/r/m3'])(
  'spaces, capitals and the default port make no difference: %j',
  (address) => {
    expect(parseFormUrl(address)).toEqual(parseFormUrl('https://tally.so/r/m3'))
  },
)

const LINKED = [
  ['Google Forms (short link)', 'https://forms.gle/abcDEF123'],
  ['Mailchimp', 'https://eepurl.com/abc-Xy'],
  ['Mailchimp', 'https://quiet.us21.list-manage.com/subscribe?u=1&id=2'],
  ['GetWaitlist', 'https://www.getwaitlist.com/waitlist/12014'],
  ['LaunchList', 'https://getlaunchlist.com/s/bVlUS5'],
  ['Kit', 'https://frankx.ck.page/newsletter'],
  ['Kit', 'https://quiet.kit.com/4c65576bd4'],
]

it.each(LINKED)('%s is a link, with advice: %s', (provider, openUrl = '') => {
  const advice = expect.stringMatching(/a large link|paste the long address/)
  expect(parseFormUrl(openUrl)).toEqual({ kind: 'link', provider, openUrl, advice })
})

/** The build's table of wrong settings holds what is said of each. */
const REFUSED = [
  ['Formspree', 'https://formspree.io/f/xyzabcde'],
  ['Tally', 'https://tally.so/forms/mRoDv3/edit'],
  ['Typeform', 'https://admin.typeform.com/form/NzdRpx/create'],
  ['Google Forms', 'https://docs.google.com/forms/d/1FAIpQL/edit'],
  ['Microsoft Forms', 'https://forms.office.com/Pages/DesignPageV2.aspx?id=1'],
  ['Jotform', 'https://www.jotform.com/build/230402356070544'],
  ['Kit', 'https://app.kit.com/forms/designers/1/edit'],
]

it('an address in the frame has at most 8,000 characters', () => {
  const [own, added] = ['https://tally.so/embed/mRoDv3?', '&formEventsForwarding=1']
  const longest = own + 'a'.repeat(8000 - own.length - added.length)
  expect(parseFormUrl(longest)).toMatchObject({ kind: 'frame', embedUrl: longest + added })
  for (const address of [`${longest}a`, `https://quiet.example/?${'a'.repeat(100_000)}`]) {
    const reason = 'is longer than 8,000 characters, which servers may refuse'
    expect(parseFormUrl(address)).toEqual({ kind: 'refused', reason })
  }
})

it.each([
  ['Fillout', 'https://join.quiet.example/t/3Agoej25Wgus'],
  [' FILLOUT ', 'https://quiet.example:8443/t/3Ago/'],
  ['fillout', 'http://localhost:4322/t/waitlist'],
])('with the provider %j the owner’s own domain is framed: %s', (name, openUrl) => {
  expect(parseFormUrl(openUrl, name)).toEqual({
    kind: 'frame',
    provider: 'Fillout',
    embedUrl: `${openUrl}?fillout-embed-id=waitlist`,
    openUrl,
    frameOrigins: [new URL(openUrl).origin],
    sendsMessages: true,
    tags: 'query',
    isOnOwnDomain: true,
  })
})

it.each([
  ['Tally', 'https://join.quiet.example/r/m', 'must name a provider that is documented for own'],
  ['__proto__', 'https://join.quiet.example/t/3A', 'must name a provider that is documented for'],
  ['Fillout', 'https://join.quiet.example/t/', 'one like https://forms.example.com/t/ID'],
  ['Fillout', 'https://join.quiet.example/t/3/edit', 'one like https://forms.example.com/t/ID'],
  ['Fillout', 'https://tally.so:8443/t/3A', 'the form’s host is one of Tally'],
  ['Fillout', 'https://forms.gle/t/3A', 'one of Google Forms (short link)'],
])('the provider %s is refused for %s: %s', (name, address, fault) => {
  const providerFault = expect.stringContaining(fault)
  expect(parseFormUrl(address, name)).toMatchObject({ kind: 'refused', providerFault })
})

/** Every example, by the provider it shows. */
const examples = [
  ...framed.map(([provider, , openUrl]) => [provider, openUrl]),
  ...LINKED,
  ...REFUSED,
  ['unknown', 'https://quiet.example/t/3A'],
].map(([provider = '', url = '']) => ({ provider, url }))
const isOf = (name: string) => (url: string) =>
  isOnDomainOf(
    url,
    examples.filter(({ provider }) => provider === name).map((one) => one.url),
  )

const ADDED =
  /^(formEventsForwarding=1|typeform-embed=embed-widget|(typeform|fillout)-embed-id=waitlist|embed(ded)?=true)?$/
const ownParts = ({ search, hash }: URL) =>
  [hash, ...search.slice(1).split('&')].filter((part) => !ADDED.test(part))

/** Checks what must hold for any pasted text. */
function check(pasted: string, name: string) {
  const form = parseFormUrl(pasted, name)
  if (form.kind === 'refused') {
    const [, provider] =
      /^is (?:where you work in|a) (.+?)(?:,| endpoint)/.exec(form.reason ?? '') ?? []
    if (provider) expect(isOf(provider)(pasted)).toBe(true)
    expect(form.reason || form.providerFault).toBeTruthy()
    return form.kind
  }
  const { kind, provider, openUrl } = form
  const isKnown = provider !== 'unknown' && !(kind === 'frame' && form.isOnOwnDomain)
  for (const url of kind === 'frame' ? [openUrl, form.embedUrl] : [openUrl]) {
    expect(isWebAddress(url) && url.length <= 8000).toBe(true)
    expect(isKnown ? isOf(provider)(url) : ['unknown', name].includes(provider)).toBe(true)
    const isMoved = isKnown && provider === 'Fillout'
    if (!isMoved) expect(new URL(url).origin).toBe(new URL(pasted).origin)
    if (provider === 'unknown') expect(url).toBe(new URL(pasted).href)
    expect(ownParts(new URL(url))).toEqual(ownParts(new URL(pasted)))
    expect(parseFormUrl(url, name)).toEqual(form)
  }
  if (kind === 'frame') {
    expect(form.frameOrigins[0]).toBe(new URL(form.embedUrl).origin)
    if (isKnown) expect(form.frameOrigins.every(isOf(provider))).toBe(true)
    else expect(form.frameOrigins).toHaveLength(1)
  }
  return kind
}

it.each(['', 'Fillout'])(
  'whatever is pasted is framed on its host, linked or refused %s',
  (name) => {
    const kinds = { frame: 0, link: 0, refused: 0 }
    const addresses = anyAddress(examples.map(({ url }) => url))
    fc.assert(
      fc.property(addresses, (pasted) => {
        kinds[check(pasted, name)] += 1
      }),
      RUNS,
    )
    expect(Math.min(kinds.frame, kinds.refused, name === '' ? kinds.link : 100)).toBeGreaterThan(99)
  },
)
