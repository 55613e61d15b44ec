import type { Page } from '@playwright/test'
import { sound } from '../src/content/sound.ts'
import { DEVICES } from './support/devices.ts'
import { expectStage, type Illustration, STAGES } from './support/masking-illustration.ts'
import { boxOf } from './support/observe.ts'
import { pixelsOf } from './support/pixels.ts'
import { setVisibility } from './support/simulate.ts'
import { listen, playTo, shareNear, silentFrom, startSound } from './support/sound.ts'
import { expect, test } from './support/test.ts'

test('before Hear, the page is silent and shows the notice and three pitches', async ({
  page,
  illustration,
}) => {
  const { section, chart, stage, hear, pitch } = illustration
  await page.clock.runFor(60_000)
  await stage('Habituation').check()
  await expect(hear.stages).toHaveAccessibleDescription(/^Turn your device down first\./)
  expect(await page.evaluate(() => 'lastSound' in window)).toBe(false)
  await expect(page.getByText('This page is silent until you press a Hear button.')).toBeVisible()
  await expect(section.getByText(sound.onlyAnExample)).toBeVisible()
  const pitches = section.getByRole('group', { name: sound.pitchPickerLabel })
  await expect(pitches.getByRole('radio')).toHaveCount(3)
  await expect(pitches.getByText(sound.pitchPickerLabel)).toBeVisible()
  for (const width of [360, 384, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    const tops = await pitches
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().top))
    expect(new Set(tops).size, `rows of pitches, ${width} px`).toBe(1)
  }
  const peakLeft = async () => (await boxOf(chart.locator('.chart-peak'))).left
  const middle = await peakLeft()
  await pitch('Lower').check()
  await expect.poll(peakLeft, 'a lower pitch is to the left').toBeLessThan(middle)
  await pitch('Higher').check()
  await expect.poll(peakLeft, 'a higher pitch is to the right').toBeGreaterThan(middle)
})

test('stages, captions and progress follow the sound', async ({ page, illustration }) => {
  const { section, caption, notice, progress, stop, status } = illustration
  await startSound(page)
  await expect(status).toHaveText(sound.announcements.playing)
  await expect(notice).toHaveCSS('opacity', '0')
  for (const [index, { text, limit }] of sound.captions.slice(0, 4).entries()) {
    await playTo(page, 3 * index + 0.05)
    await expectStage(page, STAGES[index])
    await expect(caption).toContainText(limit ? `${text} For illustration. ${limit}` : text)
  }
  const atNine = await progress.screenshot()
  expect(await progressShare(atNine), 'progress').toBeCloseTo(9 / 12, 1)
  // The sound's clock stands still.
  await page.clock.runFor(1500)
  expect(await progress.screenshot(), 'progress stops').toEqual(atNine)
  await playTo(page, 12.05)
  await expect(stop).toHaveCount(0)
  expect(await progressShare(await progress.screenshot())).toBe(0)
  await expect(section.locator('.sound-outcome').getByRole('link')).toBeVisible()
  await expect(progress, 'not read aloud').toHaveAttribute('aria-hidden', 'true')
  await startSound(page, 'hiss')
  await playTo(page, 9.05)
  await expectStage(page, 'Tinnitus Masked')
  await expect(caption).toHaveText('Only a soft hiss plays. No tone.')
})

/** How far the progress bar reaches in its picture, from 0 to 1. */
async function progressShare(picture: Buffer) {
  const { data, info } = await pixelsOf(picture)
  const row = Math.floor(info.height / 2) * info.width
  const greens = Array.from({ length: info.width }, (_, x) => data.readUInt8(3 * (row + x) + 1))
  return greens.filter((green) => green > 128).length / info.width
}

/** None is above 4 kHz, where many hear nothing and would turn it up. */
const HERTZ = { Lower: 1500, Middle: 2200, Higher: 3000 }

/** By RMS, 3 dB below the tone's peak: after no, one and two clicks on the level's button. */
const TONE_DBFS = [-49, -46, -43]

/**
 * Each second's RMS level, in dB over the tone's. A fade of a second has a third of the power (−4.8 dB), the
 * hiss twice the tone's (3 dB). In the stages, the tone fades in; the hiss rises (in power, 1 + 2/3, then
 * 1 + 2); both fade out in half a second; from 7.8 s the tone rises to half its amplitude, from 9.4 s it
 * falls to a quarter (−12 dB), from 11.5 s to nothing.
 */
