import { expect, type Page, test } from '@playwright/test'
import { fadeTime, outside, part, peakOf, type Recording, rmsOf } from './support/sound-analysis.ts'

// The player that is shipped plays into a recording instead of a loudspeaker.

const RATE = 48_000
/** The pass begins this long after the player was started, in seconds. */
const BEGIN = 0.2
const LENGTH = 13

interface Wishes {
  step?: number
  rate?: number
  /** The step is changed, or the sound stopped, at these times, in seconds. */
  changes?: ({ at: number; step: number } | { at: number; stop: true })[]
  /** All that the score says is this much louder. */
  forcedBy?: number
}

/** Runs in the page. The recording as the bytes of its samples, one character each. */
async function render(order: { address: string; length: number; wishes: Wishes }): Promise<string> {
  const { address, length, wishes } = order
  const { step, rate = 48_000, changes = [], forcedBy = 1 } = wishes
  const Gain = window.GainNode
  window.GainNode = class extends Gain {
    constructor(context: BaseAudioContext, options?: GainOptions) {
      const isLevel = options?.gain !== undefined && options.gain > 0 && options.gain < 0.1
      super(context, isLevel ? { gain: (options.gain ?? 1) * forcedBy } : options)
    }
  }
  const { startPlayer } = await import(address)
  const context = new OfflineAudioContext(1, length * rate, rate)
  const player = startPlayer(context)
  if (step !== undefined) player.setStep(step)
  for (const change of changes) {
    void context.suspend(change.at).then(() => {
      if ('stop' in change) player.fadeOut()
      else player.setStep(change.step)
      return context.resume()
    })
  }
  const rendered = await context.startRendering()
  window.GainNode = Gain
  const bytes = new Uint8Array(rendered.getChannelData(0).buffer)
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return btoa(text)
}

async function record(page: Page, wishes: Wishes = {}): Promise<Recording> {
  const response = await page.goto('/')
  const island = (await response?.text())?.match(/\/_astro\/masking-illustration\.[\w-]+\.js/)?.[0]
  const script = await (await page.request.get(island ?? '')).text()
  const address = `/_astro/${script.match(/player\.[\w-]+\.js/)?.[0]}`
  const text = await page.evaluate(render, { address, length: LENGTH, wishes })
  const samples = new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)
  return { samples, rate: wishes.rate ?? RATE }
}

/** A part of the pass, in seconds since it began. */
const during = (recording: Recording, from: number, to: number) =>
  part(recording, BEGIN + from, BEGIN + to)

for (const [step, tone] of [-46, -43, -40].entries()) {
  test(`at step ${step + 1} each part of the pass is as loud as it must be`, async ({ page }) => {
    const recording = await record(page, { step })
    const rms = (from: number, to: number) => rmsOf(during(recording, from, to))
    const peak = peakOf(recording)
    console.log(
      `Step ${step + 1}: peak ${peak.toFixed(2)} dBFS; by root mean square ` +
        `${[rms(1.5, 2.9), rms(4.2, 5.8), rms(9, 9.3), rms(11.1, 11.4)].map((one) => one.toFixed(2))}`,
    )
    expect(peak).toBeLessThan(-26)
    // The hiss reaches at most 3.33 of the tone's amplitude: 20 log 4.33 is 12.73 dB.
    expect(peak).toBeLessThan(tone + 12.8)
    expect(peak).toBeGreaterThan(tone + 11)
    expect(peakOf(during(recording, 1.5, 2.9))).toBeCloseTo(tone, 1)
    expect(rms(1.5, 2.9)).toBeCloseTo(tone - 3.01, 1)
    // The tone's power and that of a hiss 2 dB stronger: 4.12 dB above the tone's.
    expect(Math.abs(rms(4.2, 5.8) - (tone - 3.01 + 4.12))).toBeLessThan(0.5)
    expect(rms(9, 9.3)).toBeCloseTo(tone - 3.01 - 6, 1)
    expect(rms(11.1, 11.4)).toBeCloseTo(tone - 3.01 - 12, 1)
  })

  test(`at step ${step + 1} nothing is above 4 kHz, at no moment`, async ({ page }) => {
    const recording = await record(page, { step })
    const above = outside(recording, 0, 4000)
    const beside = outside(recording, 2000, 4000)
    console.log(
      `Step ${step + 1}: above 4 kHz ${above.toFixed(1)} dB, with below 2 kHz ${beside.toFixed(1)} dB`,
    )
    expect(above).toBeLessThan(-60)
    expect(beside).toBeLessThan(-60)
  })
}

