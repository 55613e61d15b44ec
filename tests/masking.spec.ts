import type { Page } from '@playwright/test'
import { DESKTOP, LAPTOP, PHONE, TABLET } from './support/devices.ts'
import {
  CAPTIONS,
  expectRunning,
  expectStage,
  illustrationOf,
  openIllustration,
  STAGES,
  setVisibility,
} from './support/masking-illustration.ts'
import { boxOf, edgesOf, recordConsoleErrors } from './support/observe.ts'
import { hold, holdRequests } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

const STEP_MS = 3000

const chosen = (page: Page) =>
  illustrationOf(page)
    .choices.and(page.getByRole('radio', { checked: true }))
    .getAttribute('id')

/** The stage stays. Repeated, because what holds the animation may take a moment to do so. */
async function expectStill(page: Page, why = 'the stage') {
  await expect(async () => {
    const before = await chosen(page)
    // Not a multiple of the four stages.
    await page.clock.runFor(7 * STEP_MS)
    expect(await chosen(page), why).toBe(before)
  }).toPass()
}

/** The stage changes. Repeated, because the animation may take a moment to go on. */
async function expectMoving(page: Page, why = 'the stage') {
  const before = await chosen(page)
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    expect(await chosen(page), why).not.toBe(before)
  }).toPass()
}

const animations = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Parts of the figure, with the stages that show them. */
const PARTS = {
  '.masking-peak': '1110',
  '.masking-hill': '0100',
  '.masking-trace': '0010',
  '.masking-everyday': '0001',
}

/** What the animation waits for: how it begins, and how it ends. */
function waitsOf(page: Page) {
  const { figure, choices } = illustrationOf(page)
  return {
    'a pointer on it': [() => figure.hover(), () => page.mouse.move(0, 0)],
    'the focus on a stage': [() => choices.first().focus(), () => choices.first().blur()],
    'mostly out of view': [
      () =>
        figure.evaluate((figure) => {
          const { bottom, height } = figure.getBoundingClientRect()
          window.scrollBy({ top: bottom - 0.2 * height, behavior: 'instant' })
        }),
      () => figure.scrollIntoViewIfNeeded(),
    ],
    'a hidden tab': [() => setVisibility(page, 'hidden'), () => setVisibility(page, 'visible')],
  } as const
}

test('the illustration fits one window, and no stage moves anything', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openIllustration(page)
  const { section, figure, hear, notice, choices, stage, pitches, list } = illustrationOf(page)
  await expect(section.getByRole('figure'), 'for screen readers').toHaveCount(0)
  await expect(figure.locator('.masking-pitch span')).toHaveText(['low', 'Pitch', 'high'])
  const illustration = section.getByRole('button').or(choices).or(figure).or(notice).or(pitches)
  // Above and below the page, a phone's browser has bars.
  for (const { width, height } of [{ ...PHONE, height: 664 }, TABLET, LAPTOP, DESKTOP]) {
    await page.setViewportSize({ width, height })
    const header = await page.getByRole('banner').evaluate((part) => part.clientHeight)
    // On a phone, the part that is needed while the sound plays.
    const edges = await edgesOf(width === PHONE.width ? figure.or(hear) : illustration)
    const top = Math.min(...edges.map((edge) => edge.top))
    const bottom = Math.max(...edges.map((edge) => edge.bottom))
    expect(bottom - top + header, `${width} × ${height}`).toBeLessThanOrEqual(height)
    const before = await edgesOf(illustration.or(list))
    for (const [index, name] of STAGES.entries()) {
      await stage(name).check()
      await expectStage(page, name)
      for (const [part, shown] of Object.entries(PARTS)) {
        const opacity = shown[index] ?? ''
        await expect(figure.locator(part).last()).toHaveCSS('opacity', opacity)
      }
      expect(await edgesOf(illustration.or(list)), `${name}, ${width} px wide`).toEqual(before)
    }
  }
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([...STAGES])
  for (const name of STAGES) {
    await expect(stage(name)).toHaveAccessibleDescription(CAPTIONS[name])
    await expect(section.getByText(CAPTIONS[name])).toHaveCount(1)
  }
})

test('the peak sinks with the stages and moves to the chosen pitch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await openIllustration(page)
  const { figure, stage, pitch } = illustrationOf(page)
  const part = (selector: string) => boxOf(figure.locator(selector).first())
  // A sound that masks does not reach the tip, and tinnitus that is quieter is not gone.
  await stage('Tinnitus Masked').check()
  const peak = await part('.masking-peak')
  const crest = (await part('.masking-hill')).height / peak.height
  expect(crest).toBeGreaterThan(0.715)
  expect(crest).toBeLessThan(0.755)
  const chart = await part('.masking-axes')
  for (const [name, units] of Object.entries({ Lower: -80, Higher: 80, Middle: 0 })) {
    await pitch(name).check()
    const { left } = await part('.masking-peak')
    expect(left - peak.left, name).toBeCloseTo((units * chart.width) / 644, 0)
    const hill = await part('.masking-hill')
    expect(hill.left, name).toBeGreaterThan(chart.left)
    expect(hill.right, name).toBeLessThan(chart.right)
  }
  await stage('Residual Inhibition').check()
  expect((await part('.masking-peak')).height / peak.height).toBeCloseTo(0.28, 2)
})

