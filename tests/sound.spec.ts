import type { Page } from '@playwright/test'
import { DEVICES } from './support/devices.ts'
import { expectStage, illustrationOf, STAGES } from './support/masking-illustration.ts'
import { boxOf } from './support/observe.ts'
import { setVisibility } from './support/simulate.ts'
import { listen, openSound, playTo, soundCount, soundState, startSound } from './support/sound.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => openSound(page))

test('it is silent until one clicks Hear, below the notice', async ({ page }) => {
  const { stage, hear } = illustrationOf(page)
  await page.clock.runFor(60_000)
  await stage('Habituation').check()
  await expect(hear.stages).toHaveAccessibleDescription(/^Turn your device down first\./)
  expect(await soundCount(page)).toBe(0)
})

test('the stages, their captions and a line follow the sound', async ({ page }) => {
  const { section, notice, stop, status } = illustrationOf(page)
  await startSound(page)
  await expect(status).toHaveText('It plays for 12 seconds. Stop or the Escape key ends it.')
  const durations = () =>
    page.evaluate(() => document.getAnimations().map((a) => a.effect?.getTiming().duration))
  expect(await durations(), 'the line over the buttons').toContain(12_000)
  await expect(section.getByText('Hear nothing?')).toBeVisible()
  await expect(notice).toHaveCSS('opacity', '0')
  for (const [index, name] of STAGES.entries()) {
    for (const into of [0.05, 2.95]) await playTo(page, 3 * index + into)
    await expectStage(page, name)
    const caption = section.getByRole('listitem').and(page.locator('[data-shown=true]'))
    await expect(caption).toHaveText(index < 2 ? /^A soft/ : / For illustration\. (Many|In life)/)
  }
  await playTo(page, 12.05)
  await expect(stop).toHaveCount(0)
  await expect(section.getByText('That was only an example.').getByRole('link')).toBeVisible()
})

for (const name of ['Lower', 'Middle', 'Higher'])
  for (const program of ['stages', 'hiss'] as const)
    test(`${name}, ${program}: each level is as loud as it should be`, async ({ page }) => {
      const { pitch, level, stop } = illustrationOf(page)
      await pitch(name).check()
      // The hiss alone has no tone at any time.
      if (program === 'hiss') await page.evaluate(() => Reflect.set(window, 'OscillatorNode', null))
      // A tone's level is 3 dB below its peak, here of −46, −43 and −40 dBFS.
      for (const tone of [-49, -46, -43]) {
        await startSound(page, program)
        // So soon after the start, a click on the other button would be meant to start it.
        await level.click()
        await expect(level).toHaveText(/now 1 of 3/)
        await page.clock.runFor(600)
        for (let at = -49; at < tone; at += 3) await level.click()
        // Alone; with a hiss 1 dB louder, so 3.5 dB in all; a pause; between a half and a quarter; the end.
        const stages = [tone, tone + 3.5, -Infinity, tone - 9.7, -Infinity]
        const hiss = [tone + 1, tone + 1, tone + 1, tone + 1, -Infinity]
        const heard = await listen(
          page,
          [2, 2.9],
          [4.5, 5.8],
          [6.6, 7.7],
          [10.1, 10.9],
          [12.1, 13],
          [0, 0.05],
          [11.95, 12],
        )
        // The last two: it begins and ends over a second, not at once.
        for (const { rms } of heard.splice(-2)) expect(rms).toBeLessThan(tone - 20)
        for (const [index, { peak, rms }] of heard.entries()) {
          const expected = (program === 'stages' ? stages : hiss)[index] ?? 0
          // Silence is −∞; NaN, from a part without samples, fails.
          const difference = Math.max(rms, -120) - Math.max(expected, -120)
          expect(Math.abs(difference), `${tone}, ${index}`).toBeLessThan(1.5)
          expect(peak).toBeLessThan(-26)
        }
        await stop.click()
      }
    })

test('nothing is louder than −26 dBFS, even if every level is a hundredfold', async ({ page }) => {
  await page.evaluate(() => {
    AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
      return this.setTargetAtTime(100 * value, time, 0.1)
    }
  })
  await startSound(page, 'hiss')
  expect((await listen(page, [0, 13]))[0]?.peak).toBeCloseTo(-26, 3)
})

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'the Stop button': (page) => illustrationOf(page).stop.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a hidden tab': (page) => setVisibility(page, 'hidden'),
  'scrolling Stop behind the header': (page) =>
    illustrationOf(page).stop.evaluate((button) =>
      scrollBy({ top: button.getBoundingClientRect().top - 20, behavior: 'instant' }),
    ),
  Pause: (page) => illustrationOf(page).pause.click(),
  'choosing a stage': (page) => illustrationOf(page).stage('Initial State').check(),
  // Its clock does not move for two seconds.
  'losing the output device': (page) => page.clock.runFor(2100),
  'taking a call': (page) =>
    page.evaluate(() => Reflect.set(window.lastSound, 'state', 'suspended')),
  'leaving the page': (page) => page.evaluate(() => dispatchEvent(new Event('pagehide'))),
}

