import { DEMO } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

test('npm start has a form that joins and a booking page', async ({ page }) => {
  await page.goto(`${DEMO}/#waitlist`)
  const { form } = waitlistOf(page)
  await form.getByRole('link', { name: 'Join the waitlist' }).click()
  await expect(form.getByRole('heading', { name: 'You are on the waitlist' })).toBeVisible()
  const booking = page.getByRole('banner').getByRole('link', { name: 'Book a Call' })
  await page.goto(DEMO + (await booking.getAttribute('href')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking page')
})

test('no other build has the stand-in pages', async ({ request }) => {
  for (const page of ['form', 'joined', 'booking'])
    expect((await request.get(`/demo/${page}`)).status()).toBe(404)
})
