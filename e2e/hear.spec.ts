import { expect, type Page, test } from '@playwright/test'
import {
  demonstrationOf,
  openDemonstration,
  play,
  playTo,
  pressHear,
} from './support/hear-demonstration.ts'
import { lostContent } from './support/lost-content.ts'
import {
  expectStage,
  illustrationOf,
  pass,
  STAGES,
  settled,
  setVisibility,
} from './support/masking-loop.ts'
import { recordConsoleErrors } from './support/observe.ts'
import {
  fadeTime,
  listenToEnd,
  loudestOutsideBand,
  peakOf,
  recordSound,
  rmsOf,
} from './support/recorded-sound.ts'

/** A press sooner after a stop counts as a second press on Stop. */
const REST_MS = 1000

const isClosed = (page: Page) => page.evaluate(() => window.plays.at(-1)?.isClosed)
const playCount = (page: Page) => page.evaluate(() => window.plays.length)

async function expectEnded(page: Page) {
  const { stop, status } = demonstrationOf(page)
  await expect(stop).toHaveCount(0)
  await expect(status).toContainText('Nothing plays now')
  await page.clock.runFor(REST_MS)
  expect(await isClosed(page)).toBe(true)
}

test('caution comes first, and nothing is fetched or made before the press', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const code = async () => (await Promise.all(scripts)).join()
  await openDemonstration(page)
  const { notice, hear, status } = demonstrationOf(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const note = await notice.evaluate((one) => one.getBoundingClientRect().toJSON())
    const button = await hear.evaluate((one) => one.getBoundingClientRect().toJSON())
    expect(note.bottom <= button.top || note.right <= button.left, `${width} px`).toBe(true)
  }
  await expect(hear).toHaveAccessibleDescription(
    'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time. ' +
      'Not a test or treatment. Skip if sounds bother you.',
  )
  await expect(status).toHaveText('')
  expect(await code()).not.toContain('OscillatorNode')
  expect(await playCount(page)).toBe(0)
  await play(page)
  await expect.poll(code).toContain('OscillatorNode')
  expect(await playCount(page)).toBe(1)
})

test('pictures and words follow the sound, which begins at the lowest step', async ({ page }) => {
  const LIMITS = {
    'Initial State': [],
    'Tinnitus Masked': [],
    'Residual Inhibition': ['For illustration. Many people notice seconds, some nothing.'],
    Habituation: ['For illustration. In life it takes months, and not everyone gets there.'],
  }
  await openDemonstration(page)
  const { loudness, status } = demonstrationOf(page)
  const { section, pause, stage } = illustrationOf(page)
  await stage('Habituation').check()
  await play(page)
  await expect(status).toContainText('It plays for 12 seconds')
  await expect(section.locator('[aria-live], [role=alert], [role=log], output')).toHaveCount(0)
  const doNotTurnUp = section.getByText('Do not turn it up').filter({ visible: true })
  await expect(doNotTurnUp).toHaveCount(1)
  for (const [index, name] of STAGES.entries()) {
    for (const into of [0.05, 2.95]) {
      await playTo(page, 0.2 + 3 * index + into)
      await expectStage(page, name)
    }
    const limits = section.getByText(/^For illustration\./).filter({ visible: true })
    await expect(limits).toHaveText(LIMITS[name])
    await expect(status).toContainText('It plays for 12 seconds')
  }
  await loudness.click()
  await loudness.click()
  await expect(loudness).toHaveText('Loudness 3 of 3')
  await playTo(page, 12.25)
  await expectEnded(page)
  await expect(doNotTurnUp).toHaveCount(1)
  await pass(page, 20_000)
  await expectStage(page, 'Habituation')
  await expect(pause).toHaveCount(0)

  await play(page)
  await expect(loudness).toHaveText('Loudness 1 of 3')
  await expectStage(page, 'Initial State')
  expect(peakOf(await page.evaluate(listenToEnd), 1.5, 2.9)).toBeCloseTo(-46, 1)
  expect(await playCount(page)).toBe(2)
})

