import { expect, test } from './engine-test.ts'
import {
  CALM,
  comeToForm,
  expectFormStillOffered,
  FORM_LINK,
  status,
  watched,
} from './waitlist-visit.ts'

test('a form that stole the focus takes nothing else, and lets go of the keyboard', async ({
  visit,
  engineName,
}) => {
  test.skip(engineName === 'webkit', 'Its page does not tell that a frame has the focus.')
  const tab = await visit()
  await comeToForm(tab, '/?ref=stand-in-steals-focus')
  await expect.poll(() => tab.inPage(() => document.activeElement?.tagName)).toBe('IFRAME')
  // The stand-in would take it three more times in six seconds.
  await tab.inFrame(() => {
    for (let timer = 0; timer < 100; timer += 1) clearTimeout(timer)
  })
  const { words, places } = await watched(tab)
  expect(words).toEqual([expect.stringMatching(CALM)])
  expect(places).toHaveLength(1)

  await tab.press('Shift+Tab')
  await expect.poll(() => tab.find(FORM_LINK)).toMatchObject({ isFocused: true })
  await expectFormStillOffered(tab)
  expect(await status(tab)).toMatch(CALM)
})
