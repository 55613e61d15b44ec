import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { settingFaults } from '../src/content/settings.ts'
import { buildSite } from './support/build-site.ts'
import { SETTINGS } from './support/sites.ts'

const FOLDER = '.site-under-test/faulty-settings'
const SCRIPT = 'WAITLIST_FORM_URL is the address of a script. Paste that of the page itself'

it('the build names every setting that is missing or malformed, and writes no page', () => {
  const settings = {
    ...SETTINGS,
    SITE_URL: '',
    BOOKING_URL: '',
    WAITLIST_FORM_URL: 'http://form.test/jsform/7',
    WAITLIST_FORM_LOADING: 'never',
  }
  const { status, output } = buildSite(FOLDER, settings)
  assert.notEqual(status, 0)
  for (const fault of [
    'SITE_URL is missing',
    'BOOKING_URL is missing',
    'WAITLIST_FORM_URL is not an address.',
    SCRIPT,
    "WAITLIST_FORM_LOADING's type is invalid, expected: 'near' | 'click' | 'link'",
  ])
    assert.ok(output.includes(fault), `${fault}\n${output}`)
  assert.ok(!existsSync(`${FOLDER}/index.html`))
})

const FAULTY_FORMS: [url: string, fault: string][] = [
  ['https://form.test/7 ', 'is not an address. It begins with https://'],
  ['https://form.test/7?a=1&amp;b=2', 'has &amp; in it. Write & instead'],
  ['https://form.test/embed.js?id=7', SCRIPT],
  ['https://server.fillout.com/embed/v1/', SCRIPT],
  ['https://form.example/7', 'is still an example'],
]

for (const [url, fault] of FAULTY_FORMS)
  it(`${url} is refused as the form’s address: ${fault}`, () => {
    const [found = '', more] = settingFaults({ ...SETTINGS, WAITLIST_FORM_URL: url })
    assert.ok(found.includes(fault) && !more, found)
  })

it('a site address with a path is refused, because canonical URLs and sitemap would differ', () => {
  const faults = settingFaults({ ...SETTINGS, SITE_URL: 'https://www.site.test/de/' })
  assert.match(faults.join(), /^SITE_URL has something after the domain/)
})

for (const [, name = '', value] of readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm))
  it(`the example of ${name}, used as it is, stops the build`, () => {
    assert.match(settingFaults({ ...SETTINGS, [name]: value })[0] ?? '', /still an example/)
  })

it('the last lines of a build count what is left to the owner, and name the settings', () => {
  const settings = { ...SETTINGS, OWNER_FILE: 'tests/support/owner-without-texts.ts' }
  const { status, output } = buildSite(FOLDER, settings)
  assert.equal(status, 0, output)
  const end = output.slice(output.lastIndexOf('✓ Completed'))
  assert.match(end, / 1 of \d+: companyName is not set\. By law a site must say who runs it\.\n/)
  const taken =
    'Site: https://www.site.test – form: https://form.test/waitlist?id=7&utm_medium=site, WAITLIST_FORM_LOADING=near – booking: https://booking.test/call\n'
  assert.ok(end.includes(taken), end)
})