test('each step has its level, pauses are silent, nothing exceeds −26 dBFS', async ({ page }) => {
  await openDemonstration(page)
  const { loudness } = demonstrationOf(page)
  for (const [step, tone] of [-46, -43, -40].entries()) {
    await page.clock.runFor(REST_MS)
    await play(page)
    for (let presses = 0; presses < step; presses += 1) await loudness.click()
    await expect(loudness).toHaveText(`Loudness ${step + 1} of 3`)
    const recording = await page.evaluate(listenToEnd)
    const peak = peakOf(recording)
    expect(peak).toBeLessThan(-27)
    // The hiss peaks at 3.33 times the tone's amplitude at most: 20 log 4.33 is 12.73 dB.
    expect(peak).toBeLessThan(tone + 12.8)
    expect(peak).toBeGreaterThan(tone + 11)
    expect(peakOf(recording, 1.5, 2.9)).toBeCloseTo(tone, 1)
    expect(rmsOf(recording, 1.5, 2.9)).toBeCloseTo(tone - 3.01, 1)
    // The tone's power plus that of a hiss 2 dB stronger: 4.12 dB above the tone's.
    expect(Math.abs(rmsOf(recording, 4.2, 5.8) - (tone - 3.01 + 4.12))).toBeLessThan(0.5)
    expect(rmsOf(recording, 9, 9.3)).toBeCloseTo(tone - 3.01 - 6, 1)
    expect(rmsOf(recording, 11.1, 11.4)).toBeCloseTo(tone - 3.01 - 12, 1)
    expect(peakOf(recording, -0.2, 0)).toBe(-Infinity)
    expect(peakOf(recording, 6.51, 7.79)).toBe(-Infinity)
    expect(peakOf(recording, 12.01, 12.8)).toBe(-Infinity)
    // A linear fade takes eight tenths of its time from a tenth to nine tenths of the way.
    expect(fadeTime(recording, 0, 1.5)).toBeCloseTo(0.8, 1)
    expect(fadeTime(recording, 7.7, 9)).toBeCloseTo(0.8, 1)
    expect(fadeTime(recording, 9.3, 11.2)).toBeCloseTo(1.3, 1)
    expect(fadeTime(recording, 11.3, 12.2)).toBeCloseTo(0.4, 1)
    await page.clock.runFor(100)
    await expectEnded(page)
  }

  await page.evaluate(() => {
    const { connect } = AudioNode.prototype
    AudioNode.prototype.connect = function (this: AudioNode, ...to: never[]) {
      // As if every level were a hundred times as high.
      if (this instanceof OscillatorNode || this instanceof AudioBufferSourceNode) {
        const louder = new GainNode(this.context, { gain: 100 })
        Reflect.apply(connect, this, [louder])
        return Reflect.apply(connect, louder, to)
      }
      return Reflect.apply(connect, this, to)
    } as typeof connect
  })
  await play(page)
  expect(peakOf(await page.evaluate(listenToEnd))).toBeCloseTo(-26, 3)
})

