import type { Page } from '@playwright/test'
import { masking } from '../src/content/masking.ts'
import { clippedText } from './support/clipped-text.ts'
import { DESKTOP, LAPTOP, PHONE, TABLET } from './support/devices.ts'
import { expectStage, openIllustration, STAGES } from './support/masking-illustration.ts'
import { boxOf } from './support/observe.ts'
import { holdRequests, setVisibility } from './support/simulate.ts'
import { startSound } from './support/sound.ts'
import { expect, test } from './support/test.ts'

/** Whether another stage is shown after 21 seconds: after 12 or 24, it would be the same one again. */
async function moves(page: Page) {
  const chosen = page.locator('[id^=stage-]:checked')
  const before = await chosen.getAttribute('id')
  await page.clock.runFor(21_000)
  return (await chosen.getAttribute('id')) !== before
}

test('header and illustration fit in one window', async ({ page, illustration }) => {
  for (const { width, height } of [DESKTOP, LAPTOP, TABLET, PHONE]) {
    await page.setViewportSize({ width, height })
    const header = await boxOf(page.getByRole('banner'))
    const whole = await boxOf(illustration.whole)
    expect(whole.height + header.height, `${width} px wide`).toBeLessThanOrEqual(height)
  }
})

test('each stage says what it shows', async ({ illustration: { stage } }) => {
  await expect(stage('Initial State')).toHaveAccessibleName('1 Initial State')
  await expect(stage('Tinnitus Masked')).toHaveAccessibleDescription('A soft hiss surrounds it.')
})

test('Pause has its word from 360 px, Play only in wider windows, and neither moves', async ({
  page,
  illustration: { pause, play },
}) => {
  for (const [width, hasPause, hasPlay] of [
    [1280, true, true],
    [390, true, false],
    [360, true, false],
    [320, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(pause.getByText('Pause')).toBeVisible({ visible: hasPause })
    const { width: before } = await boxOf(pause)
    await pause.click()
    await expect(play.getByText('Play')).toBeVisible({ visible: hasPlay })
    expect((await boxOf(play)).width, 'nothing moves').toBe(before)
    await play.click()
  }
})

test('with reduced motion, nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { play, stage } = await openIllustration(page)
  await expect(play).toBeVisible()
  await stage('Habituation').check()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

for (const width of [320, 390, 768, 960, 1000, 1280, 1920])
  test(`longer words fit, a click moves nothing, ${width} px`, async ({ page, illustration }) => {
    const { whole } = illustration
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // High enough for Stop to stay in view.
    await page.setViewportSize({ width, height: 2400 })
    // Each word becomes a third longer, as in a translation.
    await whole.locator('*').evaluateAll((parts) => {
      const nodes = parts.flatMap(({ childNodes }) => [...childNodes])
      for (const text of nodes.filter((node) => node instanceof Text)) {
        // As Google Translate does it, which React does not expect.
        const font = document.createElement('font' as string)
        font.textContent = text.data.replace(/(\p{L})\p{L}{2}/gu, '$&$1')
        text.replaceWith(font)
      }
    })
    const choices = whole.getByRole('radio')
    const parts = whole.or(whole.getByRole('button')).or(choices).filter({ visible: true })
    const edges = () =>
      parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()))
    await whole.evaluate((part) => part.scrollIntoView({ block: 'center' }))
    const before = await edges()
    const expectNoFault = async () => {
      await expect.poll(() => clippedText(page, '.masking-illustration')).toEqual([])
      expect(await edges()).toEqual(before)
    }
    for (const choice of await choices.all()) {
      await choice.check()
      await expectNoFault()
    }
    for (const program of ['stages', 'hiss'] as const) {
      await startSound(page, program)
      await expectNoFault()
      await page.keyboard.press('Escape')
      await expectNoFault()
    }
  })

test('the stages change every 3 seconds until Pause', async ({ page, illustration }) => {
  const { pause, play, stage, status } = illustration
  // If it were empty, Firefox would not announce the first words in it.
  expect(await status.locator('p').textContent()).toBe('\u00a0')
  await stage('Initial State').click()
  await play.press('Enter')
  await expect(status).toHaveText(masking.playing)
  for (const name of [...STAGES, STAGES[0]]) {
    await expectStage(page, name)
    await page.clock.runFor(2999)
    await expectStage(page, name)
    await page.clock.runFor(1)
  }
  await pause.press('Enter')
  await expect(play).toBeFocused()
  await expect(status).toHaveText(masking.paused)
  expect(await moves(page)).toBe(false)
})

test('focus, scrolling, hidden tabs, reduced motion hold the animation, pointers do not', async ({
  page,
}) => {
  const releaseScript = await holdRequests(page, '**/masking-illustration*.js')
  const { chart, pause, play, stage } = await openIllustration(page)
  const radio = stage('Initial State')
  // Its focus counts even before the script has run.
  await radio.focus()
  releaseScript()
  await expect(pause).toBeEnabled()
  expect(await moves(page)).toBe(false)
  await radio.blur()
  // The pointer stays there, as it seems to on touch screens after a tap.
  await chart.click()
  const scroll = (by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by)
  const holds: Record<string, [begin: () => Promise<unknown>, end: () => Promise<unknown>]> = {
    'the focus': [() => radio.focus(), () => radio.blur()],
    'out of view': [
      () => scroll(-700).then(() => expect(chart).not.toBeInViewport({ ratio: 0.4 })),
      () => scroll(700).then(() => expect(chart).toBeInViewport({ ratio: 0.4 })),
    ],
    'a hidden tab': [() => setVisibility(page, 'hidden'), () => setVisibility(page, 'visible')],
    'reduced motion': [
      () => page.emulateMedia({ reducedMotion: 'reduce' }).then(() => expect(play).toBeVisible()),
      () => play.click(),
    ],
  }
  for (const [what, [begin, end]] of Object.entries(holds)) {
    expect(await moves(page), `before ${what}`).toBe(true)
    await begin()
    expect(await moves(page), what).toBe(false)
    await end()
  }
  expect(await moves(page)).toBe(true)
})

test('what is chosen and focused before its script has run stays so', async ({ page }) => {
  const releaseScript = await holdRequests(page, '**/masking-illustration*.js')
  const { hear, pause, pitch, stage } = await openIllustration(page)
  for (const button of [hear.stages, pause]) {
    await expect(button).toBeDisabled()
    await button.focus()
    await expect(button).toBeFocused()
  }
  await pitch('Higher').check()
  await stage('Habituation').check()
  releaseScript()
  await expect(hear.stages).toBeEnabled()
  await expectStage(page, 'Habituation')
  await expect(stage('Habituation')).toBeFocused()
  await expect(pitch('Higher')).toBeChecked()
})
