import { DEMO } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

test('npm start has a stand-in for the form and for the booking page', async ({ page }) => {
  await page.goto(`${DEMO}/#waitlist`)
  await expect(waitlistOf(page).form.getByRole('heading')).toHaveText('Your waitlist form')
  const booking = page.getByRole('banner').getByRole('link', { name: 'Book a Call' })
  await page.goto(DEMO + (await booking.getAttribute('href')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking page')
})

test('no other build has the stand-in pages', async ({ request }) => {
  for (const page of ['form', 'booking'])
    expect((await request.get(`/demo/${page}`)).status()).toBe(404)
})