test('nothing is above 4 kHz, nor while the loudness glides to the next step', async ({ page }) => {
  await openDemonstration(page)
  const { loudness } = demonstrationOf(page)
  // The first is that of a headset during a call.
  for (const rate of [16_000, 44_100]) {
    await page.evaluate(recordSound, rate)
    await page.clock.runFor(REST_MS)
    await play(page)
    // Up and down while the hiss plays, also from the midst of a glide.
    for (const at of [2.5, 4.5, 4.6, 4.7, 4.8]) {
      await playTo(page, at)
      await loudness.click()
    }
    const recording = await page.evaluate(listenToEnd)
    expect(peakOf(recording, 1.5, 2.2)).toBeCloseTo(-46, 1)
    expect(peakOf(recording)).toBeLessThan(-27)
    // It takes 0.3 s to the second step: 0.24 s from a tenth to nine tenths of the way.
    expect(fadeTime(recording, 2.2, 2.9)).toBeCloseTo(0.24, 1)
    expect(await page.evaluate(loudestOutsideBand), `${rate} Hz`).toBeLessThan(-60)
    await page.clock.runFor(100)
    await expectEnded(page)
  }
})

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'the Stop button': (page) => demonstrationOf(page).stop.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a hidden tab': async (page) => {
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
  },
  'scrolling the picture away': (page) =>
    page.getByRole('contentinfo').evaluate((one) => one.scrollIntoView({ behavior: 'instant' })),
  Pause: (page) => illustrationOf(page).pause.evaluate((one: HTMLElement) => one.click()),
  'choosing a stage': (page) =>
    illustrationOf(page)
      .choices.first()
      .evaluate((one: HTMLElement) => one.click()),
  'leaving the page': (page) => page.evaluate(() => dispatchEvent(new Event('pagehide'))),
}

test('each way to end the sound silences it within 0.2 s, or before it begins', async ({
  page,
}) => {
  await openDemonstration(page)
  const { hear, stop, loudness } = demonstrationOf(page)
  for (const [what, end] of Object.entries(ENDS)) {
    await test.step(what, async () => {
      await page.clock.runFor(REST_MS)
      await play(page)
      await loudness.click()
      await playTo(page, 5)
      await end(page)
      await expect(stop).toHaveCount(0)
      // Closed before the fade is over, it would click; an unloading page cannot wait.
      await page.clock.runFor(150)
      expect(await isClosed(page)).toBe(what === 'leaving the page')
      await page.clock.runFor(50)
      expect(await isClosed(page)).toBe(true)
      // All of them fade alike.
      if (what === 'the Stop button') {
        const recording = await page.evaluate(listenToEnd)
        expect(peakOf(recording, 4.7, 4.8)).toBeGreaterThan(-50)
        expect(peakOf(recording, 4.8 + 0.16)).toBe(-Infinity)
        expect(await page.evaluate(loudestOutsideBand)).toBeLessThan(-60)
      }
      // Focus goes back to the button without scrolling to it.
      if (what === 'scrolling the picture away') await expect(hear).not.toBeInViewport()

      await page.clock.runFor(REST_MS)
      await page.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<void>()
        Object.assign(window, { soundMayStart: promise, letSoundStart: resolve })
      })
      await pressHear(page)
      await expect(stop).toBeVisible()
      await page.evaluate(settled)
      await end(page)
      await expect(stop).toHaveCount(0)
      await page.evaluate(() => window.letSoundStart())
      await page.evaluate(settled)
      await expect(hear).toBeAttached()
      expect(await isClosed(page)).toBe(true)
    })
  }
})

test('a late press on Stop starts nothing, a double click on Hear stops nothing', async ({
  page,
}) => {
  await openDemonstration(page)
  const { hear, stop } = demonstrationOf(page)
  await play(page)
  await stop.click()
  for (let press = 0; press < 5; press += 1) {
    await page.clock.runFor(300)
    await hear.click()
  }
  await page.clock.runFor(100)
  expect(await playCount(page)).toBe(1)
  await page.clock.runFor(REST_MS)
  await play(page)
  await stop.dispatchEvent('click', { detail: 2 })
  await expect(stop).toBeVisible()
  // Pressed just after it has ended by itself.
  await playTo(page, 12.25)
  await expect(stop).toHaveCount(0)
  await hear.click()
  await page.clock.runFor(100)
  expect(await playCount(page)).toBe(2)
})

