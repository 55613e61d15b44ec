import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { settingFaults, settingWarnings } from '../src/build/settings.ts'
import { buildSite } from './support/build-site.ts'
import { SETTINGS } from './support/sites.ts'

const FOLDER = '.site-under-test/faulty-settings'
const SCRIPT = 'is the address of a script. Paste that of the page itself'

it('the build names every setting that is missing or malformed, and writes no page', () => {
  const form = { WAITLIST_FORM_URL: 'http://form.test/jsform/7', WAITLIST_FORM_LOADING: 'never' }
  const output = buildSite(FOLDER, { ...SETTINGS, ...form, SITE_URL: '', BOOKING_URL: '' }, 1)
  for (const fault of [
    'SITE_URL is missing',
    'BOOKING_URL is missing',
    'WAITLIST_FORM_URL is not an address.',
    `WAITLIST_FORM_URL ${SCRIPT}`,
    "WAITLIST_FORM_LOADING's type is invalid, expected: 'near' | 'click' | 'link'",
  ])
    assert.ok(output.includes(fault), `${fault}\n${output}`)
  assert.ok(!existsSync(`${FOLDER}/index.html`))
})

const EXAMPLES = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm)]

it('.env.example has an example of each address', () => {
  const names = EXAMPLES.map(([, name]) => name)
  assert.deepEqual(names, ['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'])
})

const FAULTY: string[][] = [
  // Canonical URLs and sitemap would differ.
  ['SITE_URL', 'https://www.site.test/de/', 'has something after the domain'],
  ['SITE_URL', 'https://www.site.test/?lang=en', 'has something after the domain'],
  ['SITE_URL', 'https://www.site.test#top', 'has something after the domain'],
  ['WAITLIST_FORM_URL', 'https://form.test/7 ', 'is not an address. It begins with https://'],
  ['WAITLIST_FORM_URL', 'https://form.test/7?a=1&amp;b=2', 'has &amp; in it. Write & instead'],
  ['WAITLIST_FORM_URL', 'https://form.test/embed.js?id=7', SCRIPT],
  ['WAITLIST_FORM_URL', 'https://server.fillout.com/embed/v1/', SCRIPT],
  ['WAITLIST_FORM_URL', 'https://form.example/7', 'is still an example'],
  ['WAITLIST_FORM_URL', 'https://tally.so/embed/xxxxx', 'is still an example'],
  ...EXAMPLES.map(([, name = '', url = '']) => [name, url, 'is still an example']),
]

for (const [name = '', url, fault] of FAULTY)
  it(`${url} as ${name} stops the build: it ${fault}`, () => {
    const faults = settingFaults({ ...SETTINGS, [name]: url })
    assert.match(faults.join('\n'), RegExp(`^${name} ${fault}.*$`))
  })

const OWNER = { productName: 'Hush', isSoundOffered: true, isHealthDataLinked: false }
/** The warnings about a form at this address. */
const warningsOf = (url: string, formProvider?: string, loading = 'near') =>
  settingWarnings(
    { ...SETTINGS, WAITLIST_FORM_URL: url, WAITLIST_FORM_LOADING: loading },
    { ...OWNER, formProvider },
  )

const EDITOR = 'looks like the address of an editor. Open it once in a private window.'
const NO_PAGE = 'looks like an address without a page. Open it once in a private window.'
const NO_FRAME = 'cannot be framed. Set WAITLIST_FORM_LOADING=link.'

for (const [url = '', warning] of [
  ['https://tally.so/forms/7/edit', EDITOR],
  ['https://docs.google.com/forms/d/7/edit?usp=sharing', EDITOR],
  ['https://admin.typeform.com/form/7', EDITOR],
  ['https://build.fillout.com/editor/7', EDITOR],
  ['https://www.jotform.com/build/7', EDITOR],
  ['https://hush.us1.list-manage.com/subscribe/post?u=7', NO_PAGE],
  ['https://app.kit.com/forms/7/subscriptions', NO_PAGE],
  ['https://hush.kit.com/7', NO_FRAME],
  ['https://hush.ck.page/7', NO_FRAME],
  ['https://eepurl.com/7', NO_FRAME],
  ['https://mailchi.mp/hush/7', NO_FRAME],
  ['https://hush.us1.list-manage.com/7', NO_FRAME],
])
  it(`${url} brings a warning: it ${warning}`, () => {
    assert.ok(warningsOf(url).includes(`WAITLIST_FORM_URL ${warning}`))
  })

it('the editor of a booking page brings a warning, and so does a provider with another host', () => {
  const settings = { ...SETTINGS, BOOKING_URL: 'https://app.cal.com/event-types/7' }
  const names = { formProvider: 'Google Forms', bookingProvider: 'Calendly.com' }
  assert.deepEqual(settingWarnings(settings, { ...OWNER, ...names }), [
    'formProvider is “Google Forms”, but WAITLIST_FORM_URL is at form.test. Is that its host?',
    `BOOKING_URL ${EDITOR}`,
    'bookingProvider is “Calendly.com”, but BOOKING_URL is at app.cal.com. Is that its host?',
  ])
})

it('a host that only ends like the site’s, or like a provider’s, is not theirs', () => {
  for (const [provider, url = ''] of [
    ['Tally', 'https://other-site.test/7'],
    ['Microsoft Forms', 'https://join.backoffice.com/7'],
  ])
    assert.match(warningsOf(url, provider).join(), /Is that its host/)
})

// As in docs/going-live.md, and others of these services; then one like them, and the owner's own.
for (const [provider, url = '', loading] of [
  ['Tally', 'https://tally.so/embed/7?transparentBackground=1'],
  ['Typeform', 'https://form.typeform.com/to/7'],
  ['Fillout', 'https://forms.fillout.com/t/7'],
  ['Jotform', 'https://form.jotform.com/7'],
  ['Jotform', 'https://form.jotform.com/7?name[first]=Ada'],
  ['Google Forms', 'https://docs.google.com/forms/d/e/7/viewform?embedded=true'],
  ['Google', 'https://forms.gle/7'],
  ['Microsoft Forms', 'https://forms.office.com/Pages/ResponsePage.aspx?id=7&embed=true'],
  ['Microsoft Bookings', 'https://outlook.office365.com/book/7'],
  ['Airtable', 'https://airtable.com/embed/7'],
  ['HubSpot', 'https://share.hsforms.com/7'],
  ['Waitlister', 'https://waitlister.me/form/7'],
  ['Kit', 'https://hush.kit.com/7', 'link'],
  ['Kit', 'https://hush.ck.page/7', 'link'],
  ['Mailchimp', 'https://eepurl.com/7', 'link'],
  ['Mailchimp', 'https://mailchi.mp/hush/7', 'link'],
  ['Mailchimp', 'https://hush.us1.list-manage.com/7', 'link'],
  ['Audio Kit', 'https://forms.audio-kit.com/7?ref=kit.com'],
  ['Tally', 'https://join.site.test/7'],
])
  it(`${url} of ${provider} is no fault, and brings no warning`, () => {
    assert.deepEqual(settingFaults({ ...SETTINGS, WAITLIST_FORM_URL: url }), [])
    assert.deepEqual(warningsOf(url, provider, loading), [])
  })
