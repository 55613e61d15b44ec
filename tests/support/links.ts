import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf } from './observe.ts'

/** The link opens its address in a new tab and leaves this page as it is. */
export async function expectNewTab(link: Locator, address: string) {
  const page = link.page()
  const before = page.url()
  const [newTab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(newTab).toHaveURL(address)
  await expect(newTab.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).toBe(before)
  await newTab.close()
}

/**
 * The section's heading has the focus, so that screen readers announce it, and rests at most 40 px
 * below the header.
 */
export async function expectLandedAt(page: Page, anchor: string) {
  await expect(page).toHaveURL((url) => url.pathname + url.hash === `/#${anchor}`)
  const heading = page.locator(`h2#${anchor}`)
  await expect(heading).toBeFocused()
  const header = await boxOf(page.getByRole('banner'))
  // With the line above the heading, if it has one.
  const block = page.locator('hgroup').filter({ has: heading })
  const offset = async () => Math.abs((await boxOf(block)).top - header.height - 20)
  await expect.poll(offset, { intervals: [100] }).toBeLessThanOrEqual(20)
}
