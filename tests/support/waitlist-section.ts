import type { Page } from '@playwright/test'

export function waitlistOf(page: Page) {
  const title = page.getByRole('heading', { name: 'Join the waitlist, in your own time' })
  const section = page.locator('section').filter({ has: title })
  return {
    section,
    title: section.getByRole('heading', { level: 2 }),
    policy: section.getByRole('link', { name: 'Privacy policy' }),
    link: section.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' }),
    show: section.getByRole('button', { name: 'Show the form here' }),
    frame: section.locator('iframe'),
    form: section.frameLocator('iframe'),
  }
}
