import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { settingFaults } from '../src/build/settings.ts'
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

const EXAMPLES = readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm)
const FAULTY: string[][] = [
  // Canonical URLs and sitemap would differ.
  ['SITE_URL', 'https://www.site.test/de/', 'has something after the domain'],
  ['WAITLIST_FORM_URL', 'https://form.test/7 ', 'is not an address. It begins with https://'],
  ['WAITLIST_FORM_URL', 'https://form.test/7?a=1&amp;b=2', 'has &amp; in it. Write & instead'],
  ['WAITLIST_FORM_URL', 'https://form.test/embed.js?id=7', SCRIPT],
  ['WAITLIST_FORM_URL', 'https://server.fillout.com/embed/v1/', SCRIPT],
  ['WAITLIST_FORM_URL', 'https://form.example/7', 'is still an example'],
  ...EXAMPLES.map(([, name = '', url = '']) => [name, url, 'is still an example']),
]

for (const [name = '', url, fault] of FAULTY)
  it(`${url} is refused as ${name}: ${fault}`, () => {
    const faults = settingFaults({ ...SETTINGS, [name]: url })
    assert.match(faults.join('\n'), RegExp(`^${name} ${fault}.*$`))
  })

it('the last lines of a build count what is left to the owner, and name the settings', () => {
  const settings = { ...SETTINGS, OWNER_FILE: 'tests/support/owner-without-texts.ts' }
  const output = buildSite(FOLDER, settings)
  const end = output.slice(output.lastIndexOf('✓ Completed'))
  assert.match(end, / 1 of \d+: companyName is not set\. By law a site must say who runs it\.\n/)
  const taken =
    'Site: https://www.site.test – form: https://form.test/waitlist?id=7&utm_medium=site, WAITLIST_FORM_LOADING=near – booking: https://form.test/waitlist?id=8\n'
  assert.ok(end.includes(taken), end)
})
