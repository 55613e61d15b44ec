import type { Locator, Page } from '@playwright/test'
import { LAPTOP, PHONE, TABLET } from './support/devices.ts'
import { lostContent } from './support/lost-content.ts'
import {
  expectStage,
  illustrationOf,
  STAGES,
  setVisibility,
} from './support/masking-illustration.ts'
import { boxOf, edgesOf, recordConsoleErrors } from './support/observe.ts'
import { hold, resize } from './support/simulate.ts'
import {
  frequencyOf,
  isClosed,
  listen,
  loudestOutside,
  openSound,
  peakOf,
  play,
  playTo,
  pressHear,
  recordSounds,
} from './support/sound.ts'
import { expect, test } from './support/test.ts'
import { signUp, waitlistOf } from './support/waitlist-section.ts'

const ENDED = 'The sound has ended. Nothing plays now.'
const CAUTION = /^Turn your device down first\./
/** What the sound cannot show, in each stage. */
const LIMITS = [[], [], [/a quieter spell for seconds/], [/In life it takes months/]]

const playCount = (page: Page) => page.evaluate(() => window.soundCount)

test.beforeEach(({ page }) => openSound(page))

test('caution comes first, and stages and words follow the sound', async ({ page }) => {
  const { section, pause, stage, notice, hear, stop, status } = illustrationOf(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const [note, button] = await Promise.all([boxOf(notice), boxOf(hear)])
    expect(note.bottom <= button.top || note.right <= button.left, `${width} px`).toBe(true)
  }
  await expect(hear).toHaveAccessibleDescription(CAUTION)
  await stage('Habituation').check()
  // For screen readers, what will be heard is between the caution and the button.
  const captions = notice.locator('xpath=following::ol[1]').getByRole('listitem')
  await expect(captions.and(hear.locator('xpath=preceding::li'))).toHaveCount(4)
  const readable = await captions.allTextContents()

  await play(page)
  await expect(stop).toHaveAccessibleDescription(CAUTION)
  const ifNothingIsHeard = section.getByText('Please leave your device turned down.')
  await expect(ifNothingIsHeard).toBeVisible()
  await expect(notice).toBeHidden()
  for (const [index, name] of STAGES.entries()) {
    for (const into of [0.05, 2.95]) {
      await playTo(page, 3 * index + into)
      await expectStage(page, name)
    }
    const limits = section.getByText(/^For illustration\./).filter({ visible: true })
    await expect(limits).toHaveText(LIMITS[index] ?? [])
    await expect(captions).toHaveText(readable)
    await expect(section.getByRole('paragraph').filter({ hasText: readable[index] })).toHaveCount(0)
    await expect(status).toHaveText('It plays for 12 seconds. Stop or the Escape key ends it.')
  }
  await playTo(page, 12.05)
  await expect(stop).toHaveCount(0)
  await expect(status).toHaveText(ENDED)
  await page.clock.runFor(200)
  expect(await isClosed(page)).toBe(true)
  await expect(ifNothingIsHeard).toBeHidden()
  await expect(notice).toBeVisible()
  const afterwards = section.getByText('That was only an example.')
  await expect(afterwards.getByRole('link')).toHaveAttribute('href', '#waitlist')
  await page.clock.runFor(20_000)
  await expectStage(page, 'Habituation')
  await expect(pause).toHaveCount(0)
  await play(page)
  await expectStage(page, 'Initial State')
})

test('the hero’s link leads to picture, caution and button, in silence', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { sky, notice, hear } = illustrationOf(page)
  for (const device of [{ ...PHONE, height: 664 }, TABLET, LAPTOP]) {
    await page.setViewportSize(device)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('link', { name: 'Hear an example (12 seconds)' }).click()
    await expect(notice).toBeFocused()
    for (const part of [sky, notice, hear]) await expect(part).toBeInViewport({ ratio: 1 })
    const { bottom } = await boxOf(page.getByRole('banner'))
    expect((await boxOf(sky)).top, `${device.width} px wide`).toBeGreaterThanOrEqual(bottom)
    await page.keyboard.press('Tab')
    await expect(hear).toBeFocused()
    expect(await playCount(page)).toBe(0)
  }
})

/** Frequency of the tone at each pitch, and a band a little wider than the hiss around it. */
const PITCHES = {
  Lower: { hertz: 1500, band: [1150, 1900] },
  Middle: { hertz: 2200, band: [1750, 2720] },
  Higher: { hertz: 3000, band: [2420, 3680] },
} as const

