import { expect, type Page, test } from '@playwright/test'
import { expectLandedAt } from './landing.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollTo(page: Page, top: number) {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
  await expect.poll(() => scrollTop(page)).toBe(top)
}

/** At how many different places the page was drawn on the way to a section. */
async function placesOnTheWay(page: Page): Promise<number> {
  await page.goto('/')
  await page.evaluate(() => {
    const places = new Set<number>()
    const note = () => {
      places.add(window.scrollY)
      document.documentElement.dataset.places = String(places.size)
      requestAnimationFrame(note)
    }
    note()
  })
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  return Number(await page.locator('html').getAttribute('data-places'))
}

// Seen to catch smooth scrolling outside of its media query.
test('links of the page leap where the system asks for less motion, and glide elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await placesOnTheWay(page)).toBeGreaterThan(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await placesOnTheWay(page)).toBeLessThanOrEqual(3)
})

test.describe('Back', () => {
  test.use({ reducedMotion: 'reduce' })

  // Seen to catch a script that scrolls to the top when the visitor goes back.
  test('returns to where a link of the page was chosen', async ({ page }) => {
    await page.goto('/')
    await scrollTo(page, 1500)
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expectLandedAt(page, 'faq')
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })

  // Seen to catch `history.scrollRestoration = 'manual'`.
  test('from another page returns to the place that was being read', async ({ page }) => {
    await page.goto('/')
    const link = page.locator('#waitlist').getByRole('link', { name: 'Read the privacy policy' })
    await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    const before = await scrollTop(page)
    expect(before).toBeGreaterThan(1000)
    await link.click()
    await expect(page).toHaveURL('/privacy-policy')
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(before)
  })
})
