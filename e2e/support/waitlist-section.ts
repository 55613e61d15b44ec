import type { Page } from '@playwright/test'

/** What the line by the frame says of the form. */
export const CALM = 'Form not showing? Use “Open the waitlist form”.'
export const SLOW = 'The form seems slow or blocked here. Please use “Open the waitlist form”.'
export const THANKS =
  'Thank you. The form says your details were sent. If an email asks you to confirm, please do.'

export function waitlistOf(page: Page) {
  const section = page.getByRole('region', { name: 'Join the waitlist, in your own time' })
  return {
    section,
    link: section.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' }),
    status: section.getByRole('status'),
    frame: section.locator('iframe'),
    form: section.frameLocator('iframe'),
  }
}

export async function signUp(page: Page) {
  const { form } = waitlistOf(page)
  await form.getByRole('textbox', { name: 'Email' }).fill('me@example.com')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
}
