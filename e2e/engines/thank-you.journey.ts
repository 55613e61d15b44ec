import { randomUUID } from 'node:crypto'
import { expect, test } from './engine-test.ts'
import type { Visit } from './visit.ts'
import {
  CALM,
  comeToForm,
  expectFormStillOffered,
  passTime,
  SIGN_OF_LIFE_MS,
  STRONG,
  status,
  THANKS,
  watched,
} from './waitlist-visit.ts'

const inFrame = (role: string, name?: string) => ({ role, name, place: 'frame' }) as const
const EMAIL = inFrame('textbox', 'Email')
const JOIN = inFrame('button', 'Join the waitlist')
const JOINED = inFrame('heading', 'You are on the waitlist')

/** Fills in the form with a pointer and keys, sends it, and hands back the e-mail. */
async function signUp(tab: Visit): Promise<string> {
  const email = `visitor-${randomUUID()}@example.com`
  await expect.poll(() => tab.find(EMAIL)).toMatchObject({ isDisabled: false })
  await tab.click(EMAIL)
  await tab.type(email)
  await tab.click(inFrame('checkbox'))
  await tab.click(JOIN)
  await expect.poll(() => tab.find(JOINED)).toBeDefined()
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
  expect(await tab.find(JOINED)).toMatchObject({ isFocused: true })
  // WebKitGTK's page names the link that had the focus before the form had it.
  const focus = await tab.inPage(() => document.activeElement?.tagName)
  expect(focus).toBe(engineName === 'webkit' ? 'A' : 'IFRAME')
  expect((await watched(tab)).focused).toEqual(focused)
  expect(await tab.inPage(() => document.documentElement.outerHTML)).not.toContain(email)
  await expectFormStillOffered(tab)
  await passTime(tab, 2 * SIGN_OF_LIFE_MS)
  expect(await status(tab)).toMatch(THANKS)
})

test('nobody is thanked in the form’s name by others, until somebody signs up', async ({
  visit,
}) => {
  const tab = await visit()
  await comeToForm(tab, '/?ref=stand-in-spoofs')
  const claim = inFrame('button', 'Let another window claim a sign-up')
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
  expect(await status(tab)).toMatch(CALM)
  // None of the claims is taken for a sign of life either.
  await passTime(tab, SIGN_OF_LIFE_MS)
  await expect.poll(() => status(tab)).toMatch(STRONG)
  await expectFormStillOffered(tab)
  await signUp(tab)
  await expect.poll(() => status(tab)).toMatch(THANKS)
})
