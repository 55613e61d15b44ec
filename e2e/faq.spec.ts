import { expect, type Page, test } from '@playwright/test'

const faqOf = (page: Page) => ({
  items: page.locator('details'),
  questions: page.locator('summary'),
})

/** These questions show their answers, and no others. */
async function expectOpen(page: Page, ...open: number[]) {
  const { items } = faqOf(page)
  const openItems = () =>
    items.evaluateAll((all: HTMLDetailsElement[]) =>
      all.flatMap((one, index) => (one.open ? [index] : [])),
    )
  await expect.poll(openItems).toEqual(open)
  for (const index of open) await expect(items.nth(index).locator('p').first()).toBeVisible()
}

test('Enter and Space open a question and close it again', async ({ page }) => {
  await page.goto('/')
  const { questions } = faqOf(page)
  await expect(questions).toHaveCount(10)
  await expectOpen(page)
  for (const key of ['Enter', 'Space']) {
    await questions.nth(2).press(key)
    await expectOpen(page, 2)
    await questions.nth(2).press(key)
    await expectOpen(page)
  }
})

test('a press opens a question, which stays in place while the one above it closes', async ({
  page,
}) => {
  await page.goto('/')
  const { items, questions } = faqOf(page)
  for (const browser of ['this one', 'one that does not know details[name]']) {
    await test.step(browser, async () => {
      if (browser !== 'this one') {
        await items.evaluateAll((all) => {
          for (const one of all) one.removeAttribute('name')
        })
      }
      for (const [above, below] of [
        [0, 1],
        [6, 9],
      ] as const) {
        await questions.nth(above).click()
        await expectOpen(page, above)
        const top = () => questions.nth(below).evaluate((one) => one.getBoundingClientRect().top)
        await questions.nth(below).scrollIntoViewIfNeeded()
        const before = await top()
        await questions.nth(below).click()
        await expectOpen(page, below)
        expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
      }
    })
  }
})

test('an address that names a question opens its answer, and so does Back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#hearing-safety')
  const { questions } = faqOf(page)
  await expectOpen(page, 4)
  await expect(questions.nth(4)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    window.location.hash = '#cost'
  })
  await expectOpen(page, 7)
  await expect(questions.nth(7)).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expectOpen(page, 4)
})

// Neither page search nor such a link finds an answer that is hidden by `display: none`.
test('a link to words of a closed answer opens it', async ({ page }) => {
  await page.goto('/#:~:text=Please%20never%20turn%20the%20sound%20up')
  await expectOpen(page, 1)
  await expect(faqOf(page).items.nth(1)).toBeInViewport()
})
