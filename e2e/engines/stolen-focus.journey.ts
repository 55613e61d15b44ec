import { expect, test } from './engine-test.ts'
import {
  CALM,
  comeToForm,
  expectFormStillOffered,
  FORM_LINK,
  status,
  waitUntilFrameIs,
  watched,
} from './waitlist-visit.ts'

/** The stand-in takes the focus at 0, 1, 3 and 6 seconds. */
const LAST_THEFT_MS = 6000
const A_MOMENT_MS = 2000

test('a form that steals the focus cannot before the visitor comes to it', async ({ visit }) => {
  const tab = await visit()
  await tab.goTo('/?ref=stand-in-steals-focus')
  await tab.press('Tab')
  const skipLink = { role: 'link', name: 'Skip to main content' }
  await expect.poll(() => tab.inPage(() => performance.now())).toBeGreaterThan(A_MOMENT_MS)
  expect(await tab.find(skipLink)).toMatchObject({ isFocused: true })
  expect(
    await tab.inPage(() => [window.scrollY, document.querySelectorAll('iframe').length]),
  ).toEqual([0, 0])
})

test('a form that stole the focus takes nothing else, and lets go of the keyboard', async ({
  visit,
  engineName,
}) => {
  test.skip(engineName === 'webkit', 'Its page does not tell that a frame has the focus.')
  const tab = await visit()
  await comeToForm(tab, '/?ref=stand-in-steals-focus')
  await expect
    .poll(() => tab.inPage(() => document.activeElement?.tagName), { timeout: 10_000 })
    .toBe('IFRAME')
  await waitUntilFrameIs(tab, LAST_THEFT_MS + A_MOMENT_MS)
  const { words, places } = await watched(tab)
  expect(words.map(({ text }) => text)).toEqual([expect.stringMatching(CALM)])
  expect(places).toHaveLength(1)

  await tab.press('Shift+Tab')
  await expect.poll(() => tab.find(FORM_LINK)).toMatchObject({ isFocused: true })
  await tab.bringToMiddle(FORM_LINK)
  await expectFormStillOffered(tab)
  expect(await status(tab)).toMatch(CALM)

  await tab.inPage(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const at = await tab.inPage(() => performance.now())
  await expect.poll(() => tab.inPage(() => performance.now())).toBeGreaterThan(at + A_MOMENT_MS)
  expect(await tab.inPage(() => window.scrollY)).toBe(0)
})
