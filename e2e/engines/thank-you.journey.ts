import { randomUUID } from 'node:crypto'
import { expect, test } from './engine-test.ts'
import type { Visit } from './visit.ts'
import {
  CALM,
  comeToForm,
  expectFormStillOffered,
  FORM_LINK,
  STRONG,
  status,
  THANKS,
  waitUntilFrameIs,
  watched,
} from './waitlist-visit.ts'

const SIGN_OF_LIFE_MS = 8000
const A_MOMENT_MS = 1000

/** Fills in the form with a pointer and keys, sends it, and hands back the e-mail. */
async function signUp(tab: Visit): Promise<string> {
  const email = `visitor-${randomUUID()}@example.com`
  const inFrame = { place: 'frame' } as const
  await expect
    .poll(() => tab.find({ role: 'textbox', name: 'Email', ...inFrame }))
    .toMatchObject({ isDisabled: false })
  await tab.click({ role: 'textbox', name: 'Email', ...inFrame })
  await tab.type(email)
  await tab.click({ role: 'checkbox', ...inFrame })
  await tab.click({ role: 'button', name: 'Join the waitlist', ...inFrame })
  await expect
    .poll(() => tab.find({ role: 'heading', name: 'You are on the waitlist', ...inFrame }))
    .toBeDefined()
  return email
}

test('a sign-up is thanked for in the line that was there before, and the focus stays', async ({
  visit,
  engineName,
}) => {
  const tab = await visit()
  await comeToForm(tab, '/')
  const email = await signUp(tab)
  const { focused } = await watched(tab)
  await expect.poll(() => status(tab)).toMatch(THANKS)
  expect(
    await tab.find({ role: 'heading', name: 'You are on the waitlist', place: 'frame' }),
  ).toMatchObject({ isFocused: true })
  // WebKitGTK's page names the link that had the focus before the form had it.
  const focus = await tab.inPage(() => document.activeElement?.tagName)
  expect(focus).toBe(engineName === 'webkit' ? 'A' : 'IFRAME')
  expect((await watched(tab)).focused).toEqual(focused)
  expect(await tab.inPage(() => document.documentElement.outerHTML)).not.toContain(email)
  await tab.bringToMiddle(FORM_LINK)
  await expectFormStillOffered(tab)
  await waitUntilFrameIs(tab, SIGN_OF_LIFE_MS + A_MOMENT_MS)
  expect(await status(tab)).toMatch(THANKS)
})

test('a form at fault is not thanked for', async ({ visit }) => {
  const tab = await visit()
  await comeToForm(tab, '/')
  await expect
    .poll(() => tab.find({ role: 'button', name: 'Join the waitlist', place: 'frame' }))
    .toBeDefined()
  await tab.click({ role: 'button', name: 'Join the waitlist', place: 'frame' })
  await expect
    .poll(() => tab.find({ role: 'heading', name: 'There is a problem', place: 'frame' }))
    .toBeDefined()
  expect(await status(tab)).toMatch(CALM)
})

test('nobody is thanked in the form’s name by others, until somebody signs up', async ({
  visit,
}) => {
  const tab = await visit()
  await comeToForm(tab, '/?ref=stand-in-spoofs')
  const claim = {
    role: 'button',
    name: 'Let another window claim a sign-up',
    place: 'frame',
  } as const
  await expect.poll(() => tab.find(claim)).toMatchObject({ isDisabled: false })
  await tab.inPage(() => {
    window.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*')
  })
  await tab.click(claim)
  await expect
    .poll(() => watched(tab).then(({ senders }) => senders.toSorted()))
    .toEqual([
      'a frame in it at http://127.0.0.1:4332',
      'a frame in it at http://localhost:4332',
      'a window at http://localhost:4332',
      'the form at http://localhost:4332',
      'the page at http://localhost:4331',
    ])
  // None of the claims is taken for a sign of life either.
  await waitUntilFrameIs(tab, SIGN_OF_LIFE_MS + A_MOMENT_MS)
  await expect.poll(() => status(tab)).toMatch(STRONG)
  await tab.bringToMiddle(FORM_LINK)
  await expectFormStillOffered(tab)
  await signUp(tab)
  await expect.poll(() => status(tab)).toMatch(THANKS)
})
