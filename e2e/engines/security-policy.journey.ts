import { ALL_PAGES, FORM_URL } from '../support/pages.ts'
import { SITE_ADDRESS } from '../support/site-under-test.ts'
import { expect, test } from './engine-test.ts'

/** Runs in the page: what it has stored, and whom it and its frame have asked. */
async function tracesOfVisit() {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  return {
    stored: [
      document.cookie.length,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
    ],
    asked: [...new Set(addresses.map((address) => new URL(address).origin))].sort(),
  }
}

test('a visit of every page obeys the policy, stores nothing and asks no stranger', async ({
  visit,
}) => {
  const tab = await visit()
  for (const { path } of ALL_PAGES) {
    await tab.goTo(path)
    await tab.inPage(async () => {
      const drawn = () => new Promise((next) => requestAnimationFrame(next))
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
        window.scrollTo({ top, behavior: 'instant' })
        await drawn()
        await drawn()
      }
    })
    if (path === '/') {
      await expect.poll(() => tab.find({ role: 'button', name: 'Pause the pictures' })).toBeTruthy()
      // The form is asked for only where the visitor stays.
      await tab.inPage(() => document.querySelector('.waitlist-frame')?.scrollIntoView())
      await expect.poll(() => tab.inPage(() => document.querySelectorAll('iframe').length)).toBe(1)
      await expect
        .poll(() => tab.find({ role: 'textbox', name: 'Email', place: 'frame' }))
        .toBeTruthy()
    }
    expect(await tab.brokenRules(), path).toEqual([])
    const { stored, asked } = await tab.inPage(tracesOfVisit)
    expect(stored, path).toEqual([0, 0, 0, 0])
    const known = [SITE_ADDRESS, new URL(FORM_URL).origin]
    expect(
      asked.filter((origin) => !known.includes(origin)),
      path,
    ).toEqual([])
  }
})

test('no script or frame that is slipped into a page runs', async ({ visit }) => {
  const tab = await visit({ brokenRules: ['frame-src', 'script-src-elem'] })
  for (const { path } of ALL_PAGES) {
    await tab.goTo(path)
    await tab.inPage(() => {
      const script = document.createElement('script')
      // Past Trusted Types, which refuse plain text where the browser has them (`visit.spec`).
      type Rules = { createScript: (text: string) => string }
      type Factory = { createPolicy: (name: string, rules: Rules) => Rules }
      const { trustedTypes } = window as unknown as { trustedTypes?: Factory }
      const policy = trustedTypes?.createPolicy('slipped', { createScript: (text) => text })
      const text = 'document.title = "harmed"'
      script.textContent = policy?.createScript(text) ?? text
      const frame = document.createElement('iframe')
      frame.src = 'https://example.com/'
      document.body.append(script, frame)
    })
    await expect.poll(() => tab.inPage(() => document.title), path).not.toBe('harmed')
    await expect.poll(tab.brokenRules, path).toEqual(['frame-src', 'script-src-elem'])
  }
})
