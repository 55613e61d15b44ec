import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAddress, isOnHost, isWebAddress, RUNS } from './any-address.ts'
import { type ParsedForm, parseFormUrl } from './form-url.ts'

const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIpQLSf-x_Yz09/viewform'
const MICROSOFT = 'https://forms.office.com'

/**
 * Provider, address in a tab, then, if they differ, the frame's address (`&` adds to the query)
 * and the origins beside its own.
 */
const FRAMED = `
Tally           | https://tally.so/r/mR3               | https://tally.so/embed/mR3?formEventsForwarding=1
Tally           | https://tally.so/r/mR3?alignLeft=1   | https://tally.so/embed/mR3?alignLeft=1&formEventsForwarding=1
Typeform        | https://form.typeform.com/to/Nz#p=a%20b | https://form.typeform.com/to/Nz?typeform-embed=embed-widget&typeform-embed-id=waitlist#p=a%20b
Typeform        | https://form.typeform.eu/to/Pq?o=0   | &typeform-embed=embed-widget&typeform-embed-id=waitlist
Typeform        | https://b2a.typeform.com/to/Z5?typeform-embed-id=own | &typeform-embed=embed-widget | https://form.typeform.com
Fillout         | https://forms.fillout.com/t/3A?l=1   | https://embed.fillout.com/t/3A?l=1&fillout-embed-id=waitlist
Fillout         | https://quiet.fillout.com/t/3A       | https://quiet.fillout.com/t/3A?fillout-embed-id=waitlist
Jotform         | https://form.jotform.com/2304?list=1
Jotform         | https://eu.jotform.com/form/2303     | | https://form.jotform.com
Google Forms    | ${GOOGLE}?entry.1=a%20b+c            | &embedded=true
Google Forms    | ${GOOGLE}?embedded=false
Microsoft Forms | ${MICROSOFT}/Pages/ResponsePage.aspx?id=b.u | &embed=true | https://forms.cloud.microsoft
Microsoft Forms | https://forms.cloud.microsoft/r/W4X?id=1 | &embed=true | ${MICROSOFT}
Airtable        | https://airtable.com/shrUY?prefill_Plan=1 | https://airtable.com/embed/shrUY?prefill_Plan=1
Airtable        | https://airtable.com/appIcF/shrEdM   | https://airtable.com/embed/appIcF/shrEdM
Airtable        | https://airtable.com/appE/pagG/form  | https://airtable.com/embed/appE/pagG/form
HubSpot         | https://share.hsforms.com/1oA8fZxSQ
HubSpot         | https://fjtqz.share-eu1.hsforms.com/2VnFV_bA
Waitlister      | https://waitlister.me/form/-i8Dg?theme=light
unknown         | https://forms.quiet.example/waitlist?list=1#top
unknown         | https://forms.quiet.example:8443/waitlist
unknown         | http://localhost:4322/waitlist
unknown         | http://127.0.0.1:5001/waitlist
unknown         | https://tally.so.evil.example/r/mRoDv3
unknown         | https://eviltally.so/r/mRoDv3
unknown         | https://tally.so:8443/r/mRoDv3
unknown         | https://tally.so/pricing
unknown         | https://a.quiet.fillout.com/t/3Agoej25Wgus
unknown         | https://docs.google.com/document/d/1abc/view
`

const examples = FRAMED.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

it.each(examples)('%s: %s is framed', (provider, openUrl = '', embed = '', otherOrigin = '') => {
  const embedUrl = embed.startsWith('http') ? embed : openUrl + embed
  const frameOrigins = [new URL(embedUrl).origin, otherOrigin].filter(Boolean)
  const form = { kind: 'frame', provider, embedUrl, openUrl, frameOrigins }
  expect(parseFormUrl(openUrl)).toMatchObject(form)
  expect(parseFormUrl(embedUrl)).toMatchObject(form)
})

it.each([
  ['https://tally.so/r/mRoDv3', true, 'query'],
  ['https://form.typeform.eu/to/Pq5DjtOF', true, 'hash'],
  ['https://forms.fillout.com/t/3Agoej25Wgus', true, 'query'],
  ['https://form.jotform.com/230402356070544', true, 'query'],
  [GOOGLE, false, 'map'],
  ['https://forms.office.com/r/W4X381q2rd', false, 'none'],
  ['https://airtable.com/shrUY2UUvj3qsSI8N', false, 'map'],
  ['https://share.hsforms.com/1oA8fZxSQRKelcRQtpTdzgwedudl', false, 'query'],
  ['https://waitlister.me/form/YCgl6I7iKc9n', false, 'query'],
  ['http://localhost:4322/waitlist', false, 'query'],
])('%s sends messages: %s; takes tags in its %s', (address, sendsMessages, tags) => {
  expect(parseFormUrl(address)).toMatchObject({ sendsMessages, tags })
})

