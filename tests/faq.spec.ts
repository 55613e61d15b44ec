import type { Page } from '@playwright/test'
import { boxOf } from './support/observe.ts'
import { hold, resize } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

const faqOf = (page: Page) => ({
  question: (words: RegExp) => page.locator('summary').filter({ hasText: words }),
  /** Questions with visible answers. */
  open: page
    .locator('details')
    .filter({ has: page.getByRole('paragraph') })
    .locator('summary'),
})

test('Enter and Space, even held, open and close a question', async ({ page }) => {
  await page.goto('/')
  const { question, open } = faqOf(page)
  await expect(page.locator('summary')).toHaveCount(10)
  await expect(open).toHaveCount(0)
  for (const key of ['Enter', 'Space']) {
    await question(/seniors/).focus()
    await hold(page, key)
    await expect(open).toHaveText([/seniors/])
    await question(/seniors/).press(key)
    await expect(open).toHaveCount(0)
  }
})

test('opening a second question closes the first, without a jump', async ({ page }) => {
  await page.goto('/')
  const { question, open } = faqOf(page)
  const below = question(/residual inhibition/)
  for (const browser of ['this one', 'one that does not know details[name]']) {
    await question(/masking work/).click()
    await expect(open, browser).toHaveText([/masking work/])
    await below.scrollIntoViewIfNeeded()
    const { top } = await boxOf(below)
    await below.click()
    await expect(open, browser).toHaveText([/residual inhibition/])
    expect(Math.abs((await boxOf(below)).top - top), browser).toBeLessThanOrEqual(1)
    await page.locator('details').evaluateAll((items) => {
      for (const item of items) item.removeAttribute('name')
    })
  }
})

test('a text fragment opens the answer that contains it', async ({ page }) => {
  const { open } = faqOf(page)
  // Find-in-page and text fragments skip answers hidden with `display: none`.
  await page.goto('/#:~:text=Please%20never%20turn%20the%20sound%20up')
  await expect(open).toHaveText([/residual inhibition/])
  await expect(page.getByText('Please never turn the sound up')).toBeInViewport()
})

test('a link to an answer opens it each time, and Back returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { question, open } = faqOf(page)
  const scrollTop = () => page.evaluate(() => window.scrollY)
  await page.goto('/#hearing-safety')
  await expect(open).toHaveText([/hearing safety/])
  await expect(question(/hearing safety/)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Start at the lowest level.')).toBeFocused()

  await page.goto('/?')
  const link = page.locator('.problem a[href="#tonight"]')
  const passage = page.getByText('If tinnitus is hard to live with')
  await link.scrollIntoViewIfNeeded()
  const start = await scrollTop()
  for (const press of ['first press', 'second press']) {
    await link.click()
    await expect(open, press).toHaveText([/soon/])
    await expect(passage).toBeFocused()
    await expect(passage).toBeInViewport({ ratio: 1 })
    await expect(question(/soon/)).toBeInViewport({ ratio: 1 })
    await question(/cost/).click()
    await expect(open).toHaveText([/cost/])
  }
  await page.goBack()
  await expect.poll(scrollTop).toBe(start)
})

test('a link to an answer shows its question too, at any text size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const longest = faqOf(page).question(/other sound apps/)
  for (const [width, height, fontSize] of [
    [320, 568, '100%'],
    [320, 640, '200%'],
    [390, 844, '200%'],
    [768, 1024, '200%'],
    [1280, 720, '100%'],
  ] as const) {
    await resize(page, width, height, fontSize)
    await page.evaluate(() => {
      window.location.hash = ''
      window.location.hash = '#other-sound-apps'
    })
    await expect(longest, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    await longest.click({ trial: true, position: { x: 5, y: 1 } })
  }
})

test('phone numbers can be tapped and stay on one line', async ({ page }) => {
  for (const path of ['/#medical-treatment', '/medical-disclaimer']) {
    await page.goto(path)
    const numbers = page.locator('a[href^="tel:"], a[href^="sms:"]')
    await expect(numbers.first()).toBeVisible()
    for (const width of [320, 344, 360, 375, 390, 412, 430, 480]) {
      await page.setViewportSize({ width, height: 740 })
      const lines = await numbers.evaluateAll((all) => all.map((a) => a.getClientRects().length))
      expect(Math.max(...lines), `${path}, ${width} px wide`).toBe(1)
    }
  }
})
