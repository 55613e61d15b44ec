import { FORM_URL } from '../pages.ts'
import { expect, test } from './engine-test.ts'

test('without scripts the form is a link, and no frame is left', async ({ visit }) => {
  const tab = await visit({ runsScripts: false })
  await tab.goTo('/')
  expect(await tab.inPage(() => matchMedia('(scripting: none)').matches)).toBe(true)
  const link = { role: 'link', name: 'Open the waitlist form (opens in new tab)' }
  expect(await tab.find(link)).toMatchObject({ href: FORM_URL, isDisabled: false })
  const left = await tab.inPage(() => [
    document.querySelectorAll('iframe').length,
    document.querySelector('.waitlist-frame')?.getClientRects().length,
  ])
  expect(left).toEqual([0, 0])
  expect(await tab.inPage(() => document.querySelector('.waitlist-open')?.textContent)).toMatch(
    /not running scripts/,
  )
})