const LOUDNESS_DB = {
  stages: [-4.8, 0, 0, 2.2, 4.8, 4.8, -3, -31.8, -8.8, -6.5, -9.6, -13.8, -Infinity],
  hiss: [-1.8, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, -1.8, -Infinity],
}

for (const program of ['stages', 'hiss'] as const)
  test(`each pitch, level and fade is as loud as written: ${program}`, async ({
    page,
    illustration,
  }) => {
    const { pitch, level, status, stop } = illustration
    const isHiss = program === 'hiss'
    // To play only the hiss, no tone is made.
    if (isHiss) await page.evaluate(() => Reflect.set(window, 'OscillatorNode', null))
    for (const [name, hertz] of Object.entries(HERTZ)) {
      // The softest comes last, after a louder sound.
      for (const [clicks, tone] of [...TONE_DBFS.entries()].reverse()) {
        await startSound(page, program)
        // The first sound changes to this pitch, the others begin with it.
        await pitch(name).check()
        await page.clock.runFor(600)
        for (let click = 0; click < clicks; click += 1) await level.click()
        if (clicks > 0) await expect(status).toHaveText(sound.levelAnnounced(clicks + 1, 3))
        const heard = await listen(page)
        expect(heard).toHaveLength(LOUDNESS_DB[program].length)
        for (const [second, { peak, rms }] of heard.entries()) {
          expect(peak, `peak, ${name}, ${tone} dBFS, ${second} s`).toBeLessThan(-25.9)
          const expected = Math.max(tone + (LOUDNESS_DB[program][second] ?? 0), -120)
          // The tone is exact, noise varies by less than 1 dB; the next level is 3 dB away.
          const hasNoise = isHiss || (second >= 3 && second < 7)
          const difference = Math.abs(rms - expected)
          expect(difference, `${name}, ${tone} dBFS, ${second} s`).toBeLessThan(hasNoise ? 1 : 0.2)
        }
        if (!isHiss) expect(heard[2]?.hertz, name).toBeCloseTo(hertz, -1)
        await stop.click()
      }
    }
  })

test('the hiss is half an octave wide', async ({ page, illustration: { pitch, stop } }) => {
  for (const [name, hertz] of Object.entries(HERTZ)) {
    await pitch(name).check()
    await startSound(page, 'hiss')
    // Of a hiss of 0.18 octave, nine tenths would pass.
    const share = await shareNear(page, hertz)
    expect(share, name).toBeGreaterThan(0.64)
    expect(share, name).toBeLessThan(0.7)
    await stop.click()
  }
})

test('even 100 times as loud, nothing exceeds −26 dBFS', async ({ page, illustration: _ }) => {
  await page.evaluate(() => {
    AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
      return this.setTargetAtTime(100 * value, time, 0.1)
    }
  })
  await startSound(page)
  const peaks = (await listen(page)).map(({ peak }) => peak)
  expect(Math.max(...peaks)).toBeCloseTo(-26, 3)
})

const soundState = (page: Page) => page.evaluate(() => lastSound.state)

/** What else ends a sound, and when, is in player.test.ts. */
const ENDS: Record<string, (page: Page, illustration: Illustration) => Promise<unknown>> = {
  'the Stop button': (_, { stop }) => stop.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a hidden tab': (page) => setVisibility(page, 'hidden'),
  'scrolling Stop behind the header': (_, { stop }) =>
    stop.evaluate((part) => scrollBy({ top: part.getBoundingClientRect().y, behavior: 'instant' })),
  // Rendered at once: a page that unloads does not wait for React.
  'leaving the page': (page) =>
    page.evaluate(async () => {
      dispatchEvent(new Event('pagehide'))
      await lastSound.render()
    }),
}

test('Stop, Escape, a hidden tab, the header and leaving end the sound within 0.2 s', async ({
  page,
  illustration,
}) => {
  for (const [what, end] of Object.entries(ENDS)) {
    await startSound(page)
    await playTo(page, 2)
    await end(page, illustration)
    await page.clock.runFor(100)
    await expect(illustration.play, what).toBeVisible()
    const silent = await silentFrom(page)
    expect(silent, what).toBeGreaterThan(2)
    expect(silent, what).toBeLessThan(2.2)
    await page.clock.runFor(200)
    expect(await soundState(page), what).toBe('closed')
    await setVisibility(page, 'visible')
  }
})

