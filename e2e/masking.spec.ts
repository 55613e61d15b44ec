import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  countChanges,
  expectStage,
  illustrationOf,
  openIllustration,
  STAGES,
  settled,
  setVisibility,
} from './support/masking-loop.ts'
import { openRunning, recordConsoleErrors } from './support/observe.ts'

// The 3 seconds, Pause, the stage buttons and the silence of the loop: engines/masking.journey.ts.

const STEP_MS = 3000
/** Windows in which all of a stage must fit below the header. */
const FITS = [
  [390, 844],
  [412, 915],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

/** Nothing of the illustration, or of another part, changes for seven steps of the loop. */
async function expectStill(page: Page, part = '#masking') {
  await page.evaluate(settled)
  const changes = await countChanges(page, part)
  await page.clock.runFor(7 * STEP_MS)
  expect(await changes()).toBe(0)
}

/** Where each of some elements is in the page, once it is seen. */
function placesOf(elements: Locator) {
  return elements.filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return { left, top: top + scrollY, right, bottom: bottom + scrollY }
    }),
  )
}

for (const fontArrives of [true, false]) {
  const font = fontArrives ? 'the own font' : 'another font'
  test(`a stage fits one window with its words and all buttons, in ${font}`, async ({ page }) => {
    if (!fontArrives) await page.route('**/*.woff2', (route) => route.abort())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openRunning(page, '/')
    if (fontArrives) await openRunning(page, '/')
    const { section, picture, words, stage } = illustrationOf(page)
    const chart = picture.locator('.masking-picture')
    const labels = section.locator('.stage-button')
    const rest = section.locator('button, .hear-notice, .stage, figure')
    for (const [width, height] of FITS) {
      await page.setViewportSize({ width, height })
      const placesAtFirst = await placesOf(labels.or(rest))
      for (const name of STAGES) {
        await stage(name).check()
        await expectStage(page, name)
        expect(await placesOf(labels.or(rest)), `${name}, ${width} px wide`).toEqual(placesAtFirst)
        const [top = 0] = (await placesOf(chart)).map((place) => place.top)
        const header = await page.getByRole('banner').evaluate((one) => one.clientHeight)
        const seen = [chart, words, labels, section.locator('button, .hear-notice')]
        const places = (await Promise.all(seen.map(placesOf))).flat()
        // Picture; three words on the axes, name, text, caption; four stages; Play, Hear, its note.
        expect(places.length).toBeGreaterThanOrEqual(12)
        const lowest = Math.max(...places.map((place) => place.bottom))
        expect(lowest - top + header, `${name}, ${width} × ${height}`).toBeLessThanOrEqual(height)
        expect(Math.min(...places.map((place) => place.top))).toBeGreaterThanOrEqual(top)
      }
    }
  })
}

test('the hill never rises above the tip of the peak, which shows through it', async ({ page }) => {
  await openIllustration(page)
  const { stage, picture } = illustrationOf(page)
  const topOf = (part: string) =>
    picture.locator(part).evaluate((one) => one.getBoundingClientRect().top)
  const tip = await topOf('.masking-peak')
  await stage('Tinnitus Masked').check()
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((part) => {
      for (const move of document.getAnimations()) {
        move.pause()
        move.currentTime = Number(move.effect?.getComputedTiming().endTime) * part
      }
    }, share)
    expect(await topOf('.masking-peak')).toBeCloseTo(tip, 0)
    expect(await topOf('.masking-hill')).toBeGreaterThan(tip + 5)
  }
  await expect(picture.locator('.masking-peak')).toHaveCSS('opacity', '1')
})

test('the arrow keys go from stage to stage, with the picture in view', async ({ page }) => {
  await openIllustration(page)
  const { stage, picture, play } = illustrationOf(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await stage(STAGES[0]).focus()
  for (const name of [...STAGES.slice(1), STAGES[0]]) {
    await page.keyboard.press('ArrowRight')
    await expect(stage(name)).toBeFocused()
    await expectStage(page, name)
    await expect(picture.locator('.masking-picture')).toBeInViewport({ ratio: 0.9 })
  }
  await expect(play).toBeVisible()
})

test('a stage that was chosen before scripts ran stays', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  const { promise: scriptsMayCome, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto('/')
  const { stage, play, picture } = illustrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await stage('Habituation').check()
  resolve()
  await expect(play).toBeVisible()
  await expectStage(page, 'Habituation')
  // React would tell here that what it draws differs from the built page.
  expect(errors).toEqual([])
})

test('a stage that the browser restores on Back is no choice: the pictures play', async ({
  page,
}) => {
  await openIllustration(page)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await page.goto('/privacy-policy')
  await page.goBack()
  const { picture, pause } = illustrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await expect(pause).toBeVisible()
  await expectStage(page, 'Initial State')
})

test('a pointer on the pictures or the focus on a stage holds them', async ({ page }) => {
  await openIllustration(page)
  const { picture, choices } = illustrationOf(page)
  await picture.hover()
  await expectStill(page)
  await page.mouse.move(0, 0)
  await page.evaluate(settled)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await choices.first().focus()
  await picture.hover()
  await page.mouse.move(0, 0)
  await expectStill(page)
  await choices.first().blur()
  await page.evaluate(settled)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Residual Inhibition')
})

test('mostly out of view and in a hidden tab the pictures wait', async ({ page }) => {
  await openIllustration(page)
  const { picture } = illustrationOf(page)
  const chart = picture.locator('.masking-picture')
  await chart.evaluate((one) => {
    const { bottom, height } = one.getBoundingClientRect()
    window.scrollBy({ top: bottom - 0.3 * height, behavior: 'instant' })
  })
  await expect(chart).toBeInViewport()
  await expectStill(page)
  await picture.scrollIntoViewIfNeeded()
  await page.evaluate(settled)
  await expectStage(page, 'Initial State')
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await setVisibility(page, 'hidden')
  await expectStill(page)
  await setVisibility(page, 'visible')
  await page.evaluate(settled)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Residual Inhibition')
})

test('asking for less motion stops the pictures, and Play steps them without a glide', async ({
  page,
}) => {
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await openIllustration(page)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { play, pause } = illustrationOf(page)
  await expect(play).toBeVisible()
  await expectStill(page, 'body')
  await play.click()
  await expect(pause).toBeVisible()
  await page.mouse.move(0, 0)
  await page.evaluate(settled)
  await page.clock.runFor(STEP_MS)
  expect(await moving()).toBe(0)
  await expectStage(page, 'Residual Inhibition')
  for (const question of (await page.locator('#faq summary').all()).slice(0, 2)) {
    await question.hover()
    await question.click()
    expect(await moving()).toBe(0)
  }
})
