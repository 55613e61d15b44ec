import { expect, test } from '@playwright/test'
import { copyProject } from './support/copy-project.ts'
import { expectRunning, illustrationOf } from './support/masking-illustration.ts'
import { recordRequests } from './support/observe.ts'
import { FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS } from './support/site-under-test.ts'
import { startSite } from './support/start-site.ts'
import { targetFaults } from './support/target-faults.ts'
import { waitlistOf } from './support/waitlist-section.ts'

// One build serves all tests, so they run in turn.
test.describe.configure({ mode: 'default' })

/** A day on which a security contact holds, whenever the site is built. */
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const contact = `{ contact: 'mailto:me@quiet.example', expires: '${TOMORROW}' }`
  const copy = copyProject('owner-settings', (facts) =>
    facts
      .replace('isSoundOffered: boolean = true', 'isSoundOffered: boolean = false')
      .replace('isHealthDataLinked: boolean = false', 'isHealthDataLinked: boolean = true')
      .replace('securityContact = undefined', `securityContact = ${contact}`),
  )
  // Without a provider's name, the form is not known to send messages.
  site = await startSite(copy, { WAITLIST_FORM_LOADING: 'click', WAITLIST_FORM_URL: FORM_URL })
})

test.afterAll(() => site.stop())

test('with click to load, only the button requests the form', async ({ page }) => {
  const requests = recordRequests(page)
  const foreign = () => requests.filter((address) => !address.startsWith(site.address))
  await page.clock.install()
  await page.goto(site.address)
  const { section, link, frame, form, status } = waitlistOf(page)
  const show = section.getByRole('button', { name: 'Show the form here' })
  await link.scrollIntoViewIfNeeded()
  await expect(show).toBeVisible()
  await expect(section).toContainText(/may set cookies\. Read the privacy policy/)
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await targetFaults(page)).toEqual([])
  await show.scrollIntoViewIfNeeded()
  await expect(show).toBeInViewport()
  await page.clock.runFor(2000)
  await expect(frame).toHaveCount(0)
  expect(foreign()).toEqual([])

  const height = () => section.evaluate((part) => part.clientHeight)
  const before = await height()
  await expectRunning(page, 'waitlist')
  await show.press('Enter')
  await expect(frame).toBeFocused()
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await expect(show).toHaveCount(0)
  expect(await height()).toBe(before)
  expect(foreign().length).toBeGreaterThan(0)
  await page.clock.runFor(60_000)
  await expect(status).toHaveText('')
})

test('security.txt has the contact and its expiry date', async ({ request }) => {
  const address = `${site.address}/.well-known/security.txt`
  expect(await (await request.get(address)).text()).toBe(
    `Contact: mailto:me@quiet.example\nExpires: ${TOMORROW}T23:59:59Z\n` +
      `Preferred-Languages: en\nCanonical: ${address}\n`,
  )
})

test('Cloudflare’s filter leaves the email address alone', async ({ request }) => {
  for (const path of ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']) {
    const html = await (await request.get(site.address + path)).text()
    const filtered = html.replace(/<!--email_off-->.*?<!--\/email_off-->/gs, '')
    expect(filtered, path).not.toMatch(/[\w.+-]+(?:@|%40)[\w-]+\.\w|mailto:/)
    expect(html, path).toContain('<a href="mailto:hello@sample.test">hello@sample.test</a>')
  }
})

test('with the sound turned off, nothing mentions it', async ({ page }) => {
  await page.goto(site.address)
  const { section, figure, pause, play } = illustrationOf(page)
  await figure.scrollIntoViewIfNeeded()
  await expectRunning(page)
  await pause.click()
  await expect(play).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText(/Turn your device down|Hear an example/)
  await expect(section.getByRole('radio')).toHaveCount(4)
})

test('the footer links to consumer health data if turned on', async ({ page }) => {
  await page.goto(site.address)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Consumer Health Data' }).click()
  await expect(page.getByRole('heading', { name: /consumer health data/i })).toBeInViewport()
})

test('npm start leaves a running site alone and stops its own', async ({ page, request }) => {
  await page.goto(site.address)
  const book = page.getByRole('banner').getByRole('link', { name: 'Book a Call' })
  const own = [site.address, (await book.getAttribute('href')) ?? '']
  for (const address of own) await expect(await request.get(address)).toBeOK()
  await site.stop()
  for (const address of own)
    await expect(() => expect(request.get(address)).rejects.toThrow('ECONNREFUSED')).toPass()
  await expect(await request.get(SITE_ADDRESS)).toBeOK()
})