test('the stages change every 3 seconds, silently, and leave the focus', async ({ page }) => {
  await openIllustration(page)
  const { pause, play, section, stage, status } = illustrationOf(page)
  await expectStage(page, STAGES[0])
  await expectMoving(page)
  // From here on, the time is exact.
  await stage(STAGES[0]).click()
  await play.press('Enter')
  for (const name of [...STAGES, STAGES[0]]) {
    await expectStage(page, name)
    await page.clock.runFor(STEP_MS - 1)
    await expectStage(page, name)
    await page.clock.runFor(1)
  }
  await expectStage(page, STAGES[1])
  await expect(pause).toBeFocused()
  await expect(status).toHaveText('The animation plays.')
  await expect(section.locator('[aria-live], [role=alert]')).toHaveCount(0)

  await page.goto('/privacy-policy')
  await page.goBack()
  await illustrationOf(page).figure.scrollIntoViewIfNeeded()
  await expectRunning(page)
  await expectStage(page, STAGES[0])
})

test('what leaves the figure is gone before what comes next arrives', async ({ page }) => {
  await openIllustration(page)
  const { figure, stage } = illustrationOf(page)
  for (const name of ['Habituation', 'Initial State', 'Tinnitus Masked'] as const) {
    const choice = await stage(name).elementHandle()
    // In one step, or the transitions may be over.
    const opacities = await figure.evaluate((figure, radio) => {
      if (radio instanceof HTMLElement) radio.click()
      const all = figure.getAnimations({ subtree: true }) as CSSTransition[]
      return all.flatMap((transition) => {
        const { target } = transition.effect as KeyframeEffect
        if (!target || transition.transitionProperty !== 'opacity') return []
        transition.pause()
        transition.currentTime = 300
        return getComputedStyle(target).opacity
      })
    }, choice)
    expect(new Set(opacities), `halfway to ${name}`).toEqual(new Set(['0']))
  }
})

test('Pause and a chosen stage stop the animation until Play', async ({ page }) => {
  await openIllustration(page)
  const { pause, play, stage, status } = illustrationOf(page)
  await pause.focus()
  await hold(page, 'Enter')
  await expect(play).toBeFocused()
  await expect(status.getByRole('paragraph')).toHaveText(['The animation is paused.'])
  // It stays paused whatever else begins and ends.
  for (const [begin, end] of Object.values(waitsOf(page))) {
    await begin()
    await end()
    await expectStill(page)
  }
  await expectStage(page, 'Initial State')
  // Also a press on the stage that is shown.
  for (const name of ['Initial State', 'Habituation'] as const) {
    await play.click()
    await expect(pause).toBeVisible()
    await expect(status).toHaveText('The animation plays.')
    await stage(name).click()
    await expect(play).toBeVisible()
    await expect(status).toHaveText('')
    await stage(name).blur()
    await page.mouse.move(0, 0)
    await expectStill(page)
    await expectStage(page, name)
  }
  await play.focus()
  await hold(page, 'Space')
  await expect(pause).toBeFocused()
  await expectMoving(page)
})

test('the arrow keys change the stage and bring the figure into view', async ({ page }) => {
  await openIllustration(page)
  const { stage, figure } = illustrationOf(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await stage('Initial State').focus()
  for (const name of [STAGES[1], STAGES[2], STAGES[3], STAGES[0]]) {
    await page.keyboard.press('ArrowRight')
    await expect(stage(name)).toBeFocused()
    await expectStage(page, name)
    await expect(figure).toBeInViewport({ ratio: 0.9 })
  }
})

test('a stage chosen and a button pressed before scripts run count', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  const releaseScripts = await holdRequests(page, '**/_astro/masking-illustration*.js')
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const { section, stage, pause, play, hear, notice, figure, status } = illustrationOf(page)
  await figure.scrollIntoViewIfNeeded()
  await pause.click()
  const places = () => edgesOf(section.or(section.getByRole('button')).or(notice))
  const before = await places()
  releaseScripts()
  for (const button of [play, hear]) await expect(button).toBeVisible()
  await expect(status).toHaveText('The animation is paused.')
  expect(await places()).toEqual(before)

  await page.reload()
  await figure.scrollIntoViewIfNeeded()
  await stage('Habituation').check()
  await expectRunning(page)
  await expectStage(page, 'Habituation')
  // React logs a mismatch between what it renders and the built page.
  expect(errors).toEqual([])
})

test('hover, focus, scrolling away and a hidden tab pause the animation', async ({ page }) => {
  await openIllustration(page)
  for (const [what, [begin, end]] of Object.entries(waitsOf(page))) {
    await expectMoving(page)
    await begin()
    await expectStill(page, what)
    await end()
    await expectMoving(page, what)
  }
})

test('with reduced motion the animation waits for Play and skips transitions', async ({ page }) => {
  await openIllustration(page)
  const { figure, play, pause, pitch } = illustrationOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(play).toBeVisible()
  await page.reload()
  await figure.scrollIntoViewIfNeeded()
  await expectRunning(page)
  await expectStill(page)
  await expectStage(page, 'Initial State')
  await play.click()
  await expect(pause).toBeVisible()
  await page.mouse.move(0, 0)
  await expectMoving(page)
  expect(await animations(page)).toBe(0)
  await pitch('Lower').check()
  expect(await animations(page)).toBe(0)
  await page.locator('summary').first().click()
  expect(await animations(page)).toBe(0)
})
