import { expect, type Page, test } from '@playwright/test'
import {
  countChanges,
  expectStage,
  illustrationOf,
  openIllustration,
  settle,
} from './support/masking-loop.ts'

const STEP_MS = 3000

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
  await settle(page)
}

test.describe('when the system asks for less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  // Seen to catch shapes that glide although less motion is asked for.
  test('the pictures are still until the visitor presses Play', async ({ page }) => {
    await openIllustration(page)
    const { play, pause, section } = illustrationOf(page)
    await expect(play).toBeVisible()
    const changes = await countChanges(page)
    await page.clock.runFor(5 * STEP_MS)
    expect(await changes()).toBe(0)
    await expectStage(page, 'Initial State')
    await play.click()
    await expect(pause).toBeVisible()
    await page.clock.runFor(STEP_MS)
    await expectStage(page, 'Tinnitus Masked')
    const moving = section.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming()),
    )
    expect(await moving).toEqual([])
  })
})

/** Counts every change of the whole page from now on; call the answer to read it. */
async function countAllChanges(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const count = { changes: 0 }
    const everything = { subtree: true, attributes: true, childList: true, characterData: true }
    new MutationObserver((changes) => {
      count.changes += changes.length
    }).observe(document, everything)
    return count
  })
  return () => seen.evaluate(({ changes }) => changes)
}

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length)

// Seen to catch a loop that never asks for the preference, and one that asks only at the start.
for (const isAskedLater of [false, true]) {
  const asked = isAskedLater ? 'later' : 'from the start'
  test(`where less motion is asked for ${asked}, nothing of the page changes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: isAskedLater ? 'no-preference' : 'reduce' })
    await openIllustration(page)
    if (isAskedLater) {
      await page.clock.runFor(STEP_MS)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    await expect(illustrationOf(page).play).toBeVisible()
    await settle(page)
    const changes = await countAllChanges(page)
    for (let passed = 0; passed < 4; passed += 1) {
      await page.clock.runFor(STEP_MS)
      expect(await moving(page)).toBe(0)
    }
    expect(await changes()).toBe(0)
    for (const question of await page.locator('#faq summary').all()) {
      await question.hover()
      await question.click()
      expect(await moving(page)).toBe(0)
    }
  })
}

test('asking for less motion while they run stops the pictures', async ({ page }) => {
  await openIllustration(page)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(illustrationOf(page).play).toBeVisible()
  const changes = await countChanges(page)
  await page.clock.runFor(10 * STEP_MS)
  expect(await changes()).toBe(0)
  await expectStage(page, 'Tinnitus Masked')
})

test('out of view the pictures wait, and go on when they come back', async ({ page }) => {
  await openIllustration(page)
  const { picture } = illustrationOf(page)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(picture).not.toBeInViewport()
  await settle(page)
  const changes = await countChanges(page)
  await page.clock.runFor(6 * STEP_MS)
  expect(await changes()).toBe(0)
  await picture.scrollIntoViewIfNeeded()
  await settle(page)
  await expectStage(page, 'Tinnitus Masked')
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Residual Inhibition')
})

test('in a hidden tab the pictures wait, and go on when it comes back', async ({ page }) => {
  await openIllustration(page)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await setVisibility(page, 'hidden')
  const changes = await countChanges(page)
  await page.clock.runFor(6 * STEP_MS)
  expect(await changes()).toBe(0)
  await setVisibility(page, 'visible')
  await expectStage(page, 'Tinnitus Masked')
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Residual Inhibition')
})
