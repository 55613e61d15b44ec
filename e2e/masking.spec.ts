import { expect, test } from '@playwright/test'
import {
  countChanges,
  expectStage,
  illustrationOf,
  openIllustration,
  STAGES,
  settle,
} from './support/masking-loop.ts'

const STEP_MS = 3000
const LIVE_REGIONS =
  '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer], output'
const TWO_LOOPS = [...STAGES.slice(1), ...STAGES, STAGES[0]]

// Seen to catch steps of 2.5 s.
test('the four stages follow each other every 3 seconds, over two loops', async ({ page }) => {
  await openIllustration(page)
  await expectStage(page, 'Initial State')
  let before: (typeof STAGES)[number] = 'Initial State'
  for (const stage of TWO_LOOPS) {
    await page.clock.runFor(STEP_MS - 1)
    await expectStage(page, before)
    await page.clock.runFor(1)
    await expectStage(page, stage)
    before = stage
  }
})

/** From one line for a stage's name on its button to two, and from one column to two. */
for (const width of [320, 360, 768, 1280]) {
  // Seen to catch texts of other stages hidden, and a button that grows when its stage is shown.
  test(`every stage shows all names and texts, and none moves, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await openIllustration(page)
    const { stages, choices, section } = illustrationOf(page)
    const boxesOf = (parts: typeof stages) =>
      parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const boxes = async () => [await boxesOf(stages), await boxesOf(choices)]
    const atFirst = JSON.stringify(await boxes())
    const heightAtFirst = (await section.boundingBox())?.height
    for (const stage of [STAGES[0], ...TWO_LOOPS.slice(0, 4)]) {
      await expectStage(page, stage)
      await expect(stages).toHaveCount(4)
      for (const [index, name] of STAGES.entries()) {
        const item = stages.nth(index)
        await expect(item.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
        await expect(item.getByRole('paragraph').last()).toBeVisible()
        await expect(item.getByRole('paragraph').last()).toHaveText(/\w+ \w+/)
      }
      expect(JSON.stringify(await boxes())).toBe(atFirst)
      expect((await section.boundingBox())?.height).toBe(heightAtFirst)
      await page.clock.runFor(STEP_MS)
    }
  })

  test(`the place of "Showing now" leaves no empty line, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await openIllustration(page)
    const { stages } = illustrationOf(page)
    for (const [index, stage] of (await stages.all()).entries()) {
      const number = stage.getByText(`Stage ${index + 1}`)
      const mark = stage.getByText('Showing now', { exact: true })
      const [line, place] = await Promise.all([number.boundingBox(), mark.boundingBox()])
      expect(place?.y).toBe(line?.y)
      expect(place?.height).toBe(line?.height)
    }
  })
}

// Seen to catch a Pause that changes its words alone.
test('Pause stops the pictures for good, and Play goes on', async ({ page }) => {
  await openIllustration(page)
  const { pause, play } = illustrationOf(page)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await pause.click()
  await expect(play).toBeVisible()
  await play.blur()
  const changes = await countChanges(page)
  await page.clock.runFor(10 * STEP_MS)
  expect(await changes()).toBe(0)
  await expectStage(page, 'Tinnitus Masked')
  await play.click()
  await expect(pause).toBeVisible()
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Residual Inhibition')
})

test('the keyboard pauses and plays, and comes to Pause before the stages', async ({ page }) => {
  await openIllustration(page)
  const { pause, play, choices } = illustrationOf(page)
  await pause.focus()
  await page.keyboard.press('Enter')
  await expect(play).toBeFocused()
  await page.keyboard.press('Space')
  await expect(pause).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(choices.first()).toBeFocused()
})

for (const stage of STAGES) {
  test(`choosing "${stage}" shows it and stops there`, async ({ page }) => {
    await openIllustration(page)
    const { section, play } = illustrationOf(page)
    await page.clock.runFor(stage === 'Tinnitus Masked' ? 0 : STEP_MS)
    await section.getByRole('button', { name: stage, exact: true }).click()
    await expectStage(page, stage)
    await expect(play).toBeVisible()
    await page.mouse.move(0, 0)
    await page.locator(':focus').blur()
    const changes = await countChanges(page)
    await page.clock.runFor(10 * STEP_MS)
    expect(await changes()).toBe(0)
    await expectStage(page, stage)
  })
}

test('a pointer on the pictures holds them until it leaves', async ({ page }) => {
  await openIllustration(page)
  const { picture } = illustrationOf(page)
  await picture.hover()
  await page.clock.runFor(3 * STEP_MS)
  await expectStage(page, 'Initial State')
  await page.mouse.move(0, 0)
  await settle(page)
  await page.clock.runFor(STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
})

// Seen to catch `aria-live` on the caption, and a stage's button that takes the focus.
test('the loop says nothing by itself and moves no focus', async ({ page }) => {
  await openIllustration(page)
  const spoken = await page.evaluateHandle((live) => {
    const heard: string[] = []
    const note = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (region) heard.push(region.outerHTML.slice(0, 80))
      }
    }
    const everything = { subtree: true, attributes: true, childList: true, characterData: true }
    new MutationObserver(note).observe(document, everything)
    return heard
  }, LIVE_REGIONS)
  const { section, pause } = illustrationOf(page)
  // The sound's own, which has nothing to say before the press.
  await expect(section.locator(LIVE_REGIONS)).toHaveText([''])
  await pause.focus()
  for (const stage of TWO_LOOPS) {
    await page.clock.runFor(STEP_MS)
    await expectStage(page, stage)
    await expect(pause).toBeFocused()
  }
  expect(await spoken.jsonValue()).toEqual([])
})
