import { ALL_PAGES } from '../support/pages.ts'
import { expect, test } from './engine-test.ts'

const SKIP_LINK = { role: 'link', name: 'Skip to main content' } as const

/** Of every target, in either direction. */
const TARGET_PX = 48

test('the first Tab on every page offers to skip to the main content', async ({ visit }) => {
  const tab = await visit()
  for (const { name, path } of ALL_PAGES) {
    await tab.goTo(path)
    await tab.press('Tab')
    await expect
      .poll(() => tab.find(SKIP_LINK), { message: name })
      .toMatchObject({ isFocused: true, isOnTop: true })
    const { width = 0, height = 0 } = (await tab.find(SKIP_LINK))?.box ?? {}
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(TARGET_PX)
    await tab.press('Enter')
    await expect.poll(() => tab.inPage(() => window.location.hash)).toBe('#main')
    await tab.press('Tab')
    await expect
      .poll(() => tab.inPage(() => document.activeElement?.closest('main') !== null), {
        message: name,
      })
      .toBe(true)
  }
})
