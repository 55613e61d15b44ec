import { stopClock } from '../support/fake-clock.ts'
import { STAGES, settled } from '../support/masking-loop.ts'
import { expect, test } from './engine-test.ts'
import { leapToPicture } from './landing-visit.ts'
import type { Visit } from './visit.ts'

const STEP_MS = 3000
const TWO_LOOPS = [...STAGES.slice(1), ...STAGES, STAGES[0]]

const button = (name: string) => ({ role: 'button', name, inside: '#masking' })
const radio = (name: string) => ({ role: 'radio', name, inside: '#masking' })
const PAUSE = button('Pause the pictures')
const PLAY = button('Play the pictures')
const HEAR = button('Hear the four stages')

declare global {
  interface Window {
    seen: { changes: number; spoken: string[] }
  }
}

async function openIllustration(tab: Visit) {
  await tab.goTo('/')
  await tab.inPage(stopClock)
  await leapToPicture(tab)
  await expect.poll(async () => (await tab.find(PAUSE)) ?? (await tab.find(PLAY))).toBeDefined()
}

/** Runs in the page. Counts changes from now on, and notes those that are read out. */
function watch() {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output'
  const seen = { changes: 0, spoken: [] as string[] }
  window.seen = seen
  new MutationObserver((changes) => {
    seen.changes += changes.length
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest(LIVE)) seen.spoken.push(element.outerHTML.slice(0, 80))
    }
  }).observe(document.body, {
    subtree: true,
    attributes: true,
    childList: true,
    characterData: true,
  })
}

async function pass(tab: Visit, ms: number) {
  await tab.inPage(settled)
  await tab.inPage((passed) => window.passTime(passed), ms)
  await tab.inPage(settled)
}

const current = (tab: Visit) =>
  tab.inPage(() =>
    [...document.querySelectorAll('#masking input:checked')].map(
      (one) => one.closest('label')?.textContent,
    ),
  )

async function expectStill(tab: Visit, stage: string) {
  await tab.inPage(settled)
  await tab.inPage(watch)
  await pass(tab, 10 * STEP_MS)
  expect(await tab.inPage(() => window.seen.changes)).toBe(0)
  expect(await current(tab)).toEqual([stage])
}

const focusOnPause = (tab: Visit) =>
  tab.inPage(() => document.querySelector<HTMLElement>('#masking button')?.focus())
/** Neither the pointer nor the focus holds the pictures any more. */
async function leavePictures(tab: Visit) {
  await tab.inPage(() => (document.activeElement as HTMLElement | null)?.blur())
  await tab.clickAt({ x: 1, y: 700 })
}

test('the stages follow each other every 3 seconds, in silence, and leave the focus', async ({
  visit,
}) => {
  const tab = await visit()
  await openIllustration(tab)
  await focusOnPause(tab)
  await tab.inPage(settled)
  await tab.inPage(watch)
  let before: string = STAGES[0]
  for (const stage of TWO_LOOPS) {
    await pass(tab, STEP_MS - 1)
    expect(await current(tab)).toEqual([before])
    await pass(tab, 1)
    await expect.poll(() => current(tab)).toEqual([stage])
    expect(await tab.find(PAUSE)).toMatchObject({ isFocused: true })
    before = stage
  }
  expect(await tab.inPage(() => window.seen.spoken)).toEqual([])
})

test('Pause stops the pictures for good, a stage can be chosen, and Play goes on', async ({
  visit,
}) => {
  const tab = await visit()
  await openIllustration(tab)
  await focusOnPause(tab)
  await tab.press('Enter')
  await expect.poll(() => tab.find(PLAY)).toMatchObject({ isFocused: true })
  await tab.press('Tab')
  expect(await tab.find(HEAR)).toMatchObject({ isFocused: true })
  await leavePictures(tab)
  await expectStill(tab, STAGES[0])
  for (const stage of STAGES) {
    await tab.click(PLAY)
    await expect.poll(() => tab.find(PAUSE)).toBeDefined()
    await tab.click(radio(stage))
    await expect.poll(() => current(tab)).toEqual([stage])
    await expect.poll(() => tab.find(PLAY)).toBeDefined()
    await leavePictures(tab)
    await expectStill(tab, stage)
  }
  await focusOnPause(tab)
  await tab.press('Space')
  await expect.poll(() => tab.find(PAUSE)).toMatchObject({ isFocused: true })
  await pass(tab, STEP_MS)
  await expect.poll(() => current(tab)).toEqual([STAGES[0]])
})

test('where less motion is asked for, nothing moves until Play is pressed', async ({ visit }) => {
  const tab = await visit({ reducedMotion: true })
  await openIllustration(tab)
  await expect.poll(() => tab.find(PLAY)).toBeDefined()
  await expectStill(tab, STAGES[0])
  await tab.click(PLAY)
  await expect.poll(() => tab.find(PAUSE)).toBeDefined()
  await pass(tab, STEP_MS)
  await expect.poll(() => current(tab)).toEqual([STAGES[1]])
  expect(await tab.inPage(() => document.getAnimations().length)).toBe(0)
})
