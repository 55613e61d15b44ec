import { expect, type Page, test } from '@playwright/test'
import { expectEnoughContrast, readDrawnColors, structureFaults } from './support/axe-faults.ts'
import { type FocusStop, faultsOf, lookAtStop } from './support/focus-faults.ts'
import { demonstrationOf, openDemonstration, play } from './support/hear-demonstration.ts'
import { lostContent } from './support/layout-faults.ts'
import { expectStage, illustrationOf, settled } from './support/masking-loop.ts'
import { readInLargeLetters, TEXT_SPACING } from './support/reader-style.ts'
import { playTo } from './support/recorded-sound.ts'
import { lowButtons, targetFaults } from './support/target-faults.ts'

/** Phones, the smallest also held across or magnified fourfold; a tablet and a laptop. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]

/** Longer than a press after a stop counts for a second press on Stop. */
const REST_MS = 1000

test.use({ reducedMotion: 'reduce' })

/** Plays until the second stage, and stays there. */
async function playSecondStage(page: Page) {
  await illustrationOf(page).picture.scrollIntoViewIfNeeded()
  await page.clock.runFor(REST_MS)
  await play(page)
  await page.evaluate(playTo, 4)
  await page.clock.runFor(100)
  await expect(demonstrationOf(page).caption).toHaveText(/^A soft hiss/)
  await expectStage(page, 'Tinnitus Masked')
  // The pictures follow, but nothing glides where less motion is asked for.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}

/** The Stop button is whole in the window, on top, and at least 60 px high. */
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

async function scrollBy(page: Page, top: number) {
  await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), top)
  await page.evaluate(settled)
}

test('in windows of every size Stop stays in view, and the bar covers nothing that has the focus', async ({
  page,
}) => {
  await openDemonstration(page)
  const { stop } = demonstrationOf(page)
  for (const size of WINDOWS) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size)
      await playSecondStage(page)
      await expectStopInView(page)
      await expect(illustrationOf(page).picture).toBeInViewport()
      expect(await lostContent(page)).toEqual([])
      const inBar = (await targetFaults(page)).filter((fault) => /Stop|Loudness/.test(fault))
      // The bar lies over what stands beneath it; its own two buttons are apart.
      expect(inBar.filter((fault) => /is \d+(\.\d)? ×|Stop.*Loudness/.test(fault))).toEqual([])
      expect(await lowButtons(page)).toEqual([])

      // Down as far as the picture shows at all, and up again.
      const left = await page
        .locator('.masking-picture')
        .evaluate((one) => one.getBoundingClientRect().bottom)
      for (const distance of [40, left - 52, 12 - left]) {
        await scrollBy(page, distance)
        await expectStopInView(page)
      }
      // Upwards, until the sound ends because Stop is about to leave the window.
      for (let step = 0; step < 15 && (await stop.count()) > 0; step += 1) {
        await scrollBy(page, -80)
        if ((await stop.count()) > 0) await expectStopInView(page)
      }
      await expect(stop).toHaveCount(0)

      await playSecondStage(page)
      const stops: FocusStop[] = []
      await stop.focus()
      for (let presses = 0; presses < 5; presses += 1) {
        await page.keyboard.press('Shift+Tab')
        await page.evaluate(settled)
        if (!(await stop.isVisible())) break
        stops.push(await page.evaluate(lookAtStop))
      }
      expect(faultsOf(stops)).toEqual([])
      // On phones the picture or Stop leaves the view, and with it the sound.
      if (size.width >= 768) expect(stops.length).toBeGreaterThanOrEqual(2)
      await page.keyboard.press('Escape')
      await expect(stop).toHaveCount(0)
    })
  }
})

test('in letters twice as large, with wide spaces, nothing of it is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDemonstration(page)
  await page.evaluate(readInLargeLetters, TEXT_SPACING)
  await playSecondStage(page)
  await expect(demonstrationOf(page).stop).toBeInViewport({ ratio: 1 })
  expect(await lostContent(page)).toEqual([])
})

test('while and after it plays axe finds no fault, by day, by night and in forced colors', async ({
  page,
}) => {
  await readDrawnColors(page)
  await page.setViewportSize({ width: 768, height: 740 })
  await openDemonstration(page)
  await playSecondStage(page)
  // axe waits for timers, and a sound that stands still for 2 s would end.
  await page.evaluate(() => {
    const get = () => 4 + performance.now() / 1_000_000
    Object.defineProperty(window.plays.at(-1)?.context, 'currentTime', { get })
  })
  await page.clock.resume()
  const { stop, status } = demonstrationOf(page)
  const expectNoFault = async () => {
    expect.soft(await structureFaults(page, '#masking')).toEqual([])
    await expectEnoughContrast(page, '#masking')
  }
  await expectNoFault()
  await stop.click()
  await expect(status).toContainText('Nothing plays now')
  await expectNoFault()
})

test('it keeps its place before scripts run, and is not there on paper', async ({ page }) => {
  const height = () => page.locator('#masking').evaluate((part) => part.clientHeight)
  const { hear, notice } = demonstrationOf(page)
  // The font is in the browser's cache from the second page on.
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.goto('/')
  const before = await height()
  await expect(notice).toBeHidden()
  await illustrationOf(page).picture.scrollIntoViewIfNeeded()
  await expect(hear).toBeVisible()
  expect(await height()).toBe(before)
  await page.emulateMedia({ media: 'print' })
  await expect(notice).toBeHidden()
  await expect(hear).toBeHidden()
})