test('a sound that cannot start says so, and the pictures go on', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  await openDemonstration(page)
  const { hear, stop, status } = demonstrationOf(page)
  const expectFailed = async () => {
    await expect(stop).toHaveCount(0)
    await expect(status).toContainText('The sound could not start here, so nothing plays.')
    await expect(status).toContainText('load this page again')
    await expect(hear).toBeVisible()
    await page.clock.runFor(REST_MS)
    expect(await page.evaluate(() => window.plays.every((one) => one.isClosed))).toBe(true)
  }
  await test.step('a blocked script', async () => {
    await page.route('**/_astro/*.js', (route) => route.abort())
    await pressHear(page)
    await expectFailed()
    expect(errors.join('\n')).toContain('The sound could not start')
    await expect(illustrationOf(page).pause).toBeVisible()
  })
  await test.step('a script that hangs', async () => {
    await page.unrouteAll()
    await page.route('**/_astro/*.js', () => undefined)
    await pressHear(page)
    await expect(stop).toBeVisible()
    await page.clock.runFor(8000)
    await expectFailed()
  })
  await page.unrouteAll()
  await page.reload()
  await hear.scrollIntoViewIfNeeded()
  await test.step('an audio clock that stands still', async () => {
    await play(page)
    await page.clock.runFor(3000)
    await expectFailed()
  })
  await test.step('a browser that never lets it run', async () => {
    await page.evaluate(() => {
      window.soundMayStart = new Promise(() => undefined)
    })
    await pressHear(page)
    await page.clock.runFor(2000)
    await expectFailed()
  })
  await test.step('no AudioContext', async () => {
    await page.evaluate(() => Reflect.deleteProperty(window, 'AudioContext'))
    await pressHear(page)
    await expectFailed()
  })
})

test('a sound that is interrupted or stalls has ended, and the page says so', async ({ page }) => {
  await openDemonstration(page)
  await play(page)
  await playTo(page, 5)
  await page.evaluate(() =>
    Object.defineProperty(window.plays.at(-1)?.context, 'state', { value: 'interrupted' }),
  )
  await page.clock.runFor(100)
  await expectEnded(page)
  await play(page)
  await playTo(page, 5)
  await page.clock.runFor(3000)
  await expectEnded(page)
})

test('the keyboard plays, sets the loudness and stops, and keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDemonstration(page)
  const { hear, stop, loudness } = demonstrationOf(page)
  await illustrationOf(page).choices.last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(hear).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1)
  await expect(loudness).toHaveText('Loudness 1 of 3')
  await expect(stop).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(loudness).toHaveText('Loudness 2 of 3')
  await expect(loudness).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(hear).toBeFocused()
})

/** Plays to the second stage, and stays there. */
async function playSecondStage(page: Page) {
  await illustrationOf(page).picture.scrollIntoViewIfNeeded()
  await page.clock.runFor(REST_MS)
  await play(page)
  await playTo(page, 4)
  await expectStage(page, 'Tinnitus Masked')
}

async function scrollBy(page: Page, top: number) {
  await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), top)
  await page.evaluate(settled)
}

test('while it plays, Stop stays in view and can be pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDemonstration(page)
  const { stop } = demonstrationOf(page)
  const { picture } = illustrationOf(page)
  // The first is the smallest phone held sideways, or a window magnified fourfold.
  for (const [width, height, fontSize] of [
    [320, 256, '100%'],
    [360, 740, '100%'],
    [1280, 720, '100%'],
    [320, 640, '200%'],
  ] as const) {
    await test.step(`${width} × ${height}, letters ${fontSize}`, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      await playSecondStage(page)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      await expect(picture).toBeInViewport()
      await expect(stop).toBeInViewport({ ratio: 1 })
      expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(60)
      await stop.click({ trial: true })
      expect(await lostContent(page)).toEqual([])
      // Down as far as the picture is in view at all, then up until the sound ends.
      const chart = await picture.locator('svg').boundingBox()
      await scrollBy(page, (chart?.y ?? 0) + (chart?.height ?? 0) - 20)
      for (let step = 0; step < 15 && (await stop.isVisible()); step += 1) {
        await expect(stop).toBeInViewport({ ratio: 1 })
        await scrollBy(page, -100)
      }
      await expect(stop).toHaveCount(0)
    })
  }
})
