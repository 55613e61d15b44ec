import { randomUUID } from 'node:crypto'
import { stopClock } from '../support/fake-clock.ts'
import { FORM_URL } from '../support/pages.ts'
import { expect, test } from './engine-test.ts'
import { openAtRest } from './landing-visit.ts'

const THANKS = /^Thank you\. The form says your details were sent/
const LINK = { role: 'link', name: 'Open the waitlist form (opens in new tab)' } as const
const inFrame = (role: string, name?: string) => ({ role, name, place: 'frame' }) as const
const EMAIL = inFrame('textbox', 'Email')
const JOINED = inFrame('heading', 'You are on the waitlist')

/** Runs in the page. */
function placeOfFrame() {
  const place = document.querySelector('#waitlist iframe')?.getBoundingClientRect()
  return place && { top: Math.round(place.top + window.scrollY), height: place.height }
}

test('a sign-up is thanked for in the line that was there before, and the focus stays', async ({
  visit,
  engineName,
}) => {
  const tab = await visit()
  const status = async () => (await tab.find({ role: 'status', inside: '#waitlist' }))?.text
  const focus = () => tab.inPage(() => document.activeElement?.tagName)
  await openAtRest(tab)
  await tab.inPage(stopClock)
  await tab.bringToMiddle(LINK)
  await tab.inPage(() => {
    document.querySelector<HTMLElement>('.waitlist-open a')?.focus({ preventScroll: true })
  })
  await expect.poll(() => tab.find(EMAIL)).toMatchObject({ isDisabled: false })
  expect(await status()).toMatch(/^Form not showing\?/)
  const place = await tab.inPage(placeOfFrame)
  expect(place?.height).toBe(600)

  const email = `visitor-${randomUUID()}@example.com`
  await tab.click(EMAIL)
  await tab.type(email)
  await tab.click(inFrame('checkbox'))
  await tab.click(inFrame('button', 'Join the waitlist'))
  await expect.poll(status).toMatch(THANKS)
  expect(await tab.find(JOINED)).toMatchObject({ isFocused: true })
  // WebKitGTK's page names the link that had the focus before the form had it.
  expect(await focus()).toBe(engineName === 'webkit' ? 'A' : 'IFRAME')
  expect(await tab.inPage(() => document.documentElement.outerHTML)).not.toContain(email)

  await tab.inPage(() => window.passTime(16_000))
  expect(await status()).toMatch(THANKS)
  expect(await tab.inPage(placeOfFrame)).toEqual(place)
  await tab.bringToMiddle(LINK)
  expect(await tab.find(LINK)).toMatchObject({ href: FORM_URL, isOnTop: true })
})
