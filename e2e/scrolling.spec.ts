import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectLandedAt } from './support/landing.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Where the paragraph that the browser holds on to breaks otherwise in another font, in px. */
const LINES_OF_ANOTHER_FONT_PX = 100

const topInWindow = (one: Locator) => one.evaluate((it) => it.getBoundingClientRect().top)

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
  for (const font of ['with its font', 'whose font comes meanwhile']) {
    test(`from another page to one ${font} returns to the words that were read`, async ({
      page,
    }) => {
      const fonts = '**/*.woff2'
      if (font === 'with its font') await page.goto('/')
      else await page.route(fonts, (route) => route.abort())
      await page.goto('/')
      const link = page.locator('#waitlist').getByRole('link', { name: 'Read the privacy policy' })
      await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
      expect(await scrollTop(page)).toBeGreaterThan(1000)
      const before = await topInWindow(link)
      await page.unroute(fonts)
      await link.click()
      await expect(page).toHaveURL('/privacy-policy')
      await page.evaluate(() => document.fonts.load('1em "Atkinson Hyperlegible Next"'))
      await page.goBack()
      // Not the pixels of the page: every line of it may break elsewhere in the other font.
      await expect
        .poll(async () => Math.abs((await topInWindow(link)) - before))
        .toBeLessThanOrEqual(LINES_OF_ANOTHER_FONT_PX)
    })
  }
})

/** As browsers tell of it: the window loses and gains the focus, what has it in the page keeps it. */
function leaveWindowAndReturn(page: Page) {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
}

// Seen to catch a page that leapt back to the link that had the focus.
test('who comes back to the window reads on where they were', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).focus()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first(),
  ).toBeFocused()
  await scrollTo(page, 1500)
  await leaveWindowAndReturn(page)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  expect(await scrollTop(page)).toBe(1500)
})
