import { ALL_PAGES } from '../support/pages.ts'
import { expect, test } from './engine-test.ts'

test('a visit of every page, to its end, breaks no rule of the security policy', async ({
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
  }
})

test('a rule that is broken is noticed, on any page of the visit', async ({ visit }) => {
  const tab = await visit({ brokenRules: ['frame-src'] })
  await tab.goTo('/privacy-policy')
  await tab.inPage(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://example.com/'
    document.body.append(frame)
  })
  await expect.poll(tab.brokenRules).toEqual(['frame-src'])
  await tab.goTo('/')
})
