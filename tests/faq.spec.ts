import type { Page } from '@playwright/test'
import { boxOf } from './support/observe.ts'
import { resize } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(({ page }) => page.goto('/'))

const faqOf = (page: Page) => ({
  question: (anchor: string) => page.locator(`.faq-item:has(#${anchor}) summary`),
  /** The first element of each open answer, which has its anchor. */
  open: page.locator('.faq-answer > [id]').filter({ visible: true }),
})

test('each question has its topic and its own answer', async ({ page }) => {
  const topics = [
    ['masking', 'how-masking-works', 'cannot hear your tinnitus'],
    ['residual inhibition', 'residual-inhibition', '30+ minutes'],
    ['apps', 'other-sound-apps', 'None of these studies tested this app'],
    ['soon', 'how-soon', 'about 2 minutes'],
    ['hearing safety', 'hearing-safety', /limiter.*decibels|decibels.*limiter/s],
    ['seniors', 'seniors', 'A hearing test first'],
    // Each service is named before its number.
    [
      'medical treatment',
      'medical-treatment',
      /US or Canada.*988.*838255.*UK or Ireland.*116\s123.*85258.*50808.*911.*999.*112/s,
    ],
    ['cost', 'cost', /free.*paid/s],
    ['devices', 'devices', /iPhone.*Android.*web/s],
    ['data', 'data', /encryption.*GDPR.*CCPA/s],
  ] as const
  await expect(page.locator('summary')).toHaveCount(topics.length)
  for (const [index, [topic, anchor, words]] of topics.entries()) {
    const item = page.locator('.faq-item').nth(index)
    await expect(item.locator('summary')).toContainText(topic)
    await expect(item.locator(`#${anchor}`), topic).toHaveCount(1)
    await expect(item.locator('.faq-answer')).toContainText(words)
  }
  await expect(faqOf(page).open).toHaveCount(0)
})

test('a held key opens a question once, and the next press closes it', async ({ page }) => {
  const { question, open } = faqOf(page)
  await question('seniors').focus()
  // A trembling or slow hand keeps the key down for so long that it repeats.
  for (let repeat = 0; repeat < 2; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(open).toHaveId('seniors')
  await question('seniors').press('Space')
  await expect(open).toHaveCount(0)
})

test('a double click opens a question', async ({ page }) => {
  const { question, open } = faqOf(page)
  await question('seniors').dblclick()
  await expect(open).toHaveId('seniors')
})

test('a second question that is opened stays in place, and closes the first', async ({ page }) => {
  const { question, open } = faqOf(page)
  const below = question('residual-inhibition')
  for (const browser of ['this one', 'one that does not know details[name]']) {
    await question('how-masking-works').click()
    await expect(open, browser).toHaveId('how-masking-works')
    await below.scrollIntoViewIfNeeded()
    const { top } = await boxOf(below)
    await below.click()
    await expect(open, browser).toHaveId('residual-inhibition')
    expect((await boxOf(below)).top, browser).toBeCloseTo(top, 0)
    await page.locator('details').evaluateAll((all) => {
      for (const item of all) item.removeAttribute('name')
    })
  }
})

for (const [width, height, textSize] of [
  [360, 780, '100%'],
  [1280, 720, '100%'],
  // Where the question has several lines.
  [320, 640, '200%'],
] as const) {
  const window = `${width} × ${height}, text size ${textSize}`
  test(`a link to an answer shows it, and Back returns from it, ${window}`, async ({ page }) => {
    const { question, open } = faqOf(page)
    await resize(page, width, height, textSize)
    await question('cost').click()
    const expectShown = async () => {
      await expect(open).toHaveId('residual-inhibition')
      // Where screen readers begin to read.
      await expect(page.locator('#residual-inhibition')).toBeFocused()
      const { bottom } = await boxOf(page.getByRole('banner'))
      const box = await boxOf(question('residual-inhibition'))
      expect(box.top, 'below the header').toBeGreaterThanOrEqual(Math.max(0, bottom))
      expect(box.bottom, 'in the window').toBeLessThan(height)
    }
    const link = page.locator('.stage-list').getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const start = (await boxOf(link)).top
    // A second click does not change the URL.
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await link.click()
      await expectShown()
    }
    await page.goBack()
    await expect.poll(async () => (await boxOf(link)).top, 'back at the link').toBe(start)
    await page.goto('/?#residual-inhibition')
    await expectShown()
  })
}

test('a script opens all answers for a print, then only the one that was open', async ({
  page,
}) => {
  const { question, open } = faqOf(page)
  await question('cost').click()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(open).toHaveCount(await page.locator('summary').count())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(open).toHaveId('cost')
})