test('a quick second click changes nothing', async ({ page, illustration: { hear, stop } }) => {
  // The second click was also meant to start it.
  await hear.stages.dblclick()
  await stop.click()
  expect(await silentFrom(page)).toBeLessThan(0.2)
  // Meant to stop the sound that has just ended.
  await hear.hiss.click()
  await expect(stop).toHaveCount(0)
})

test('a sound that would start late does not start after Stop', async ({
  page,
  illustration: { hear, stop },
}) => {
  await hear.stages.click()
  await page.evaluate(() => Object.assign(lastSound, { state: 'suspended' }))
  await page.clock.runFor(700)
  await stop.click()
  await page.clock.runFor(300)
  expect(await soundState(page)).toBe('closed')
})

test('until it can be heard, nothing says that it plays', async ({ page, illustration }) => {
  const { hear, level, notice, caption, status, failure } = illustration
  await hear.stages.click()
  await page.clock.runFor(4900)
  await expect(level).toBeDisabled()
  await expect(notice).toHaveCSS('opacity', '1')
  await expect(caption).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(failure).toBeVisible()
  await expect(status).toHaveText(sound.announcements.failed)
  expect(await soundState(page)).toBe('closed')
})

test('a sound that cannot start says so', async ({ page, illustration: { hear, failure } }) => {
  await page.evaluate(() => Reflect.set(window, 'GainNode', null))
  await hear.stages.click()
  await expect(failure).toBeVisible()
  expect(await soundState(page)).toBe('closed')
})

test('without Web Audio, nobody is told to press again', async ({ page, illustration }) => {
  const { section, hear, status } = illustration
  // As in Lockdown Mode.
  await page.evaluate(() => Reflect.deleteProperty(window, 'AudioContext'))
  await hear.stages.click()
  await expect(status).toHaveText(sound.announcements.unsupported)
  const note = section.locator('.sound-outcome').getByText(sound.announcements.unsupported)
  await expect(note).toBeVisible()
  await expect(hear.stages).toBeVisible()
})

test('the hero leads to the notice, Hear keeps Stop in view', async ({ page, illustration }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { chart, notice, hear, stop, pitch, stage } = illustration
  for (const window of [...DEVICES, { width: 390, height: 664 }, { width: 640, height: 360 }]) {
    await page.setViewportSize(window)
    await page.locator('a[href="#sound-notice"]').click()
    await expect(notice).toBeFocused()
    const where = `${window.width} × ${window.height}`
    for (const part of [notice, hear.stages]) await expect(part, where).toBeInViewport({ ratio: 1 })
    if (window.height > 664) await expect(chart, where).toBeInViewport({ ratio: 0.98 })
    // Half of it is below the window.
    await hear.hiss.evaluate((part) =>
      scrollBy(0, part.getBoundingClientRect().y + 30 - innerHeight),
    )
    await startSound(page, 'hiss')
    await expect(stop, where).toBeInViewport({ ratio: 1 })
    // As screen readers in Firefox jump to the pitch.
    await pitch('Lower').evaluate((radio) => radio.scrollIntoView())
    await page.clock.runFor(200)
    await expect(stop, where).toBeInViewport({ ratio: 1 })
    await stop.click()
    await stage('Initial State').evaluate((radio) => radio.scrollIntoView())
    if (window.height > 664) await expect(chart, where).toBeInViewport({ ratio: 0.98 })
  }
})

test('on phones, what one needs while the sound plays fits in one window', async ({
  page,
  illustration,
}) => {
  const { section, chart, stage, notice, caption, help, stop, level, pitch } = illustration
  // For screen readers, too: there is nothing to hear yet.
  await expect(help).toBeHidden()
  const always = [section.locator('.stage-words'), caption, help, stop, level]
  for (const [width, height, parts] of [
    [390, 664, always],
    [360, 640, always],
    [390, 844, [chart, ...always, pitch('Lower')]],
  ] as const) {
    await page.setViewportSize({ width, height })
    await illustration.hear.stages.evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    // Two groups: what controls the chart, and the sound.
    const gap = (await boxOf(notice)).top - (await boxOf(stage('Initial'))).bottom
    expect(gap, `${width} × ${height}`).toBeGreaterThanOrEqual(16)
    await startSound(page)
    await playTo(page, 6.05)
    const header = await boxOf(page.getByRole('banner'))
    for (const part of parts) {
      const { top, bottom } = await boxOf(part)
      expect(top, `${part}`).toBeGreaterThanOrEqual(header.bottom)
      expect(bottom, `${part}`).toBeLessThanOrEqual(height)
    }
    await stop.click()
  }
})
