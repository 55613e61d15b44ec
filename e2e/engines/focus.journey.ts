import { type FocusStop, faultsOf, lookAtStop } from '../support/focus-faults.ts'
import { expect, test } from './engine-test.ts'
import { leapToPicture, scrollTo } from './landing-visit.ts'
import type { Visit } from './visit.ts'

const MOST_PRESSES = 150

/** Runs in the page: until what the focus moved has come to rest. */
async function drawnTwice() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Buttons that need scripts can be reached once the pictures have been in view. */
async function startPictures(tab: Visit) {
  await leapToPicture(tab)
  await expect.poll(() => tab.find({ role: 'button', name: 'Play the pictures' })).toBeDefined()
  await scrollTo(tab, 0)
}

/** Walks through a page by one key from its beginning, or its end, until it comes round. */
async function walk(tab: Visit, path: string, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  await tab.goTo(path)
  if (path === '/') await startPictures(tab)
  const stops: FocusStop[] = []
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await tab.press(key)
    await tab.inPage(drawnTwice)
    const stop = await tab.inPage(lookAtStop)
    // Inside the form the page tells of the frame, or of what had the focus before it.
    if (!stop.name || stop.name === stops.at(-1)?.name) continue
    if (stop.isAgain) return stops
    stops.push(stop)
  }
  return stops
}

for (const path of ['/', '/privacy-policy']) {
  test(`the focus is plain to see at every stop of ${path}, there and back`, async ({ visit }) => {
    // A window for each way: once Firefox has been round, its page no longer has the focus.
    const there = await walk(await visit({ reducedMotion: true }), path, 'Tab')
    const back = await walk(await visit({ reducedMotion: true }), path, 'Shift+Tab')
    expect(faultsOf([...there, ...back])).toEqual([])
    const names = (stops: FocusStop[]) => stops.map(({ name }) => name)
    expect(names(there)[0]).toContain('Skip to main content')
    expect(names(there).at(-1)).toContain('Medical Disclaimer')
    expect(names(back).toSorted()).toEqual(names(there).toSorted())
  })
}
