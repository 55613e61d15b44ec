import type { Page } from '@playwright/test'
import { LAPTOP, SMALL_PHONE } from './support/devices.ts'
import { boxOf } from './support/observe.ts'
import { resize } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

const faqOf = (page: Page) => ({
  question: (words: string) => page.locator('summary').filter({ hasText: words }),
  open: page.locator('details:has(p:visible) summary'),
})

test('the ten questions have their topics', async ({ page }) => {
  await page.goto('/')
  const topics =
    'masking work, residual inhibition, other sound apps, soon, hearing safety, seniors, medical treatment, cost, devices, data'
  await expect(page.locator('summary')).toContainText(topics.split(', '))
  await expect(faqOf(page).open).toHaveCount(0)
})

test('a held key opens a question once, and the next one closes it', async ({ page }) => {
  await page.goto('/')
  const { question, open } = faqOf(page)
  await question('seniors').focus()
  // A trembling or slow hand keeps the key down for so long that it repeats.
  for (let repeat = 0; repeat < 2; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(open).toContainText(['seniors'])
  await question('seniors').press('Space')
  await expect(open).toHaveCount(0)
})

test('opening a second question closes the first, and stays in place', async ({ page }) => {
  await page.goto('/')
  const { question, open } = faqOf(page)
  const below = question('residual inhibition')
  for (const browser of ['this one', 'one that does not know details[name]']) {
    await question('masking work').click()
    await expect(open, browser).toContainText(['masking work'])
    await below.scrollIntoViewIfNeeded()
    const { top } = await boxOf(below)
    await below.click()
    await expect(open, browser).toContainText(['residual inhibition'])
    expect((await boxOf(below)).top, browser).toBeCloseTo(top, 0)
    await page.locator('details').evaluateAll((all) => {
      for (const item of all) item.removeAttribute('name')
    })
  }
})

test('a link to an answer opens it, below its question, and Back returns', async ({ page }) => {
  const { question, open } = faqOf(page)
  const scrollTop = () => page.evaluate(() => window.scrollY)
  await page.goto('/')
  // So large that the question, the longest, has several lines.
  await resize(page, 320, 640, '200%')
  await question('cost').click()
  const start = await scrollTop()
  await page.evaluate(() => {
    window.location.hash = '#other-sound-apps'
  })
  await expect(open).toContainText(['other sound apps'])
  await expect(page.locator('#other-sound-apps')).toBeFocused()
  await question('other sound apps').click({ trial: true, position: { x: 5, y: 1 } })
  await page.goBack()
  await expect.poll(scrollTop).toBe(start)
})

for (const { width, height } of [SMALL_PHONE, LAPTOP]) {
  test(`by link or URL, an answer opens below the header, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { question, open } = faqOf(page)
    const expectShown = async () => {
      await expect(open).toContainText(['residual inhibition'])
      // Where screen readers begin to read.
      await expect(page.getByText('It means that tinnitus is quieter')).toBeFocused()
      const { bottom } = await boxOf(page.getByRole('banner'))
      const box = await boxOf(question('residual inhibition'))
      expect(box.top).toBeGreaterThanOrEqual(bottom)
      expect(box.bottom).toBeLessThan(height)
    }
    const link = page.getByRole('link', { name: 'What the studies found' })
    // A second click does not change the URL.
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await link.click()
      await expectShown()
    }
    await page.goto('/?#residual-inhibition')
    await expectShown()
  })
}

test('where closed answers are not printed, a script opens them for it', async ({ page }) => {
  await page.goto('/')
  const { question, open } = faqOf(page)
  await question('cost').click()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(open).toHaveCount(10)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(open).toContainText(['cost'])
})
