import type { Page } from '@playwright/test'

export function waitlistOf(page: Page) {
  const section = page.locator('#waitlist')
  return {
    section,
    link: section.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' }),
    status: section.getByRole('status'),
    place: page.locator('.waitlist-frame'),
    frame: section.locator('iframe'),
    form: section.frameLocator('iframe'),
  }
}
