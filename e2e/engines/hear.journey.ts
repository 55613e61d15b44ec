import { stopClock } from '../support/fake-clock.ts'
import { STAGES } from '../support/masking-loop.ts'
import { fadeTime, listenToEnd, peakOf, recordSound, rmsOf } from '../support/recorded-sound.ts'
import { expect, test } from './engine-test.ts'
import { leapToPicture } from './landing-visit.ts'
import type { Visit } from './visit.ts'

/** What a busy machine may take besides the 12 seconds of the pass. */
const SLACK_MS = 30_000

const inSection = (role: string, name?: string) => ({ role, name, inside: '#masking' })
const HEAR = inSection('button', 'Hear the four stages')
const STOP = inSection('button', 'Stop the sound')
const STATUS = inSection('status')
const loudness = (step: number) => inSection('button', `Loudness ${step} of 3`)

/** What went to the loudspeaker, by the clock of the sound itself, in seconds. */
interface Heard {
  blocks: { at: number; peak: number }[]
  stoppedAt: number
  state: string
}

declare global {
  interface Window {
    heard: (Omit<Heard, 'state'> & { context: AudioContext })[]
  }
}

/**
 * Runs in the page, before the press. Listens on the way to the loudspeaker with the old kind of
 * audio script: the new kind needs a script file, and the page's policy lets none in.
 */
function listen() {
  interface Ear extends AudioNode {
    onaudioprocess: (event: { inputBuffer: AudioBuffer; playbackTime: number }) => void
  }
  interface Ears {
    createScriptProcessor: (block: number, ins: number, outs: number) => Ear
  }
  window.heard = []
  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function (this: AudioNode, ...to: never[]) {
    const target: unknown = to[0]
    if (target instanceof AudioDestinationNode && target.context instanceof AudioContext) {
      const { context } = target
      const heard = { context, blocks: [] as Heard['blocks'], stoppedAt: Number.NaN }
      window.heard.push(heard)
      const ear = (context as unknown as Ears).createScriptProcessor(256, 1, 1)
      ear.onaudioprocess = ({ inputBuffer, playbackTime }) => {
        const peak = inputBuffer.getChannelData(0).reduce((a, b) => Math.max(a, Math.abs(b)), 0)
        // What comes in now goes out one block later, which is the time that is given.
        heard.blocks.push({ at: playbackTime - inputBuffer.duration, peak })
      }
      Reflect.apply(connect, this, [ear])
      Reflect.apply(connect, ear, [target])
    }
    return Reflect.apply(connect, this, to)
  } as typeof connect
}

/**
 * Runs in the page. Notes the sound's own time at what must end it: a click, a key, or the picture
 * leaving the view as the browser tells of it.
 */
function noteStop() {
  const note = () => {
    for (const heard of window.heard) {
      if (Number.isNaN(heard.stoppedAt)) heard.stoppedAt = heard.context.currentTime
    }
  }
  for (const event of ['click', 'keydown']) addEventListener(event, note, true)
  new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) note()
  }).observe(document.querySelector('#masking .masking-picture') ?? document.body)
}

const lastHeard = (tab: Visit) =>
  tab.inPage((): Heard | undefined => {
    const { context, blocks = [], stoppedAt = 0 } = window.heard.at(-1) ?? {}
    return context && { blocks, stoppedAt, state: context.state }
  })

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

/** Where the machine has nothing to play to, Firefox starts no sound, and the page must say so. */
async function play(tab: Visit) {
  await tab.click(HEAR)
  const hasFailed = async () => (await tab.find(STATUS))?.text.includes('could not start')
  await expect
    .poll(async () => (await tab.find(loudness(1))) !== undefined || (await hasFailed()))
    .toBe(true)
  if (await hasFailed()) {
    expect(await tab.inPage(canPlayAnything)).toBe(false)
    test.skip(true, 'This machine lets the browser play nothing; the page says so.')
  }
  await expect
    .poll(async () => (await lastHeard(tab))?.blocks.at(-1)?.peak ?? 0)
    .toBeGreaterThan(0.004)
}

/** Presses again where WebKit's driver clicked beside a button that was still moving. */
async function pressHear(tab: Visit) {
  const isPlaying = async () => {
    if (await tab.find(HEAR)) {
      await tab.inPage(() => window.passTime(1000))
      await tab.click(HEAR)
      // The sound is made in a timer of the press.
      await tab.inPage(() => window.passTime(1))
    }
    return (await tab.find(loudness(1))) !== undefined
  }
  await expect.poll(isPlaying, { intervals: [1000] }).toBe(true)
}

test('each step is as loud as it must be, and the pauses are silent', async ({ visit }) => {
  const tab = await visit()
  await openDemonstration(tab)
  await tab.inPage(stopClock)
  await tab.inPage(recordSound, 48_000)
  for (const [step, tone] of [-46, -43, -40].entries()) {
    await pressHear(tab)
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

test('the four stages are heard once, with the pictures, and then it is silent', async ({
  visit,
}) => {
  const tab = await visit()
  await openDemonstration(tab)
  await tab.inPage(listen)
  await play(tab)
  for (const stage of STAGES) await expect.poll(() => current(tab)).toBe(stage)
  await expect
    .poll(async () => (await tab.find(STATUS))?.text, { timeout: SLACK_MS })
    .toContain('Nothing plays now')
  await expect.poll(async () => (await lastHeard(tab))?.state).toBe('closed')
  const sounding = (await lastHeard(tab))?.blocks.filter(({ peak }) => peak > 0) ?? []
  const lasted = (sounding.at(-1)?.at ?? 0) - (sounding[0]?.at ?? 0)
  expect(lasted).toBeGreaterThan(11.8)
  expect(lasted).toBeLessThan(12.1)
  const loudest = 20 * Math.log10(Math.max(...sounding.map(({ peak }) => peak)))
  expect(loudest).toBeLessThan(-33)
  expect(loudest).toBeGreaterThan(-36)
})

test('Escape, Stop and scrolling the picture away silence it within 0.2 s', async ({ visit }) => {
  const tab = await visit({ reducedMotion: true })
  await openDemonstration(tab)
  await tab.inPage(listen)
  for (const end of [
    () => tab.press('Escape'),
    () => tab.clickInView(STOP),
    () => tab.inPage(() => document.querySelector('footer')?.scrollIntoView()),
  ]) {
    await play(tab)
    await tab.inPage(noteStop)
    await end()
    await expect.poll(async () => (await lastHeard(tab))?.state).toBe('closed')
    const { blocks = [], stoppedAt = 0 } = (await lastHeard(tab)) ?? {}
    const last = blocks.findLast(({ peak }) => peak > 0)
    expect((last?.at ?? 0) - stoppedAt).toBeLessThanOrEqual(0.2)
    expect(await tab.find(STOP)).toBeUndefined()
    expect((await tab.find(HEAR))?.text).toBe('Hear the four stages')
    // A press right after a stop is taken for a second press on Stop.
    await new Promise((passed) => setTimeout(passed, 800))
  }
})
