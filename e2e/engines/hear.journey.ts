import {
  lastSoundAfterStop,
  listen,
  loudest,
  noteStop,
  whatWasHeard,
} from '../support/hear-sound.ts'
import { STAGES } from '../support/masking-loop.ts'
import { expect, test } from './engine-test.ts'
import { leapToPicture } from './landing-visit.ts'
import type { Visit } from './visit.ts'

/** One pass, and what a busy machine takes besides. */
const PASS_MS = 12_000
const SLACK_MS = 15_000

const inSection = (role: string, name?: string) => ({ role, name, inside: '#masking' })
const HEAR = inSection('button', 'Hear the four stages')
const STOP = inSection('button', 'Stop the sound')
const LOUDNESS = inSection('button', 'Loudness 1 of 3')
const STATUS = inSection('status')

const current = (tab: Visit) =>
  tab.inPage(() => document.querySelector('#masking [aria-current=step]')?.textContent)

async function openDemonstration(tab: Visit) {
  await tab.goTo('/')
  await leapToPicture(tab)
  await expect.poll(() => tab.find(HEAR)).toBeDefined()
  await tab.inPage(listen)
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
 * Where the machine has nothing to play to, Firefox starts no sound, and the page must say so. That
 * is no excuse where the browser does play.
 */
async function play(tab: Visit) {
  await tab.click(HEAR)
  const hasFailed = async () => (await tab.find(STATUS))?.text.includes('could not start')
  await expect
    .poll(async () => (await tab.find(LOUDNESS)) !== undefined || (await hasFailed()))
    .toBe(true)
  if (await hasFailed()) {
    expect(await tab.inPage(canPlayAnything)).toBe(false)
    test.skip(true, 'This machine lets the browser play nothing; it says so.')
  }
  await expect
    .poll(async () => (await tab.inPage(whatWasHeard)).at(-1)?.blocks.at(-1)?.peak ?? 0)
    .toBeGreaterThan(0.004)
}

async function expectSilence(tab: Visit) {
  await expect.poll(async () => (await tab.inPage(whatWasHeard)).at(-1)?.state).toBe('closed')
  const heard = await tab.inPage(whatWasHeard)
  for (const one of heard) expect(lastSoundAfterStop(one)).toBeLessThanOrEqual(0.2)
  expect(await tab.find(STOP)).toBeUndefined()
}

/** Runs in the page. The shipped player's whole pass at a step, in blocks of 10 ms. */
async function render(step: number) {
  const island = document.querySelector('#masking astro-island')?.getAttribute('component-url')
  const script = await (await fetch(island ?? '')).text()
  const { startPlayer } = await import(`/_astro/${script.match(/player\.[\w-]+\.js/)?.[0]}`)
  const RATE = 48_000
  const context = new OfflineAudioContext(1, 13 * RATE, RATE)
  startPlayer(context).setStep(step)
  const samples = (await context.startRendering()).getChannelData(0)
  return Array.from({ length: 1300 }, (_, block) => {
    const part = samples.subarray((block * RATE) / 100, ((block + 1) * RATE) / 100)
    return { at: block / 100, peak: part.reduce((most, one) => Math.max(most, Math.abs(one)), 0) }
  })
}

for (const [step, tone] of [-46, -43, -40].entries()) {
  test(`at step ${step + 1} the engine makes of the score what it says`, async ({ visit }) => {
    const tab = await visit()
    await tab.goTo('/')
    const blocks = await tab.inPage(render, step)
    const between = (from: number, to: number) =>
      loudest(blocks.filter(({ at }) => at >= from && at < to))
    expect(loudest(blocks)).toBeLessThan(-26)
    expect(loudest(blocks)).toBeGreaterThan(tone + 11)
    expect(between(1.7, 3.1)).toBeCloseTo(tone, 1)
    expect(between(11.3, 11.6)).toBeCloseTo(tone - 12, 1)
    for (const [from, to] of [
      [0, 0.19],
      [6.75, 7.95],
      [12.25, 13],
    ] as const) {
      expect(between(from, to)).toBe(-Infinity)
    }
  })
}

test('the four stages are heard once, with the pictures, and then it is silent', async ({
  visit,
}) => {
  const tab = await visit()
  await openDemonstration(tab)
  expect(await tab.inPage(whatWasHeard)).toEqual([])
  await play(tab)
  expect(await current(tab)).toBe(STAGES[0])
  for (const stage of STAGES.slice(1)) await expect.poll(() => current(tab)).toBe(stage)
  await expect
    .poll(async () => (await tab.find(STATUS))?.text, { timeout: PASS_MS + SLACK_MS })
    .toContain('Nothing plays now')
  const [pass] = await tab.inPage(whatWasHeard)
  const sounding = pass?.blocks.filter(({ peak }) => peak > 0) ?? []
  const lasted = (sounding.at(-1)?.at ?? 0) - (sounding[0]?.at ?? 0)
  expect(lasted).toBeGreaterThan(11.8)
  expect(lasted).toBeLessThan(12.1)
  expect(loudest(sounding)).toBeLessThan(-33)
  expect(loudest(sounding)).toBeGreaterThan(-36)
  await expect.poll(async () => (await tab.inPage(whatWasHeard)).at(-1)?.state).toBe('closed')
})

test('Escape and Stop silence it within 0.2 s, and the button keeps the focus', async ({
  visit,
}) => {
  const tab = await visit()
  await openDemonstration(tab)
  await play(tab)
  await tab.inPage(noteStop)
  await tab.press('Escape')
  await expectSilence(tab)
  // A press right after a stop is taken for a second press on Stop.
  await new Promise((passed) => setTimeout(passed, 800))
  await play(tab)
  await tab.inPage(noteStop)
  await tab.clickInView(STOP)
  await expectSilence(tab)
  expect((await tab.find(HEAR))?.text).toBe('Hear the four stages')
})

test('a picture that is scrolled away takes its sound along', async ({ visit }) => {
  const tab = await visit({ reducedMotion: true })
  await openDemonstration(tab)
  await play(tab)
  await tab.inPage(noteStop)
  await tab.inPage(() => document.querySelector('footer')?.scrollIntoView())
  await expectSilence(tab)
})
