import { expect, type Page, test } from '@playwright/test'

const faqOf = (page: Page) => ({
  question: (words: RegExp) => page.locator('summary').filter({ hasText: words }),
  /** Questions with visible answers. */
  open: page
    .locator('details')
    .filter({ has: page.getByRole('paragraph') })
    .locator('summary'),
})

test('Enter and Space open a question and close it again', async ({ page }) => {
  await page.goto('/')
  const { question, open } = faqOf(page)
  await expect(page.locator('summary')).toHaveCount(10)
  await expect(open).toHaveCount(0)
  const arrow = () =>
    question(/seniors/).evaluate((one) => getComputedStyle(one, '::after').transform)
  const down = await arrow()
  for (const key of ['Enter', 'Space']) {
    await question(/seniors/).press(key)
    await expect(open).toHaveText([/seniors/])
    expect(await arrow()).not.toBe(down)
    await question(/seniors/).press(key)
    await expect(open).toHaveCount(0)
  }
})

test('a press opens a question, which stays in place while the one above it closes', async ({
  page,
}) => {
  await page.goto('/')
  const { question, open } = faqOf(page)
  const below = question(/residual inhibition/)
  const top = () => below.evaluate((one) => one.getBoundingClientRect().top)
  for (const browser of ['this one', 'one that does not know details[name]']) {
    await test.step(browser, async () => {
      await question(/masking work/).click()
      await expect(open).toHaveText([/masking work/])
      await below.scrollIntoViewIfNeeded()
      const before = await top()
      await below.click()
      await expect(open).toHaveText([/residual inhibition/])
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    })
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.removeAttribute('name')
    })
  }
})

test('an address that names a question or words of an answer opens it, and so does Back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { question, open } = faqOf(page)
  // Find-in-page and text fragments skip answers hidden with `display: none`.
  await page.goto('/#:~:text=Please%20never%20turn%20the%20sound%20up')
  await expect(open).toHaveText([/residual inhibition/])
  await expect(page.getByText('Please never turn the sound up')).toBeInViewport()

  await page.goto('/#hearing-safety')
  await expect(open).toHaveText([/hearing safety/])
  await expect(question(/hearing safety/)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    window.location.hash = '#cost'
  })
  await expect(open).toHaveText([/cost/])
  await expect(question(/cost/)).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(open).toHaveText([/hearing safety/])
})
