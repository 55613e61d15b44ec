import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  expectStage,
  illustrationOf,
  openIllustration,
  pass,
  STAGES,
  setVisibility,
} from './support/masking-loop.ts'
import { recordConsoleErrors } from './support/observe.ts'

const STEP_MS = 3000

/** Windows in which the whole player must fit below the header. */
const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const

/** The stage stays for so long that the loop would show another one. */
async function expectStill(page: Page, stage: (typeof STAGES)[number]) {
  await pass(page, 7 * STEP_MS)
  await expectStage(page, stage)
}

const animations = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Edges of the visible elements, relative to the page. */
const edgesOf = (elements: Locator) =>
  elements.filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { left, right, top: top + scrollY, bottom: bottom + scrollY }
    }),
  )

test('the player fits one window, and no stage moves anything', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openIllustration(page)
  const { section, picture, stage, stages } = illustrationOf(page)
  const controls = section.getByRole('button').or(section.getByRole('radio'))
  const player = controls.or(picture).or(section.getByText('Turn your device down first.'))
  await expect(player).toHaveCount(8)
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const header = await page.getByRole('banner').evaluate((one) => one.clientHeight)
    const placesAtFirst = await edgesOf(player.or(stages))
    for (const name of STAGES) {
      await stage(name).check()
      await expectStage(page, name)
      expect(await edgesOf(player.or(stages)), `${name}, ${width} px wide`).toEqual(placesAtFirst)
      const edges = await edgesOf(player.or(picture.getByText(/\w/)))
      const top = Math.min(...edges.map((edge) => edge.top))
      const bottom = Math.max(...edges.map((edge) => edge.bottom))
      expect(bottom - top + header, `${name}, ${width} × ${height}`).toBeLessThanOrEqual(height)
    }
  }
})

test('the stages change every 3 seconds, in silence, and leave the focus', async ({ page }) => {
  await openIllustration(page)
  const { section, pause } = illustrationOf(page)
  const live = section.locator('[aria-live], [role=status], [role=alert], [role=log], output')
  await pause.focus()
  for (const [index, name] of [...STAGES, STAGES[0]].entries()) {
    await expectStage(page, name)
    await pass(page, STEP_MS - 1)
    await expectStage(page, name)
    await pass(page, 1)
    await expect(pause).toBeFocused()
    expect((await live.allTextContents()).join(''), `step ${index}`).toBe('')
  }
  await expectStage(page, STAGES[1])
})

test('Pause and a chosen stage stop the pictures for good, and Play goes on', async ({ page }) => {
  await openIllustration(page)
  const { pause, play, stage } = illustrationOf(page)
  await pause.press('Enter')
  await expect(play).toBeFocused()
  await expectStill(page, 'Initial State')
  // Also a press on the stage that is shown.
  for (const name of ['Initial State', 'Habituation'] as const) {
    await play.click()
    await expect(pause).toBeVisible()
    await stage(name).click()
    await expect(play).toBeVisible()
    await stage(name).blur()
    await page.mouse.move(0, 0)
    await expectStill(page, name)
  }
  await play.press('Space')
  await expect(pause).toBeFocused()
  await pass(page, STEP_MS)
  await expectStage(page, 'Initial State')
})

test('the arrow keys change the stage, and the hill stays below the tip', async ({ page }) => {
  await openIllustration(page)
  const { stage, picture } = illustrationOf(page)
  const topOf = (part: string) =>
    picture.locator(part).evaluate((one) => {
      const chart = one.closest('svg')?.getBoundingClientRect()
      return one.getBoundingClientRect().top - (chart?.top ?? 0)
    })
  const tip = await topOf('.masking-peak')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await stage('Initial State').focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => {
      for (const move of document.getAnimations()) {
        move.pause()
        move.currentTime = Number(move.effect?.getComputedTiming().endTime) * part
      }
    }, share)
    expect(await topOf('.masking-peak')).toBeCloseTo(tip, 0)
    expect(await topOf('.masking-hill')).toBeGreaterThan(tip + 5)
  }
  // It shows through the hill.
  await expect(picture.locator('.masking-peak')).toHaveCSS('opacity', '1')
  for (const name of [STAGES[1], STAGES[2], STAGES[3], STAGES[0]]) {
    await expect(stage(name)).toBeFocused()
    await expectStage(page, name)
    await page.keyboard.press('ArrowRight')
  }
})

test('a stage chosen before scripts ran stays, and nothing moves', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  const scriptsMayCome = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await scriptsMayCome.promise
    await route.continue()
  })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const { section, stage, play, picture } = illustrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await stage('Habituation').check()
  await expect(section.getByRole('button')).toHaveCount(0)
  const height = await section.evaluate((one) => one.clientHeight)
  scriptsMayCome.resolve()
  await expect(play).toBeVisible()
  await expectStage(page, 'Habituation')
  expect(await section.evaluate((one) => one.clientHeight)).toBe(height)
  // React logs a mismatch between what it renders and the built page.
  expect(errors).toEqual([])
})

test('after Back the pictures play again', async ({ page }) => {
  await openIllustration(page)
  await pass(page, STEP_MS)
  await expectStage(page, 'Tinnitus Masked')
  await page.goto('/privacy-policy')
  await page.goBack()
  const { picture, pause } = illustrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await expect(pause).toBeVisible()
  await expectStage(page, 'Initial State')
})

test('the pictures wait for a pointer, the focus, a scroll and another tab', async ({ page }) => {
  await openIllustration(page)
  const { picture, choices } = illustrationOf(page)
  const waits = {
    'a pointer on them': [() => picture.hover(), () => page.mouse.move(0, 0)],
    'the focus on a stage': [() => choices.first().focus(), () => choices.first().blur()],
    'mostly out of view': [
      () =>
        picture.evaluate((one) => {
          const { bottom, height } = one.getBoundingClientRect()
          window.scrollBy({ top: bottom - 0.2 * height, behavior: 'instant' })
        }),
      () => picture.scrollIntoViewIfNeeded(),
    ],
    'a hidden tab': [() => setVisibility(page, 'hidden'), () => setVisibility(page, 'visible')],
  } as const
  for (const [index, [what, [begin, end]]] of Object.entries(waits).entries()) {
    await test.step(what, async () => {
      await begin()
      await expect(picture).toBeInViewport()
      await expectStill(page, STAGES[index] ?? STAGES[0])
      await end()
      await pass(page, STEP_MS)
      await expectStage(page, STAGES[index + 1] ?? STAGES[0])
    })
  }
})

test('with reduced motion nothing moves until Play, which does not glide', async ({ page }) => {
  await openIllustration(page)
  const { picture, play, pause } = illustrationOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(play).toBeVisible()
  await page.reload()
  await picture.scrollIntoViewIfNeeded()
  await expect(play).toBeVisible()
  await expectStill(page, 'Initial State')
  await play.click()
  await expect(pause).toBeVisible()
  await page.mouse.move(0, 0)
  await pass(page, STEP_MS)
  expect(await animations(page)).toBe(0)
  await expectStage(page, 'Tinnitus Masked')
  await page.locator('summary').first().click()
  expect(await animations(page)).toBe(0)
})
