import { expect, type Page, test } from '@playwright/test'
import { axeFaults, readDrawnColors } from './support/axe-faults.ts'
import { clippedTexts } from './support/clipped-text.ts'
import { lookAtStop } from './support/focus-faults.ts'
import {
  demonstrationOf,
  holdInSecondStage,
  openDemonstration,
  play,
} from './support/hear-demonstration.ts'
import { textsCutBelow } from './support/layout-faults.ts'
import { illustrationOf } from './support/masking-loop.ts'
import { readInLargeLetters, TEXT_SPACING } from './support/reader-style.ts'
import { lowButtons, targetFaults } from './support/target-faults.ts'

/** Phones, the smallest also held across or magnified fourfold; a tablet and a laptop. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]

const LOOKS = [
  { look: 'by day', media: { colorScheme: 'light' } },
  { look: 'by night', media: { colorScheme: 'dark' } },
  { look: 'in forced colors', media: { forcedColors: 'active' } },
  { look: 'with more contrast', media: { colorScheme: 'light', contrast: 'more' } },
] as const

test.use({ reducedMotion: 'reduce' })

test.beforeEach(({ page }) => holdInSecondStage(page))

/** The Stop button is whole in the window, on top, and at least 60 px high; the picture shows. */
async function expectStopInView(page: Page) {
  const { stop } = demonstrationOf(page)
  await expect(stop).toBeInViewport({ ratio: 1 })
  const seen = await stop.evaluate((button) => {
    const { left, right, top, bottom, height } = button.getBoundingClientRect()
    const points = [left + 20, right - 20].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]))
    const isOnTop = points.every(([x = 0, y = 0]) =>
      button.contains(document.elementFromPoint(x, y)),
    )
    return { isOnTop, height }
  })
  expect(seen.isOnTop).toBe(true)
  expect(seen.height).toBeGreaterThanOrEqual(60)
}

/** Lets the sound play in a window of some size. */
async function playAt(page: Page, size: (typeof WINDOWS)[number]) {
  await page.setViewportSize(size)
  await openDemonstration(page)
  await play(page)
}

for (const size of WINDOWS) {
  test(`on ${size.width} × ${size.height} Stop stays in view while it plays`, async ({ page }) => {
    await playAt(page, size)
    await expectStopInView(page)
    const picture = page.locator('.picture')
    await expect(picture).toBeInViewport()
    for (const distance of [40, -80, 60]) {
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance)
      await expectStopInView(page)
    }
    // As far down as the picture shows at all.
    await picture.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().bottom - 12, behavior: 'instant' }),
    )
    await page.waitForTimeout(300)
    await expectStopInView(page)
  })

  // Seen to catch a Stop that was pushed out below while the picture still showed.
  test(`on ${size.width} × ${size.height} it is silent where Stop is not in view`, async ({
    page,
  }) => {
    await playAt(page, size)
    const { stop } = demonstrationOf(page)
    for (let step = 0; step < 30 && (await stop.count()) > 0; step += 1) {
      await page.evaluate(() => window.scrollBy({ top: -40, behavior: 'instant' }))
      await page.waitForTimeout(200)
      if ((await stop.count()) > 0) await expectStopInView(page)
    }
    await expect(stop).toHaveCount(0)
  })

  test(`on ${size.width} × ${size.height} nothing of it is cut off or hard to press`, async ({
    page,
  }) => {
    await playAt(page, size)
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    expect(await clippedTexts(page)).toEqual([])
    expect(await textsCutBelow(page)).toEqual([])
    const inBar = (await targetFaults(page)).filter((fault) => /Stop|Loudness/.test(fault))
    // The bar lies over what stands beneath it; its own two buttons are apart.
    expect(inBar.filter((fault) => /is \d+(\.\d)? ×|Stop.*Loudness/.test(fault))).toEqual([])
    expect(await lowButtons(page)).toEqual([])
  })

  // Seen to catch a bar that the page does not scroll clear of.
  test(`on ${size.width} × ${size.height} the bar covers nothing that has the focus`, async ({
    page,
  }) => {
    await playAt(page, size)
    const { stop } = demonstrationOf(page)
    const faults: string[] = []
    let looked = 0
    await stop.focus()
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Shift+Tab')
      if (!(await stop.isVisible())) break
      const stopped = await page.evaluate(lookAtStop)
      looked += 1
      faults.push(...stopped.faults.map((fault) => `${stopped.name}: ${fault}`))
    }
    expect(faults).toEqual([])
    // In lower windows the picture or Stop leaves the view, and with it the sound.
    if (size.height >= 640) expect(looked).toBeGreaterThan(2)
    else expect(looked > 0 || (await stop.count()) === 0).toBe(true)
  })
}

test('in letters twice as large, with wide spaces, nothing of it is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDemonstration(page)
  await page.evaluate(readInLargeLetters, TEXT_SPACING)
  await play(page)
  await expect(demonstrationOf(page).stop).toBeInViewport({ ratio: 1 })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  expect(await clippedTexts(page)).toEqual([])
})

for (const { look, media } of LOOKS) {
  test.describe(look, () => {
    test.use(media)

    test.beforeEach(({ page }) => readDrawnColors(page))

    for (const width of look === 'by day' ? [320, 768, 1280] : [768]) {
      test(`before, while and after it plays axe finds no fault, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 })
        await openDemonstration(page)
        expect.soft(await axeFaults(page, '#masking'), 'before').toEqual([])
        await play(page)
        expect.soft(await axeFaults(page, '#masking'), 'while').toEqual([])
        const { stop, status } = demonstrationOf(page)
        await stop.click()
        await expect(status).toContainText('Nothing plays now')
        expect.soft(await axeFaults(page, '#masking'), 'after').toEqual([])
      })
    }
  })
}

test('it takes its place before scripts run, so that nothing moves', async ({ page }) => {
  const height = () => page.locator('#masking').evaluate((part) => part.clientHeight)
  // The font is in the browser's cache from the second page on.
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.goto('/')
  const before = await height()
  await expect(demonstrationOf(page).notice).toBeHidden()
  await illustrationOf(page).picture.scrollIntoViewIfNeeded()
  await expect(demonstrationOf(page).hear).toBeVisible()
  expect(await height()).toBe(before)
})

test('on paper there is nothing of it', async ({ page }) => {
  await openDemonstration(page)
  await page.emulateMedia({ media: 'print' })
  const { hear, notice } = demonstrationOf(page)
  await expect(notice).toBeHidden()
  await expect(hear).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is neither the button nor its words, nor a gap', async ({ page }) => {
    await page.goto('/')
    await expect(demonstrationOf(page).notice).toBeHidden()
    await expect(page.locator('.hear-bar')).toBeHidden()
  })
})