test('without a choice, it plays at the lowest step', async ({ page }) => {
  const recording = await record(page)
  expect(peakOf(during(recording, 1.5, 2.9))).toBeCloseTo(-46, 1)
})

for (const rate of [44_100, 96_000]) {
  test(`on a device with ${rate} samples per second it is the same`, async ({ page }) => {
    const recording = await record(page, { step: 2, rate })
    expect(peakOf(recording)).toBeLessThan(-27)
    expect(rmsOf(during(recording, 1.5, 2.9))).toBeCloseTo(-43.01, 1)
    expect(outside(recording, 2000, 4000)).toBeLessThan(-60)
  })
}

test('it is silent before, in the pause and after, to the last bit', async ({ page }) => {
  const recording = await record(page, { step: 2 })
  for (const [from, to] of [
    [-BEGIN, 0],
    [6.51, 7.79],
    [12, 12.8],
  ] as const) {
    expect(peakOf(during(recording, from, to))).toBe(-Infinity)
  }
})

test('it comes within a second, and goes within at least 0.3', async ({ page }) => {
  const recording = await record(page)
  // A straight way takes eight tenths of its time from a tenth to nine tenths of it.
  expect(fadeTime(during(recording, 0, 1.5))).toBeCloseTo(0.8, 1)
  expect(fadeTime(during(recording, 7.7, 9))).toBeCloseTo(0.8, 1)
  expect(fadeTime(during(recording, 9.3, 11.2))).toBeCloseTo(1.3, 1)
  expect(fadeTime(during(recording, 11.3, 12.2))).toBeCloseTo(0.4, 1)
})

for (const at of [1, 2.5, 5, 8.5, 10.5]) {
  // Seen to catch a stop that cuts the sound off, which clicks.
  test(`stopped ${at} s after the start, it fades and is silent within 0.2 s`, async ({ page }) => {
    const recording = await record(page, { step: 2, changes: [{ at, stop: true }] })
    expect(peakOf(part(recording, at - 0.1, at))).toBeGreaterThan(-60)
    expect(peakOf(part(recording, at + 0.16, LENGTH))).toBe(-Infinity)
    expect(outside(recording, 2000, 4000)).toBeLessThan(-60)
  })
}

test('a stop takes 0.15 s', async ({ page }) => {
  const recording = await record(page, { changes: [{ at: 2.5, stop: true }] })
  expect(fadeTime(part(recording, 2.4, 2.8))).toBeCloseTo(0.12, 2)
})

test('from step to step the sound glides, also from the midst of a glide', async ({ page }) => {
  const hasty = [2, 0, 1, 0, 2, 0].map((step, turn) => ({ at: 2 + turn / 10, step }))
  const turned = await record(page, { changes: hasty })
  expect(outside(turned, 2000, 4000)).toBeLessThan(-60)
  expect(peakOf(part(turned, 2.9, 3.1))).toBeCloseTo(-46, 1)
  const recording = await record(page, { changes: [{ at: 2, step: 2 }] })
  expect(fadeTime(part(recording, 1.8, 2.8))).toBeCloseTo(0.24, 1)
  expect(peakOf(part(recording, 2.4, 3.1))).toBeCloseTo(-40, 1)
  expect(outside(recording, 2000, 4000)).toBeLessThan(-60)
})

// Seen to catch a player without its cap.
test('nothing can be louder than −26 dBFS, and the sound never comes near', async ({ page }) => {
  const forced = await record(page, { step: undefined, forcedBy: 100 })
  expect(peakOf(forced)).toBeCloseTo(-26, 3)
  const loudest = await record(page, { step: 2 })
  expect(peakOf(loudest)).toBeLessThan(-27)
})