for (const [what, end] of Object.entries(ENDS))
  test(`${what} ends the sound within 0.2 s`, async ({ page }) => {
    for (const program of ['stages', 'hiss'] as const) {
      await setVisibility(page, 'visible')
      await startSound(page, program)
      await playTo(page, 4.8)
      await expectStage(page, 'Tinnitus Masked')
      await end(page)
      await page.clock.runFor(100)
      await expect(illustrationOf(page).status).toHaveText(
        'The sound has ended. Nothing plays now.',
      )
      const [before, after] = await listen(page, [4.5, 4.7], [5, 13])
      expect(before?.peak).toBeGreaterThan(-46)
      expect(after?.peak).toBeLessThan(-90)
      await page.clock.runFor(200)
      expect(await soundState(page)).toBe('closed')
    }
  })

test('screen readers announce a new level', async ({ page }) => {
  const { level, status } = illustrationOf(page)
  await startSound(page)
  await page.clock.runFor(600)
  await level.click()
  await expect(status).toHaveText('Soft level 2 of 3')
})

test('a stop wins over a late start', async ({ page }) => {
  const { hear, stop } = illustrationOf(page)
  await hear.stages.click()
  await stop.click()
  expect((await listen(page, [0, 13]))[0]?.peak).toBeLessThan(-80)
  // Meant to stop the sound that has just ended.
  await hear.hiss.click()
  expect(await soundCount(page)).toBe(1)
})

test('a double click plays once', async ({ page }) => {
  const { hear, stop } = illustrationOf(page)
  await hear.hiss.dblclick()
  await expect(stop).toBeVisible()
  expect(await soundCount(page)).toBe(1)
})

/** What the page says if it cannot play, and that it has let the output device go. */
async function expectFailure(page: Page) {
  const { section } = illustrationOf(page)
  await expect(section.getByText(/^The sound could not start here/).first()).toBeVisible()
  await page.clock.runFor(300)
  expect(await soundState(page)).toBe('closed')
}

test('a hearing aid has five seconds to wake up in', async ({ page }) => {
  const { hear, level, notice, stop } = illustrationOf(page)
  await hear.stages.click()
  await page.clock.runFor(4900)
  await expect(stop).toBeVisible()
  // Until then, nothing says that it plays, and the level stays the softest.
  await level.click()
  await expect(level).toHaveText(/now 1 of 3/)
  await expect(notice).toHaveCSS('opacity', '1')
  await page.clock.runFor(200)
  await expectFailure(page)
})

test('a browser that cannot play is told', async ({ page }) => {
  await page.evaluate(() => Reflect.set(window, 'GainNode', null))
  await illustrationOf(page).hear.stages.click()
  await expectFailure(page)
})

test('the hero’s link leads to the notice, and a click shows the whole of Stop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { picture, notice, hear, stop, pitch } = illustrationOf(page)
  for (const window of [...DEVICES, { width: 390, height: 664 }, { width: 640, height: 360 }]) {
    await page.setViewportSize(window)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Hear an example (12 seconds)' }).click()
    await expect(notice).toBeFocused()
    const where = `${window.width} × ${window.height}`
    for (const part of [notice, hear.stages]) await expect(part, where).toBeInViewport({ ratio: 1 })
    if (window.height > 664) await expect(picture, where).toBeInViewport({ ratio: 0.98 })
    const { left, width } = await boxOf(hear.hiss)
    // Half of it below the window.
    await hear.hiss.evaluate((part) =>
      scrollBy(0, part.getBoundingClientRect().top + 30 - innerHeight),
    )
    await startSound(page, 'hiss')
    await expect(stop, where).toBeInViewport({ ratio: 1 })
    expect(await boxOf(stop), where).toMatchObject({ left, width })
    // As screen readers jump to the pitch in Firefox.
    await pitch('Lower').evaluate((radio) => radio.scrollIntoView())
    await page.clock.runFor(200)
    await expect(stop, where).toBeInViewport({ ratio: 1 })
    await stop.click()
  }
})
