import { STAGES } from '../support/masking-loop.ts'
import { expect, test } from './engine-test.ts'
import { leapToPicture } from './landing-visit.ts'
import type { Visit } from './visit.ts'

const STEP_MS = 3000
/** How much later than at its time a busy machine may show a stage. */
const SLACK_MS = 900
/** Two whole steps and a little: a loop that still ran would have shown itself twice. */
const STILL_MS = 2 * STEP_MS + 500

const button = (name: string) => ({ role: 'button', name, inside: '#masking' })
const PAUSE = button('Pause the pictures')
const PLAY = button('Play the pictures')

declare global {
  interface Window {
    seen: SeenOfLoop
  }
}

/** What changed since the watch began. */
interface SeenOfLoop {
  stages: { name: string; atMs: number }[]
  focused: string[]
  changes: number
  spoken: string[]
  animations: number
}

/** Runs in the page, inside the illustration or all of it. */
function watch(part: string) {
  const LIVE =
    '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer], output'
  const whole = document.querySelector(part)
  if (!whole) throw new Error(`There is no ${part}.`)
  const seen: SeenOfLoop = { stages: [], focused: [], changes: 0, spoken: [], animations: 0 }
  window.seen = seen
  const look = () => {
    const name = document.querySelector('#masking [aria-current=step]')?.textContent ?? ''
    if (seen.stages.at(-1)?.name !== name) seen.stages.push({ name, atMs: performance.now() })
    const focus = document.activeElement?.textContent ?? ''
    if (!seen.focused.includes(focus)) seen.focused.push(focus)
    seen.animations += document.getAnimations().length
    requestAnimationFrame(look)
  }
  look()
  new MutationObserver((changes) => {
    seen.changes += changes.length
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (region) seen.spoken.push(region.outerHTML.slice(0, 80))
    }
  }).observe(whole, { subtree: true, attributes: true, childList: true, characterData: true })
}

async function openIllustration(tab: Visit) {
  await tab.goTo('/')
  await leapToPicture(tab)
  await expect.poll(async () => (await tab.find(PAUSE)) ?? (await tab.find(PLAY))).toBeDefined()
}

async function wait(tab: Visit, ms: number) {
  const start = await tab.inPage(() => performance.now())
  await expect
    .poll(() => tab.inPage((from) => performance.now() - from, start), { timeout: ms + 10_000 })
    .toBeGreaterThan(ms)
}

// Seen to catch steps of 2 s, `aria-live` on the caption, and a stage that takes the focus.
test('the stages follow each other every 3 seconds, in silence, and leave the focus', async ({
  visit,
}) => {
  const tab = await visit()
  await openIllustration(tab)
  await tab.inPage(() => document.querySelector<HTMLElement>('#masking button')?.focus())
  await tab.inPage(watch, 'body')
  await wait(tab, 4 * STEP_MS + SLACK_MS)
  const { stages, focused, spoken } = await tab.inPage(() => window.seen)
  const names = stages.map(({ name }) => name)
  const first = STAGES.map(String).indexOf(names[0] ?? '')
  expect(names).toEqual(names.map((_, turn) => STAGES[(first + turn) % STAGES.length]))
  expect(stages.length).toBeGreaterThanOrEqual(STAGES.length)
  // The first was there before the watch, so the steps are counted from the second on.
  for (const [turn, { atMs }] of stages.slice(2).entries()) {
    const step = atMs - (stages[turn + 1]?.atMs ?? 0)
    expect(step).toBeGreaterThan(STEP_MS - SLACK_MS)
    expect(step).toBeLessThan(STEP_MS + SLACK_MS)
  }
  expect(focused).toEqual(['Pause the pictures'])
  expect(spoken).toEqual([])
})

// Seen to catch a Pause that changes its words alone.
test('Pause stops the pictures for good, a stage can be chosen, and Play goes on', async ({
  visit,
}) => {
  const tab = await visit()
  await openIllustration(tab)
  await tab.click(PAUSE)
  await expect.poll(() => tab.find(PLAY)).toBeDefined()
  await tab.inPage(() => (document.activeElement as HTMLElement | null)?.blur())
  await tab.inPage(watch, '#masking')
  await wait(tab, STILL_MS)
  const paused = await tab.inPage(() => window.seen)
  expect(paused.changes).toBe(0)
  expect(paused.stages).toHaveLength(1)

  await tab.click(button('Habituation'))
  await expect.poll(() => tab.inPage(() => window.seen.stages.at(-1)?.name)).toBe('Habituation')
  await expect.poll(() => tab.find(PLAY)).toBeDefined()
  await tab.click(PLAY)
  await expect.poll(() => tab.find(PAUSE)).toBeDefined()
  // Neither the pointer nor the focus holds the pictures once they have left.
  await tab.inPage(() => (document.activeElement as HTMLElement | null)?.blur())
  await tab.clickAt({ x: 1, y: 700 })
  await expect
    .poll(() => tab.inPage(() => window.seen.stages.at(-1)?.name), { timeout: 4 * STEP_MS })
    .toBe('Initial State')
})

// Seen to catch a loop that never asks for the preference, and shapes that glide all the same.
test('where less motion is asked for, nothing moves in 12 seconds', async ({ visit }) => {
  const tab = await visit({ reducedMotion: true })
  await openIllustration(tab)
  await expect.poll(() => tab.find(PLAY)).toBeDefined()
  await tab.inPage(watch, 'body')
  await wait(tab, 4 * STEP_MS)
  const { changes, stages, animations } = await tab.inPage(() => window.seen)
  expect({ changes, animations }).toEqual({ changes: 0, animations: 0 })
  expect(stages.map(({ name }) => name)).toEqual(['Initial State'])
})
