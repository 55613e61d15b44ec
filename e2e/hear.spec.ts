import { expect, type Page, test } from '@playwright/test'
import {
  fadeTime,
  listenToEnd,
  loudestOutsideBand,
  openDemonstration,
  peakOf,
  play,
  playTo,
  pressHear,
  recordSound,
} from './support/hear-demonstration.ts'
import { lostContent } from './support/lost-content.ts'
import {
  expectStage,
  illustrationOf,
  LIMITS,
  pass,
  STAGES,
  settled,
  setVisibility,
} from './support/masking-loop.ts'
import { recordConsoleErrors } from './support/observe.ts'
import { signUp, THANKS, waitlistOf } from './support/waitlist-section.ts'

const ENDED = 'The sound has ended. Nothing plays now.'
const CAUTION =
  'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time. ' +
  'Not a test or treatment. Skip if sounds bother you.'

const isClosed = (page: Page) => page.evaluate(() => window.plays.at(-1)?.isClosed)
const playCount = (page: Page) => page.evaluate(() => window.plays.length)

async function expectEnded(page: Page) {
  const { stop, status } = illustrationOf(page)
  await expect(stop).toHaveCount(0)
  await expect(status).toHaveText(ENDED)
  await page.clock.runFor(200)
  expect(await isClosed(page)).toBe(true)
}

test('caution comes first, nothing is fetched before the press, and words follow the sound', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const code = async () => (await Promise.all(scripts)).join()
  await openDemonstration(page)
  const { section, pause, stage, notice, hear, stop, level, status } = illustrationOf(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const note = await notice.evaluate((one) => one.getBoundingClientRect().toJSON())
    const button = await hear.evaluate((one) => one.getBoundingClientRect().toJSON())
    expect(note.bottom <= button.top || note.right <= button.left, `${width} px`).toBe(true)
  }
  await expect(hear).toHaveAccessibleDescription(CAUTION)
  await stage('Habituation').check()
  await expect(status).toHaveText('')
  expect(await code()).not.toContain('OscillatorNode')
  expect(await playCount(page)).toBe(0)

  await play(page)
  await expect.poll(code).toContain('OscillatorNode')
  await expect(stop).toHaveAccessibleDescription(CAUTION)
  await expect(section.locator('[aria-live], [role=alert], [role=log], output')).toHaveCount(0)
  const doNotTurnUp = section.getByText('Do not turn your device up.').filter({ visible: true })
  await expect(doNotTurnUp).toHaveCount(1)
  for (const [index, name] of STAGES.entries()) {
    for (const into of [0.05, 2.95]) {
      await playTo(page, 0.2 + 3 * index + into)
      await expectStage(page, name)
    }
    const limits = section.getByText(/^For illustration\./).filter({ visible: true })
    await expect(limits).toHaveText(LIMITS[name].map((limit) => `For illustration. ${limit}`))
    await expect(status).toHaveText('It plays for 12 seconds. Stop or the Escape key ends it.')
  }
  await level.click()
  await level.click()
  await expect(level).toHaveText('Soft level 3 of 3')
  await playTo(page, 12.25)
  await expectEnded(page)
  await expect(doNotTurnUp).toHaveCount(1)
  await pass(page, 20_000)
  await expectStage(page, 'Habituation')
  await expect(pause).toHaveCount(0)

  await play(page)
  await expect(level).toHaveText('Soft level 1 of 3')
  await expectStage(page, 'Initial State')
  expect(peakOf(await page.evaluate(listenToEnd), 1.5, 2.9)).toBeCloseTo(-46, 1)
})

