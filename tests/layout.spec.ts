import { scrollWideTables } from '../src/build/finish-html.ts'
import { findBrokenWords } from './support/broken-words.ts'
import { clippedText } from './support/clipped-text.ts'
import { boxOf } from './support/observe.ts'
import { openEverything } from './support/open-everything.ts'
import { ALL_PAGES, PAGES } from './support/pages.ts'
import { resize, TEXT_SPACING } from './support/simulate.ts'
import { BARE_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { findTooSmall } from './support/too-small.ts'

/** Width and height in px, and text size. Columns change at 640 and 960 px. */
const WINDOWS = [
  ...[320, 390, 640, 768, 959, 960, 1280, 1920].map((width) => [width, 844, '100%'] as const),
  [320, 256, '100%'],
  [320, 640, '200%'],
  [1280, 720, '200%'],
] as const

// The security policy would block the added styles.
test.use({ reducedMotion: 'reduce', bypassCSP: true })

const ALL_PAGES_AND_BARE = { ...PAGES, 'the landing page without the owner’s texts': BARE_SITE }

for (const [name, url] of Object.entries(ALL_PAGES_AND_BARE)) {
  test(`no window cuts off ${name}, and its text and targets are large`, async ({ page }) => {
    await openEverything(page, url)
    // The last windows twice, finally with wider spacing.
    for (const [index, [width, height, textSize]] of [...WINDOWS, ...WINDOWS.slice(-3)].entries()) {
      if (index === WINDOWS.length) await page.addStyleTag({ content: TEXT_SPACING })
      await resize(page, width, height, textSize)
      const at = `window ${index}: ${width} × ${height}, text size ${textSize}`
      expect.soft(await clippedText(page), at).toEqual([])
      if (textSize === '100%') expect.soft(await page.evaluate(findTooSmall), at).toEqual([])
    }
  })
}

test('the longest product name leaves the header in one row', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const link = header.locator('.product-name')
  for (const width of [320, 352, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const heights: number[] = []
    for (const name of ['Hush', 'Hummingwaves']) {
      await link.evaluate((all, text) => all.lastChild?.replaceWith(text), name)
      heights.push((await boxOf(header)).height)
    }
    expect(heights[1], `${width} px`).toBe(heights[0])
  }
})

test('the header stays, except in a low window or a narrow one with large text', async ({
  page,
}) => {
  await page.goto('/')
  for (const [height, isSeen] of [
    [320, false],
    [470, false],
    [490, true],
  ] as const) {
    await page.setViewportSize({ width: 844, height })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const { bottom } = await boxOf(page.getByRole('banner'))
    expect(bottom > 0, `${height} px high`).toBe(isSeen)
  }
  await resize(page, 320, 1200, '200%')
  expect((await boxOf(page.getByRole('banner'))).bottom, 'with large text').toBeLessThan(0)
})

test('a wide table scrolls by itself, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/privacy-policy')
  // Ours has two columns, which fit.
  const table = page.locator('main table')
  const html = await table.evaluate(({ outerHTML }) => outerHTML)
  const widened = scrollWideTables(html.replaceAll(/<t([dh])>.*?<\/t\1>/gs, '$&$&$&'))
  await table.evaluate((part, wide) => {
    part.outerHTML = wide
  }, widened)
  const box = page.locator('.wide-table')
  await box.press('ArrowRight')
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await clippedText(page)).toEqual([])
})

test('large text breaks no word of a title', async ({ page }) => {
  for (const path of ALL_PAGES) {
    await page.goto(path)
    for (const width of [320, 390]) {
      await resize(page, width, 844, '200%')
      const broken = await page.locator('h1, h2, h3').evaluateAll(findBrokenWords)
      expect.soft(broken, `${path}, ${width} px`).toEqual([])
    }
  }
})

test.describe(() => {
  // Desktop browsers ignore `text-size-adjust`.
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } })

  test('the header covers no heading where an app enlarges text alone', async ({ page }) => {
    await page.goto('/')
    for (const percent of [160, 200]) {
      // As apps do by the system's text size: `rem` stays as it is.
      const content = `html { -webkit-text-size-adjust: ${percent}% !important }`
      await page.addStyleTag({ content })
      for (const heading of await page.locator('main :is(h1, h2)').all()) {
        await heading.evaluate(({ id }) => window.location.replace(`#${id}`))
        const { bottom } = await boxOf(page.getByRole('banner'))
        const name = `${await heading.textContent()}, text at ${percent} %`
        expect.soft((await boxOf(heading)).top, name).toBeGreaterThanOrEqual(bottom)
      }
    }
  })

  test('a phone that is turned stays in its section of the page', async ({ page }) => {
    await page.goto('/')
    expect(await page.evaluate(() => innerWidth)).toBe(390)
    await page.locator('.how-it-works .card').first().scrollIntoViewIfNeeded()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.locator('.how-it-works')).toBeInViewport()
  })
})
