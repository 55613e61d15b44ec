import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf } from './observe.ts'

/** The link opens its address in a new tab and leaves this page as it is. */
export async function expectNewTab(link: Locator, address: string) {
  const page = link.page()
  const before = page.url()
  const [newTab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(newTab).toHaveURL(address)
  expect(page.url()).toBe(before)
  await newTab.close()
}

/** A link to a section of the landing page has led to its heading, below the header. */
export async function expectLandedAt(page: Page, anchor: string) {
  await expect(page).toHaveURL((url) => url.pathname + url.hash === `/#${anchor}`)
  const heading = page.locator(`h2#${anchor}`)
  // So that screen readers announce it.
  await expect(heading).toBeFocused()
  const header = await boxOf(page.getByRole('banner'))
  // With room for the line above the heading, if it has one.
  const room = async () => Math.abs((await boxOf(heading)).top - header.bottom - 40)
  await expect.poll(room, { intervals: [100] }).toBeLessThanOrEqual(40)
}
