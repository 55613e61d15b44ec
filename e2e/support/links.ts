import { expect, type Locator } from '@playwright/test'

export interface ExpectedLink {
  /** The whole accessible name. */
  name: string
  href: string
  opensNewTab?: boolean
}

/** A part of the page has these links, in this order, and no others. */
export async function expectLinks(part: Locator, expected: readonly ExpectedLink[]) {
  const links = part.getByRole('link')
  await expect(links).toHaveCount(expected.length)
  for (const [index, { name, href, opensNewTab = false }] of expected.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAccessibleName(name)
    await expect(link).toHaveAttribute('href', href)
    if (opensNewTab) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    } else {
      await expect(link).not.toHaveAttribute('target')
    }
  }
}

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