test('each level is as quiet as promised, pauses are silent, nothing exceeds −26 dBFS', async ({
  page,
}) => {
  await openDemonstration(page)
  const { level } = illustrationOf(page)
  for (const [step, tone] of [-46, -43, -40].entries()) {
    await play(page)
    for (let presses = 0; presses < step; presses += 1) await level.click()
    await expect(level).toHaveText(`Soft level ${step + 1} of 3`)
    const recording = await page.evaluate(listenToEnd)
    const peak = peakOf(recording)
    expect(peak).toBeLessThan(-27)
    // The hiss peaks at 3.33 times the tone's amplitude at most: 20 log 4.33 is 12.73 dB.
    expect(peak).toBeLessThan(tone + 12.8)
    expect(peak).toBeGreaterThan(tone + 11)
    expect(peakOf(recording, 1.5, 2.9)).toBeCloseTo(tone, 1)
    expect(peakOf(recording, 9, 9.3)).toBeCloseTo(tone - 6, 1)
    expect(peakOf(recording, 11.1, 11.4)).toBeCloseTo(tone - 12, 1)
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

test('nothing is above 4 kHz, nor while the sound glides to the next level', async ({ page }) => {
  await openDemonstration(page)
  // The first is that of a headset during a call.
  for (const rate of [16_000, 44_100]) {
    await page.evaluate(recordSound, rate)
    await play(page)
    // Up and down while the hiss plays, also from the midst of a glide.
    for (const at of [2.5, 4.5, 4.6, 4.7, 4.8]) {
      await playTo(page, at)
      await illustrationOf(page).level.click()
    }
    const recording = await page.evaluate(listenToEnd)
    expect(peakOf(recording, 1.5, 2.2)).toBeCloseTo(-46, 1)
    expect(peakOf(recording)).toBeLessThan(-27)
    // It takes 0.3 s to the second level: 0.24 s from a tenth to nine tenths of the way.
    expect(fadeTime(recording, 2.2, 2.9)).toBeCloseTo(0.24, 1)
    expect(await page.evaluate(loudestOutsideBand), `${rate} Hz`).toBeLessThan(-60)
    await page.clock.runFor(100)
    await expectEnded(page)
  }
})

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'the Stop button': (page) => illustrationOf(page).stop.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a hidden tab': async (page) => {
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
  },
  'scrolling the picture away': (page) =>
    page.getByRole('contentinfo').evaluate((one) => one.scrollIntoView({ behavior: 'instant' })),
  Pause: (page) => illustrationOf(page).pause.dispatchEvent('click'),
  'choosing a stage': (page) => illustrationOf(page).choices.first().dispatchEvent('click'),
  'leaving the page': (page) => page.evaluate(() => dispatchEvent(new Event('pagehide'))),
}

test('each way to end the sound silences it within 0.2 s, or before it begins', async ({
  page,
}) => {
  await openDemonstration(page)
  const { hear, stop, level, status } = illustrationOf(page)
  for (const [what, end] of Object.entries(ENDS)) {
    await test.step(what, async () => {
      await play(page)
      await level.click()
      await playTo(page, 5)
      await end(page)
      await expect(stop).toHaveCount(0)
      await expect(status).toHaveText(ENDED)
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

test('a late press on Stop starts nothing, a double click stops nothing, and a lost sound has ended', async ({
  page,
}) => {
  await openDemonstration(page)
  const { hear, stop } = illustrationOf(page)
  await play(page)
  await stop.click()
  for (let press = 0; press < 5; press += 1) {
    await page.clock.runFor(300)
    await hear.click()
  }
  await page.clock.runFor(100)
  expect(await playCount(page)).toBe(1)
  await play(page)
  await stop.dispatchEvent('click', { detail: 2 })
  await expect(stop).toBeVisible()
  // Pressed just after it has ended by itself.
  await playTo(page, 12.25)
  await expect(stop).toHaveCount(0)
  await hear.click()
  await page.clock.runFor(100)
  expect(await playCount(page)).toBe(2)
  // Its clock stands still: the headphones are gone.
  await play(page)
  await playTo(page, 5)
  await page.clock.runFor(3000)
  await expectEnded(page)
  // A call has taken it.
  await play(page)
  await playTo(page, 5)
  await page.evaluate(() =>
    Object.defineProperty(window.plays.at(-1)?.context, 'state', { value: 'interrupted' }),
  )
  await page.clock.runFor(100)
  await expectEnded(page)
})

test('a sound that cannot start says so, and the animation goes on', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  await openDemonstration(page)
  const { hear, pause, stop, status } = illustrationOf(page)
  const expectFailure = async (what: string, waitMs: number) => {
    await pressHear(page)
    await expect(waitMs > 0 ? stop : hear, what).toBeVisible()
    await page.clock.runFor(waitMs)
    await expect(stop, what).toHaveCount(0)
    await expect(status, what).toHaveText(
      'The sound could not start here, so nothing plays. The animation shows the same. ' +
        'It may help to load this page again.',
    )
    await expect(hear, what).toBeVisible()
    await page.clock.runFor(200)
    expect(await page.evaluate(() => window.plays.every((one) => one.isClosed)), what).toBe(true)
  }
  const scripts = '**/_astro/*.js'
  await page.route(scripts, (route) => route.abort())
  await expectFailure('a blocked script', 0)
  expect(errors.join('\n')).toContain('The sound could not start')
  await expect(pause).toBeVisible()
  await page.unrouteAll()
  await page.route(scripts, () => undefined)
  await expectFailure('a script that hangs', 8000)
  await page.unrouteAll()
  await page.reload()
  await hear.scrollIntoViewIfNeeded()
  await play(page)
  await page.clock.runFor(3000)
  await expect(status).toHaveText(/^The sound could not start here/)
  await page.evaluate(() => {
    window.soundMayStart = new Promise(() => undefined)
  })
  await expectFailure('a browser that never lets it run', 2000)
  await page.evaluate(() => Reflect.deleteProperty(window, 'AudioContext'))
  await expectFailure('no AudioContext', 0)
})

test('the keyboard plays, sets the level and stops, and keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDemonstration(page)
  const { hear, stop, level, status } = illustrationOf(page)
  await illustrationOf(page).choices.last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(hear).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1)
  await expect(level).toHaveText('Soft level 1 of 3')
  await expect(stop).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(level).toHaveText('Soft level 2 of 3')
  await expect(level).toBeFocused()
  await expect(status).toHaveText('Soft level 2 of 3')
  await page.keyboard.press('Escape')
  await expect(hear).toBeFocused()
  await expect(status.getByRole('paragraph')).toHaveText([ENDED])
})

async function scrollBy(page: Page, top: number) {
  await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), top)
  await page.evaluate(settled)
}

test('while it plays, Stop stays in view and can be pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDemonstration(page)
  const { stop, picture } = illustrationOf(page)
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
      await picture.scrollIntoViewIfNeeded()
      await play(page)
      await playTo(page, 4)
      await expectStage(page, 'Tinnitus Masked')
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

/** Replaces every text node as Google Translate does, which React does not expect. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.matches('script, style')) continue
      const outer = document.createElement('font' as string)
      outer.appendChild(document.createElement('font' as string)).append(text.data)
      text.replaceWith(outer)
    }
  })

test('in a translated page the animation, the sound and the form still work', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  await openDemonstration(page)
  const { hear, stop, level, status, ...player } = illustrationOf(page)
  await translate(page)
  await player.pause.click()
  await expect(player.play).toHaveText('Play the animation')
  await expect(status).toHaveText('The animation is paused.')
  await translate(page)
  await player.play.click()
  await expect(player.pause).toHaveText('Pause the animation')
  await expect(status).toHaveText('The animation plays.')
  await translate(page)
  await play(page)
  await translate(page)
  await level.click()
  await expect(level).toHaveText('Soft level 2 of 3')
  await playTo(page, 7)
  await expectStage(page, 'Residual Inhibition')
  await translate(page)
  await stop.click()
  await expect(hear).toBeVisible()
  await expect(status).toHaveText(ENDED)

  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
  const { hint, status: line } = waitlistOf(page)
  await expect(hint).toHaveText('Prefer a page of its own?')
  await translate(page)
  await signUp(page)
  await expect(line).toHaveText(THANKS)
  expect(errors).toEqual([])
})
