import { faq } from '../../src/copy/faq.ts'
import { STAGES } from '../support/masking-loop.ts'
import { FORM_URL } from '../support/pages.ts'
import { expect, test } from './engine-test.ts'
import { SMALL_WINDOW } from './visit.ts'

test('without scripts the form is a link, and no frame is left', async ({ visit }) => {
  const tab = await visit({ runsScripts: false })
  await tab.goTo('/')
  expect(await tab.inPage(() => matchMedia('(scripting: none)').matches)).toBe(true)
  for (const label of ['Open the waitlist form', 'Go to the waitlist form']) {
    const link = { role: 'link', name: `${label} (opens in new tab)` }
    expect(await tab.find(link)).toMatchObject({ href: FORM_URL, isDisabled: false })
  }
  const left = await tab.inPage(() => [
    document.querySelectorAll('iframe').length,
    document.querySelector('.waitlist-frame')?.getClientRects().length,
  ])
  expect(left).toEqual([0, 0])
  expect(await tab.inPage(() => document.querySelector('.waitlist-open')?.textContent)).toMatch(
    /not running scripts/,
  )
})

test('without scripts each answer can be opened and read', async ({ visit }) => {
  const tab = await visit({ runsScripts: false })
  await tab.goTo('/')
  const shown = () =>
    tab.inPage(() =>
      [...document.querySelectorAll('#faq details')].flatMap((one, place) =>
        one.querySelector('p')?.checkVisibility() ? [place] : [],
      ),
    )
  expect(await shown()).toEqual([])
  for (let place = 0; place < faq.items.length; place += 1) {
    await tab.inPage(
      (wanted) => document.querySelectorAll<HTMLElement>('#faq summary')[wanted]?.focus(),
      place,
    )
    await tab.press('Enter')
    await expect.poll(shown).toEqual([place])
  }
})

test('without scripts the menu opens', async ({ visit }) => {
  const tab = await visit({ ...SMALL_WINDOW, runsScripts: false })
  await tab.goTo('/')
  const inMenu = { role: 'link', name: 'Features', inside: 'body > header nav' }
  expect(await tab.find(inMenu)).toBeUndefined()
  await tab.clickInView({ role: 'button', name: 'Menu' })
  await expect.poll(() => tab.find(inMenu)).toMatchObject({ isOnTop: true })
})

test('without scripts each of the four stages can be chosen and read', async ({ visit }) => {
  const tab = await visit({ ...SMALL_WINDOW, runsScripts: false })
  await tab.goTo('/')
  for (const name of STAGES) {
    expect(await tab.find({ role: 'heading', name, inside: '#masking' })).toBeDefined()
    await tab.click({ role: 'radio', name, inside: '#masking' })
    const shown = () =>
      tab.inPage(() =>
        [...document.querySelectorAll('#masking figure .stage-words-name')].flatMap((one) =>
          one.checkVisibility({ visibilityProperty: true }) ? [one.textContent] : [],
        ),
      )
    await expect.poll(shown).toEqual([name])
  }
})
