import { stopClock } from '../support/fake-clock.ts'
import { STAGES } from '../support/masking-loop.ts'
import { fadeTime, listenToEnd, peakOf, recordSound, rmsOf } from '../support/recorded-sound.ts'
import { expect, test } from './engine-test.ts'
import { leapToPicture } from './landing-visit.ts'
import type { Visit } from './visit.ts'

const inSection = (role: string, name?: string) => ({ role, name, inside: '#masking' })
const HEAR = inSection('button', 'Hear the four stages')
const STOP = inSection('button', 'Stop the sound')
const STATUS = inSection('status')
const loudness = (step: number) => inSection('button', `Loudness ${step} of 3`)

declare global {
  interface Window {
    contexts: AudioContext[]
  }
}

/** Runs in the page, before the press. Notes each sound that the page makes. */
function noteSounds() {
  window.contexts = []
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      window.contexts.push(this)
    }
  }
}

const stateOfSound = (tab: Visit) => tab.inPage(() => window.contexts.at(-1)?.state)

const current = (tab: Visit) =>
  tab.inPage(() => document.querySelector('#masking input:checked')?.parentElement?.textContent)

async function openDemonstration(tab: Visit) {
  await tab.goTo('/')
  await leapToPicture(tab)
  await expect.poll(() => tab.find(HEAR)).toBeDefined()
}

/** Runs in the page, after a press. Whether the browser lets any sound run on this machine. */
async function canPlayAnything(): Promise<boolean> {
  const context = new AudioContext()
  const runs = context.resume().then(() => context.state === 'running')
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), 2000))
  const canPlay = await Promise.race([runs, late]).catch(() => false)
  await context.close()
  return canPlay
}

/**
 * Presses until it plays: a press right after a stop counts for a second press on Stop, and WebKit's
 * driver clicks beside a button that is still moving. Where the machine has nothing to play to,
 * Firefox starts no sound, and the page must say so.
 */
async function play(tab: Visit) {
  const hasFailed = async () => (await tab.find(STATUS))?.text.includes('could not start') ?? false
  const isAnswered = async () => {
    if ((await tab.find(loudness(1))) || (await hasFailed())) return true
    if (await tab.find(HEAR)) {
      await tab.inPage(() => window.passTime?.(1000))
      await tab.click(HEAR)
      await tab.inPage(() => window.passTime?.(1))
    }
    return false
  }
  await expect.poll(isAnswered, { intervals: [1000] }).toBe(true)
  if (!(await hasFailed())) return
  expect(await tab.inPage(canPlayAnything)).toBe(false)
  test.skip(true, 'This machine lets the browser play nothing; the page says so.')
}

test('each step is as loud as it must be, and the pauses are silent', async ({ visit }) => {
  const tab = await visit()
  await openDemonstration(tab)
  await tab.inPage(stopClock)
  await tab.inPage(recordSound, 48_000)
  for (const [step, tone] of [-46, -43, -40].entries()) {
    await play(tab)
    for (let turn = 1; turn <= step; turn += 1) {
      await expect.poll(() => tab.find(loudness(turn))).toBeDefined()
      await tab.clickInView(loudness(turn))
    }
    await expect.poll(() => tab.find(loudness(step + 1))).toBeDefined()
    const pass = await tab.inPage(listenToEnd)
    const peak = peakOf(pass)
    expect(peak).toBeLessThan(-27)
    // The hiss reaches at most 3.33 of the tone's amplitude: 20 log 4.33 is 12.73 dB.
    expect(peak).toBeLessThan(tone + 12.8)
    expect(peak).toBeGreaterThan(tone + 11)
    expect(peakOf(pass, 1.5, 2.9)).toBeCloseTo(tone, 1)
    expect(rmsOf(pass, 1.5, 2.9)).toBeCloseTo(tone - 3.01, 1)
    // The tone's power and that of a hiss 2 dB stronger: 4.12 dB above the tone's.
    expect(Math.abs(rmsOf(pass, 4.2, 5.8) - (tone - 3.01 + 4.12))).toBeLessThan(0.5)
    expect(rmsOf(pass, 9, 9.3)).toBeCloseTo(tone - 3.01 - 6, 1)
    expect(rmsOf(pass, 11.1, 11.4)).toBeCloseTo(tone - 3.01 - 12, 1)
    for (const [from, to] of [
      [-0.2, 0],
      [6.51, 7.79],
      [12.01, 12.8],
    ] as const) {
      expect(peakOf(pass, from, to)).toBe(-Infinity)
    }
    // A straight fade takes eight tenths of its time from a tenth to nine tenths of the way.
    expect(fadeTime(pass, 0, 1.5)).toBeCloseTo(0.8, 1)
    expect(fadeTime(pass, 7.7, 9)).toBeCloseTo(0.8, 1)
    expect(fadeTime(pass, 9.3, 11.2)).toBeCloseTo(1.3, 1)
    expect(fadeTime(pass, 11.3, 12.2)).toBeCloseTo(0.4, 1)

    await tab.inPage(() => window.passTime(1000))
    await expect.poll(async () => (await tab.find(STATUS))?.text).toContain('Nothing plays now')
    await tab.inPage(() => window.passTime(1000))
  }
})

test('the pictures follow the sound, and Escape, Stop and scrolling away end it', async ({
  visit,
}) => {
  const tab = await visit({ reducedMotion: true })
  await openDemonstration(tab)
  await tab.inPage(noteSounds)
  for (const [stage, end] of [
    [STAGES[1], () => tab.press('Escape')],
    [STAGES[0], () => tab.clickInView(STOP)],
    [STAGES[0], () => tab.inPage(() => document.querySelector('footer')?.scrollIntoView())],
  ] as const) {
    await play(tab)
    await expect.poll(() => current(tab)).toBe(stage)
    expect(await stateOfSound(tab)).toBe('running')
    await end()
    await expect.poll(() => stateOfSound(tab)).toBe('closed')
    expect(await tab.find(STOP)).toBeUndefined()
  }
})