test('each pitch and level has its loudness, and none exceeds −26 dBFS', async ({ page }) => {
  const { pitch, level, stop } = illustrationOf(page)
  await expect(pitch('Middle')).toBeChecked()
  for (const [name, presses, label, tone] of [
    ['Middle', 1, 'A little louder (now 2 of 3)', -43],
    ['Lower', 0, 'A little louder (now 1 of 3)', -46],
    ['Higher', 2, 'Back to softest (now 3 of 3)', -40],
  ] as const) {
    const { hertz, band } = PITCHES[name]
    await pitch(name).check()
    await play(page)
    for (let press = 0; press < presses; press += 1) await level.click()
    await expect(level).toHaveText(label)
    const recording = await listen(page)
    // The hiss peaks at 3.33 times the tone's amplitude at most: 20 log 4.33 is 12.73 dB.
    expect(peakOf(recording) - tone, name).toBeLessThan(12.8)
    expect(peakOf(recording) - tone, name).toBeGreaterThan(11)
    for (const [from, to, peak] of [
      [-0.2, 0, -Infinity],
      [1.5, 2.9, tone],
      [6.51, 7.79, -Infinity],
      [9, 9.3, tone - 6],
      [11.1, 11.4, tone - 12],
      [12.01, 12.8, -Infinity],
    ] as const) {
      expect(peakOf(recording, from, to), `${name}, from ${from} s`).toBeCloseTo(peak, 0)
    }
    expect(frequencyOf(recording, 1, 3), `${name}, Hz`).toBeCloseTo(hertz, 0)
    expect(await loudestOutside(page, band), name).toBeLessThan(-60)
    await stop.click()
  }

  // Makes every level a hundred times as high.
  await page.evaluate(() => {
    const ramp = AudioParam.prototype.linearRampToValueAtTime
    AudioParam.prototype.linearRampToValueAtTime = function (level, time) {
      return ramp.call(this, 100 * level, time)
    }
  })
  await play(page)
  expect(peakOf(await listen(page))).toBeCloseTo(-26, 3)
})

test('a pitch chosen during playback brings no click, gap or louder moment', async ({ page }) => {
  const { pitch, level, stop } = illustrationOf(page)
  await play(page)
  await level.focus()
  await page.keyboard.press('Tab')
  await expect(pitch('Middle')).toBeFocused()
  for (const [at, key, name] of [
    [2, 'ArrowRight', 'Higher'],
    [4.3, 'ArrowLeft', 'Middle'],
    // On its way to one pitch, it turns to another.
    [4.4, 'ArrowLeft', 'Lower'],
  ] as const) {
    await playTo(page, at)
    await page.keyboard.press(key)
    await expect(pitch(name)).toBeFocused()
    await expect(pitch(name)).toBeChecked()
    await expect(stop).toBeInViewport({ ratio: 1 })
  }
  const recording = await listen(page)
  for (const [from, to, hertz] of [
    [1, 2, 2200],
    // The middle of the glide.
    [2.05, 2.25, 2600],
    [2.3, 3, 3000],
    [9, 11, 1500],
  ] as const) {
    expect(frequencyOf(recording, from, to), `Hz from ${from} s`).toBeCloseTo(hertz, -1)
  }
  for (let at = 1.9; at < 2.4; at += 0.001) {
    expect(peakOf(recording, at, at + 0.001), `${at} s`).toBeCloseTo(-46, 0)
  }
  expect(peakOf(recording)).toBeLessThan(-46 + 12.8)
  expect(await loudestOutside(page, [800, 4000])).toBeLessThan(-60)
  // It keeps the focus, and the next playback begins with it.
  await page.keyboard.press('Escape')
  await expect(stop).toHaveCount(0)
  await expect(pitch('Lower')).toBeFocused()
  await play(page)
  expect(frequencyOf(await listen(page), 1, 3), 'Hz').toBeCloseTo(1500, 0)
})

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'the Stop button': (page) => illustrationOf(page).stop.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a hidden tab': async (page) => {
    await setVisibility(page, 'hidden')
    await expect(illustrationOf(page).stop).toHaveCount(0)
    await setVisibility(page, 'visible')
  },
  'scrolling the figure away': (page) =>
    page.getByRole('contentinfo').evaluate((part) => part.scrollIntoView({ behavior: 'instant' })),
  Pause: (page) => illustrationOf(page).pause.dispatchEvent('click'),
  'choosing a stage': (page) => illustrationOf(page).choices.first().dispatchEvent('click'),
  // Its clock has stood still for two seconds.
  'losing the output device': (page) => page.clock.runFor(2100),
  'taking a call': async (page) => {
    await page.evaluate(() => Object.assign(window.lastSound, { state: 'interrupted' }))
    await page.clock.runFor(100)
  },
  'leaving the page': (page) => page.evaluate(() => dispatchEvent(new Event('pagehide'))),
}

