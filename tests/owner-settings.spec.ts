import { expect, test } from '@playwright/test'
import { expectRunning, illustrationOf } from './support/masking-illustration.ts'
import { recordRequests } from './support/observe.ts'
import { FACTLESS_ADDRESS, SITE_ADDRESS } from './support/site-under-test.ts'
import { targetFaults } from './support/target-faults.ts'
import { waitlistOf } from './support/waitlist-section.ts'

test.describe('without facts, with the options flipped', () => {
  test.use({ baseURL: FACTLESS_ADDRESS })

  test('with click to load, only the button requests the form', async ({ page, baseURL }) => {
    const requests = recordRequests(page)
    const foreign = () => requests.filter((address) => !address.startsWith(`${baseURL}/`))
    await page.clock.install()
    await page.goto('/')
    const { section, link, show, frame, form, status } = waitlistOf(page)
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

  test('with the sound turned off, nothing mentions it', async ({ page }) => {
    await page.goto('/')
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
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('paragraph').first()).not.toContainText('Sample')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consumer Health Data' }).click()
    await expect(page.getByRole('heading', { name: /consumer health data/i })).toBeInViewport()
  })
})

test('security.txt has the contact and its expiry date, or is left out', async ({ request }) => {
  const path = '/.well-known/security.txt'
  const address = SITE_ADDRESS + path
  const text = await (await request.get(address)).text()
  const [expires = ''] = text.match(/20\d\d-\d\d-\d\d/) ?? []
  expect(text).toBe(
    `Contact: mailto:security@sample.test\nExpires: ${expires}T23:59:59Z\n` +
      `Preferred-Languages: en\nCanonical: ${address}\n`,
  )
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(Math.abs(daysLeft - 180)).toBeLessThan(2)
  expect((await request.get(FACTLESS_ADDRESS + path)).status()).toBe(404)
})

test('Cloudflare’s filter leaves the email address alone', async ({ request }) => {
  for (const path of ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']) {
    const html = await (await request.get(path)).text()
    const filtered = html.replace(/<!--email_off-->.*?<!--\/email_off-->/gs, '')
    expect(filtered, path).not.toMatch(/[\w.+-]+(?:@|%40)[\w-]+\.\w|mailto:/)
    expect(html, path).toContain('<a href="mailto:hello@sample.test">hello@sample.test</a>')
  }
})
