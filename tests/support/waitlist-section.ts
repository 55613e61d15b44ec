import type { Page } from '@playwright/test'

export const SLOW = 'The form seems slow or blocked here. Please use “Open the waitlist form”.'
export const THANKS =
  'Thank you. The form tells us that your details were sent. If an email asks you to confirm, please do.'

export function waitlistOf(page: Page) {
  const title = page.getByRole('heading', { name: 'Join the waitlist, in your own time' })
  const section = page.locator('section').filter({ has: title })
  return {
    section,
    title: section.getByRole('heading', { level: 2 }),
    policy: section.getByRole('link', { name: 'Read the privacy policy' }),
    link: section.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' }),
    hint: section.getByText(/^(Form not showing|Prefer it full-page)\?$/),
    status: section.getByRole('status'),
    show: section.getByRole('button', { name: 'Show the form here' }),
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