it.each([' \n https://tally.so/r/m3 \t', 'HTTPS://TALLY.SO/r/m3', 'https://tally.so:443/r/m3'])(
  'spaces, capitals and the default port make no difference: %j',
  (address) => {
    expect(parseFormUrl(address)).toEqual(parseFormUrl('https://tally.so/r/m3'))
  },
)

it.each([
  ['Google Forms (short link)', 'https://forms.gle/abcDEF123', 'docs.google.com/forms/d/e/'],
  ['Mailchimp', 'https://eepurl.com/abc-Xy', 'large link'],
  ['Mailchimp', 'https://quiet.us21.list-manage.com/subscribe?u=1&id=2', 'large link'],
  ['GetWaitlist', 'https://www.getwaitlist.com/waitlist/12014', 'script'],
  ['LaunchList', 'https://getlaunchlist.com/s/bVlUS5', 'script'],
  ['Kit', 'https://frankx.ck.page/newsletter', 'script'],
  ['Kit', 'https://quiet.kit.com/4c65576bd4', 'script'],
])('%s, %s, is a link, with advice', (provider, openUrl, advice) => {
  expect(parseFormUrl(openUrl)).toEqual({
    kind: 'link',
    provider,
    openUrl,
    advice: expect.stringContaining(advice),
  })
})

it.each([
  ['https://formspree.io/f/xyzabcde', 'Formspree endpoint'],
  ['https://tally.so/forms/mRoDv3/edit', 'where Tally lets its owner edit'],
  ['https://admin.typeform.com/form/NzdRpx/create', 'where Typeform lets'],
  ['https://docs.google.com/forms/d/1FAIpQL/edit', 'where Google Forms lets'],
  ['https://forms.office.com/Pages/DesignPageV2.aspx?id=1', 'where Microsoft Forms lets'],
  ['https://www.jotform.com/build/230402356070544', 'where Jotform lets'],
  ['https://app.kit.com/forms/designers/1/edit', 'where Kit lets'],
  ['', 'is blank'],
  ['//tally.so/r/mRoDv3', 'is not a full web address'],
  ['https:tally.so/r/mRoDv3', 'is not a full web address'],
  ['https:///tally.so/r/mRoDv3', 'third slash'],
  ['http://localhost.evil.example/', 'must begin with https://'],
  ['javascript:alert(1)//tally.so', 'must begin with https://'],
  ['https://@tally.so/r/mRoDv3', 'a user name'],
  ['https://evil.example\\@tally.so/r/mRoDv3', 'a backslash'],
  ['https://*/waitlist', 'cannot name'],
  ["https://a;script-src'unsafe-inline'.example/", 'cannot name'],
  ['https://tally.so./r/mRoDv3', 'cannot name'],
  ['https://tally.so/r/mRo\u202eDv3', 'an invisible character'],
  ['https://tally.so/r/mRo\tDv3', 'an invisible character'],
])('%s is refused: %s', (address, reason) => {
  expect(parseFormUrl(address)).toMatchObject({ reason: expect.stringContaining(reason) })
})

it('an address in the frame has at most 8,000 characters', () => {
  const [own, added] = ['https://tally.so/embed/mRoDv3?', '&formEventsForwarding=1']
  const longest = own + 'a'.repeat(8000 - own.length - added.length)
  expect(parseFormUrl(longest)).toMatchObject({ kind: 'frame', embedUrl: longest + added })
  for (const address of [`${longest}a`, `https://quiet.example/?${'a'.repeat(100_000)}`]) {
    const reason = 'is longer than 8,000 characters, which servers may refuse'
    expect(parseFormUrl(address)).toEqual({ kind: 'refused', reason })
  }
})

