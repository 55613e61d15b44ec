import { findAmber, lettersOnAmber } from './support/amber.ts'
import { clippedText } from './support/clipped-text.ts'
import { illustrationOf } from './support/masking-illustration.ts'
import { boxOf, expectStillUsable } from './support/observe.ts'
import { expect, test } from './support/test.ts'

/** What Chrome 103 lacks, and `overflow: clip`, which Safari 15.4 lacks. */
const UNKNOWN =
  /(?<!\.)popover|:has\(|@container|cqi\b|[sd]vh\b|\b(?:oklch|lab|light-dark|color-mix)\(|overflow:clip|checkVisibility|(?<=float:)inline|(?<=<details )name|\bscripting:/g

// The policy has hashes of the original styles and scripts.
test.use({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 375, height: 664 } })

/** Makes Chromium as ignorant as the oldest supported browsers, by misspelling what they lack. */
test.beforeEach(async ({ page, baseURL }) => {
  const pagesStylesScripts = new RegExp(`^${baseURL}/(?:[^.]*|.*\\.(?:css|js))$`)
  await page.route(pagesStylesScripts, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(UNKNOWN, (word) => word.replace(/\w/, 'x-$&'))
    await route.fulfill({ response, body })
  })
})

test('in old browsers, the header has every link and covers no target', async ({ page }) => {
  for (const [path, target] of [
    ['/#waitlist', page.locator('#waitlist')],
    ['/#cost', page.locator('.faq-item:has(#cost) summary')],
    ['/privacy-policy#consumer-health-data', page.locator('#consumer-health-data')],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(path)
    await expect(target).toBeInViewport({ ratio: 1 })
    const header = page.getByRole('banner')
    expect((await boxOf(target)).top, path).toBeGreaterThanOrEqual((await boxOf(header)).bottom)
    await expect(header.getByRole('navigation').getByRole('link')).toHaveCount(4)
    await expect(header.getByRole('button')).toHaveCount(0)
    expect(await clippedText(page, 'main'), path).toEqual([])
  }
})

test('in old browsers every part works, in color', async ({ page, waitlist, consoleErrors }) => {
  await page.goto('/')
  await expectStillUsable(page)
  const join = page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' })
  const words = page.locator('.hero-lead')
  const title = page.getByRole('heading', { level: 1 })
  expect((await boxOf(words)).left, 'below the title').toBe((await boxOf(title)).left)
  for (const filled of [page.locator('html'), page.getByRole('banner'), join])
    await expect(filled).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const { hear, stop } = illustrationOf(page)
  await hear.stages.click()
  await expect(stop).toBeInViewport({ ratio: 1 })
  await join.click()
  await expect(waitlist.form.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('in old browsers, no letter lies on the quiet line', async ({ page }) => {
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 2000 })
    const amber = await findAmber(page, (await boxOf(title)).bottom + 50)
    expect(
      amber.some((row) => row.size === width),
      `the line, ${width} px`,
    ).toBe(true)
    expect(await lettersOnAmber(page, amber), `${width} px`).toEqual([])
  }
})