test('each way to end the sound silences it within 0.2 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The sample rate of a headset during a call, at which less than 8 kHz can be heard.
  await page.evaluate(recordSounds, 16_000)
  const { hear, stop, level, status } = illustrationOf(page)
  for (const [what, end] of Object.entries(ENDS)) {
    await play(page)
    await level.click()
    await playTo(page, 4.8)
    await end(page)
    await expect(stop, what).toHaveCount(0)
    await expect(status).toHaveText(ENDED)
    // Closed before the fade is over, it would click; an unloading page cannot wait.
    await page.clock.runFor(150)
    expect(await isClosed(page), what).toBe(what === 'leaving the page')
    await page.clock.runFor(50)
    expect(await isClosed(page), what).toBe(true)
    // Focus goes back to the button without scrolling to it.
    if (what === 'scrolling the figure away') await expect(hear).not.toBeInViewport()
  }
  // They all share one fade.
  const recording = await listen(page)
  expect(peakOf(recording, 4.7, 4.8)).toBeGreaterThan(-50)
  expect(peakOf(recording, 4.96)).toBe(-Infinity)
  expect(await loudestOutside(page, PITCHES.Middle.band)).toBeLessThan(-60)
})

test('a sound stopped before it starts stays silent', async ({ page }) => {
  const { hear, stop, status } = illustrationOf(page)
  // Its script has been loaded.
  await play(page)
  await stop.click()
  await page.evaluate(() => {
    window.soundStart = Promise.withResolvers()
  })
  await pressHear(page)
  await expect(stop).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.soundStart?.resolve())
  expect(peakOf(await listen(page))).toBe(-Infinity)
  await expect(hear).toBeVisible()
  await expect(status).toHaveText('')
  expect(await isClosed(page)).toBe(true)
})

test('a double click starts the sound, and a late press on Stop nothing', async ({ page }) => {
  const { hear, stop, level } = illustrationOf(page)
  await pressHear(page)
  await stop.dispatchEvent('click', { detail: 2 })
  await expect(level).toBeVisible()
  await page.clock.runFor(700)
  await stop.click()
  // Quick presses do not put off the next start.
  for (const [afterMs, count] of [
    [300, 1],
    [390, 1],
    [10, 2],
  ] as const) {
    await page.clock.runFor(afterMs)
    await hear.click()
    await page.clock.runFor(1)
    expect(await playCount(page)).toBe(count)
  }
  await expect(level).toBeVisible()
  // Pressed just after it has ended by itself.
  await playTo(page, 12.05)
  await expect(stop).toHaveCount(0)
  await hear.click()
  await page.clock.runFor(100)
  expect(await playCount(page)).toBe(2)
})

test('a sound that cannot start says so, and the animation goes on', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  const { hear, pause, stop, status } = illustrationOf(page)
  const expectFailure = async (waitMs: number) => {
    await pressHear(page)
    await page.clock.runFor(waitMs)
    await expect(stop).toHaveCount(0)
    await expect(status).toHaveText(
      'The sound could not start here, so nothing plays. The animation shows the same. ' +
        'It may help to load this page again.',
    )
    await page.clock.runFor(200)
    expect(await isClosed(page)).toBe(true)
  }
  const scripts = '**/_astro/*.js'
  await page.route(scripts, (route) => route.abort())
  await expectFailure(0)
  expect(errors.join('\n')).toContain('The sound could not start')
  await expect(pause).toBeVisible()
  await page.unrouteAll()
  // The script never arrives.
  await page.route(scripts, () => undefined)
  await expectFailure(8000)
  await page.unrouteAll()
  await page.reload()
  await hear.scrollIntoViewIfNeeded()
  // Without an output device, the sound's clock stands still.
  await play(page)
  await page.clock.runFor(3000)
  await expect(status).toHaveText(/^The sound could not start here/)
  // The browser never lets it run.
  await page.evaluate(() => {
    window.soundStart = Promise.withResolvers()
  })
  await expectFailure(2000)
  await page.evaluate(() => Reflect.deleteProperty(window, 'AudioContext'))
  await expectFailure(0)
})

