import { expect, type Page, test } from '@playwright/test'
import {
  countChanges,
  expectStage,
  illustrationOf,
  openIllustration,
  STAGES,
  settled,
} from './support/masking-loop.ts'

// The 3 seconds, Pause, the stage buttons and the silence of the loop: engines/masking.journey.ts.

const STEP_MS = 3000
/** Stage names take one line or two, the section one column or two. */
const WIDTHS = [320, 360, 768, 1280]

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Nothing of the illustration, or of another part, changes for seven steps of the loop. */
async function expectStill(page: Page, part = '#masking') {
  await page.evaluate(settled)
  const changes = await countChanges(page, part)
  await page.clock.runFor(7 * STEP_MS)
  expect(await changes()).toBe(0)
}

test('all four names and texts stay in their place, whatever stage is shown', async ({ page }) => {
  await openIllustration(page)
  const { stages, section, picture } = illustrationOf(page)
  /** Where each text and button is in the page; nothing where one cannot be seen. */
  const places = () =>
    section.evaluate((part) =>
      [...part.querySelectorAll('li, li p, li h3, fieldset button')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          ? [one.textContent, x, y + window.scrollY, width, height]
          : undefined
      }),
    )
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    await picture.scrollIntoViewIfNeeded()
    const atFirst = await places()
    expect(atFirst).toHaveLength(20)
    expect(atFirst).not.toContain(undefined)
    for (const stage of [...STAGES.slice(1), STAGES[0]]) {
      await page.evaluate(settled)
      await page.clock.runFor(STEP_MS)
      await expect(section.locator('[aria-current=step]')).toHaveText(stage)
      expect(await places(), `${stage}, ${width} px wide`).toEqual(atFirst)
    }
    // The mark is at the end of a line that every stage has, so it leaves no gap.
    const line = await stages.first().getByText('Stage 1').boundingBox()
    const mark = await stages.first().getByText('Showing now', { exact: true }).boundingBox()
    expect([mark?.y, mark?.height]).toEqual([line?.y, line?.height])
  }
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
  await expectStill(page)
  await choices.first().blur()
  await page.evaluate(settled)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Residual Inhibition')
})

test('out of view and in a hidden tab the pictures wait', async ({ page }) => {
  await openIllustration(page)
  const { picture } = illustrationOf(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(picture).not.toBeInViewport()
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
