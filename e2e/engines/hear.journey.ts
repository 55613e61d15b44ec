import { lastSoundAfterStop, listen, loudest, noteStop, whatWasHeard } from '../hear-sound.ts'
import { STAGES } from '../masking-loop.ts'
import { expect, test } from './engine-test.ts'
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
  await tab.inPage(() =>
    document.querySelector('#masking figure')?.scrollIntoView({ block: 'center' }),
  )
  await expect.poll(() => tab.find(HEAR)).toBeDefined()
  await tab.inPage(listen)
}

async function play(tab: Visit) {
  await tab.click(HEAR)
  await expect.poll(() => tab.find(LOUDNESS)).toBeDefined()
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
    .toContain('quiet again')
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