test('even held keys play, set the level and stop, and keep the focus', async ({ page }) => {
  const { pause, hear, stop, level, status } = illustrationOf(page)
  await pause.focus()
  await page.keyboard.press('Tab')
  await expect(hear).toBeFocused()
  await hold(page, 'Enter')
  await page.clock.runFor(1)
  await expect(level).toHaveText('A little louder (now 1 of 3)')
  await page.clock.runFor(700)
  await expect(stop).toBeFocused()
  await page.keyboard.press('Tab')
  await hold(page, 'Enter')
  await expect(level).toHaveText('A little louder (now 2 of 3)')
  await expect(level).toBeFocused()
  await expect(status).toHaveText('Soft level 2 of 3')
  await page.keyboard.press('Escape')
  await expect(hear).toBeFocused()
})

/** The last two are a phone held sideways, and a window magnified fourfold. */
const WINDOWS = [
  [360, 740, '100%'],
  [768, 1024, '100%'],
  [1280, 720, '100%'],
  [320, 640, '200%'],
  [640, 360, '100%'],
  [320, 256, '100%'],
] as const

test('a press moves nothing but shows picture and Stop, where Hear was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { section, sky, hear, stop, pitches, choices, list } = illustrationOf(page)
  const animation = section.getByRole('button', { name: /the animation$/ })
  const around = section.or(animation).or(pitches).or(choices).or(list)
  /** Without the right edge: the button makes room there for the next level. */
  const places = async (button: Locator) =>
    (await edgesOf(button.or(around))).map(({ left, top, bottom }) =>
      [left, top, bottom].map(Math.round),
    )
  const scroll = (by: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by)
  for (const [width, height, fontSize] of WINDOWS) {
    const at = `${width} × ${height}`
    await resize(page, width, height, fontSize)
    // The picture begins behind the header.
    await scroll((await boxOf(sky)).top - 30)
    const atRest = await places(hear)
    await play(page)
    await expect(stop).toBeInViewport({ ratio: 1 })
    const [picture, button] = await Promise.all([boxOf(sky), boxOf(stop)])
    const headerBottom = Math.max(0, (await boxOf(page.getByRole('banner'))).bottom)
    const bothFit = button.bottom - picture.top < height - 2 * 72
    if (bothFit) expect(picture.top, at).toBeGreaterThanOrEqual(headerBottom)
    expect(button.height).toBeGreaterThanOrEqual(60)
    await stop.click({ trial: true })
    for (const seconds of [1, 4, 7, 10]) {
      await playTo(page, seconds)
      expect(await places(stop), `${at}, at ${seconds} s`).toEqual(atRest)
    }
    expect(await lostContent(page)).toEqual([])
    // The picture may leave the window, Stop may not.
    await scroll(Math.max(0, (await boxOf(stop)).top - headerBottom - 8))
    await playTo(page, 10.5)
    await expect(stop, at).toBeVisible()
    await scroll(height)
    await expect(stop, at).toHaveCount(0)
    expect(await places(hear), `${at}, afterwards`).toEqual(atRest)
  }
})

/** Replaces every text node as Google Translate does, which React does not expect. */
const translate = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.body.querySelectorAll(':not(script, style)')) {
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue
        const font = document.createElement('font' as string)
        text.replaceWith(font)
        font.append(text.textContent ?? '')
      }
    }
  })

test('in a translated page the animation, the sound and the form still work', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  const { hear, stop, level, status, ...animation } = illustrationOf(page)
  await translate(page)
  await animation.pause.click()
  await expect(animation.play).toHaveText('Play the animation')
  await expect(status).toHaveText('The animation is paused.')
  await play(page)
  await translate(page)
  await level.click()
  await expect(level).toHaveText('A little louder (now 2 of 3)')
  await playTo(page, 6.8)
  await expectStage(page, 'Residual Inhibition')
  await stop.click()
  await expect(hear).toBeVisible()
  await expect(status).toHaveText(ENDED)

  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).first().click()
  await translate(page)
  await signUp(page)
  await expect(waitlistOf(page).form.getByText('You are on the waitlist')).toBeVisible()
  expect(errors).toEqual([])
})