describe('a form whose provider the owner names', () => {
  it.each([
    ['Fillout', 'https://join.quiet.example/t/3Agoej25Wgus'],
    [' FILLOUT ', 'https://quiet.example:8443/t/3Ago/'],
    ['fillout', 'http://localhost:4322/t/waitlist'],
  ])('%j, %s, is framed on its own host', (name, openUrl) => {
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

  it('needs no name on the provider’s own host', () => {
    const address = 'https://quiet.fillout.com/t/3Ago'
    expect(parseFormUrl(address, 'Fillout')).toEqual(parseFormUrl(address))
  })

  const NOT_NAMEABLE = 'must name a provider that is documented for own domains: Fillout'
  const OTHER_PATH = 'the form’s address is not one like https://forms.example.com/t/ID'
  it.each([
    ['Tally', 'https://join.quiet.example/r/mRoDv3', NOT_NAMEABLE],
    ['__proto__', 'https://join.quiet.example/t/3Ago', NOT_NAMEABLE],
    ['Fillout', 'https://join.quiet.example/t/', OTHER_PATH],
    ['Fillout', 'https://join.quiet.example/t/3Ago/edit', OTHER_PATH],
    ['Fillout', 'https://tally.so:8443/t/3Ago', 'the form’s host is one of Tally'],
    ['Fillout', 'https://forms.gle/t/3Ago', 'one of Google Forms (short link)'],
    ['Fillout', 'https://formspree.io/t/3Ago', 'the form’s host is one of Formspree'],
  ])('%s is refused for %s: %s', (name, address, fault) => {
    expect(parseFormUrl(address, name)).toMatchObject({
      kind: 'refused',
      providerFault: expect.stringContaining(fault),
    })
  })
})

const LINKS =
  'tally.so/r/mRo tally.so/embed/mRo form.typeform.com/to/Nzd quiet.typeform.eu/to/Z5Z ' +
  'forms.fillout.com/t/3Ag embed.fillout.com/t/3Ag quiet.fillout.com/t/3Ag form.jotform.com/230 ' +
  'www.jotform.com/form/230 docs.google.com/forms/d/e/1FA-x/viewform forms.cloud.microsoft/r/W4X/ ' +
  'forms.office.com/Pages/ResponsePage.aspx airtable.com/shrUY airtable.com/embed/appI/shrE ' +
  'u030x.share-eu1.hsforms.com/2Mdb waitlister.me/form/-i8D forms.gle/aB1 eepurl.com/a-B ' +
  'q.us21.list-manage.com/subscribe getwaitlist.com/waitlist/17 getlaunchlist.com/s/bV ' +
  'quiet.ck.page/news formspree.io/f/xyz tally.so/forms/m/edit admin.typeform.com/form/N ' +
  'docs.google.com/forms/d/1/edit forms.office.com/Pages/DesignPageV2.aspx www.jotform.com/build/24 ' +
  'app.kit.com/forms/1 localhost/waitlist 127.0.0.1/t/waitlist [::1]/waitlist quiet.example/t/3Ag'

/** Written apart from providers.ts. */
const HOSTS: Record<string, string> = {
  Tally: 'tally.so',
  Typeform: 'typeform.com typeform.eu',
  Fillout: 'fillout.com',
  Jotform: 'jotform.com',
  'Google Forms': 'docs.google.com',
  'Microsoft Forms': 'forms.office.com forms.cloud.microsoft',
  Airtable: 'airtable.com',
  HubSpot: 'hsforms.com',
  Waitlister: 'waitlister.me',
  Formspree: 'formspree.io',
  'Google Forms (short link)': 'forms.gle',
  Mailchimp: 'eepurl.com list-manage.com',
  GetWaitlist: 'getwaitlist.com',
  LaunchList: 'getlaunchlist.com',
  Kit: 'kit.com ck.page',
}

const ADDED =
  /^(formEventsForwarding=1|typeform-embed=embed-widget|(typeform|fillout)-embed-id=waitlist|embed(ded)?=true)?$/
const ownParameters = (url: URL) =>
  url.search
    .slice(1)
    .split('&')
    .filter((pair) => !ADDED.test(pair))

/** Checks what must hold for any pasted text. */
function check(pasted: string, name: string): ParsedForm['kind'] {
  const form = parseFormUrl(pasted, name)
  if (form.kind === 'refused') {
    const provider = /^is where (.+) lets|^is a (Formspree)/.exec(form.reason ?? '')?.slice(1)
    if (provider) expect(isOnHost(pasted, HOSTS[provider.join('')])).toBe(true)
    expect(form.reason || form.providerFault).toBeTruthy()
    return form.kind
  }
  const isOwnDomain = form.kind === 'frame' && form.isOnOwnDomain
  if (isOwnDomain) expect(form.provider).toBe(name)
  const isForeign = (url: string) => !isOnHost(url, HOSTS[form.provider])
  const isListed = form.provider !== 'unknown' && !isOwnDomain
  const before = new URL(pasted)
  for (const url of form.kind === 'frame' ? [form.openUrl, form.embedUrl] : [form.openUrl]) {
    const after = new URL(url)
    expect(isWebAddress(url) && url.length <= 8000).toBe(true)
    if (isListed) expect(isForeign(url)).toBe(false)
    if (form.provider !== 'Fillout' || isOwnDomain) expect(after.origin).toBe(before.origin)
    if (form.provider === 'unknown') expect(url).toBe(before.href)
    expect([ownParameters(after), after.hash]).toEqual([ownParameters(before), before.hash])
    expect(parseFormUrl(url, name)).toEqual(form)
  }
  if (form.kind === 'frame') {
    expect(form.frameOrigins[0]).toBe(new URL(form.embedUrl).origin)
    if (isListed) expect(form.frameOrigins.filter(isForeign)).toEqual([])
    else expect(form.frameOrigins).toHaveLength(1)
  }
  return form.kind
}

it.each(['', 'Fillout'])(
  'whatever is pasted is framed on its own host, linked or refused %s',
  (name) => {
    const kinds = { frame: 0, link: 0, refused: 0 }
    fc.assert(
      fc.property(anyAddress(LINKS), (pasted) => {
        kinds[check(pasted, name)] += 1
      }),
      RUNS,
    )
    expect(kinds.frame).toBeGreaterThan(200)
    expect(kinds.refused).toBeGreaterThan(500)
    if (name === '') expect(kinds.link).toBeGreaterThan(100)
  },
)
