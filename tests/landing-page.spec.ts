import { BOOKING_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('the sections are in order, and the problem links to help', async ({ page }) => {
  await page.goto('/')
  const outline = page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((h) => `${h.localName} ${h.textContent}`))
  expect(await outline).toEqual([
    'h1 For when quiet isn’t quiet',
    'h2 We Get It. Nothing Has Worked.',
    'h3 Desperate for relief',
    'h3 Nothing cures tinnitus',
    'h3 Quality of life affected',
    'h2 Why Personalized Masking Works',
    'h3 Initial State',
    'h3 Tinnitus Masked',
    'h3 Residual Inhibition',
    'h3 Habituation',
    'h2 How personalized sound therapy helps you',
    'h3 Better Sleep',
    'h3 Focus on Work & Activities',
    'h3 Improved Quality of Life',
    expect.stringMatching(/^h2 Join the waitlist/),
    expect.stringMatching(/^h2 FAQ/),
  ])
  const help = page.locator('.problem a[href="/medical-disclaimer#when-to-get-help"]')
  await expect(help).toBeVisible()
})

test('screen readers get the hero in order, without its image', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.hero')).toMatchAriaSnapshot(`
    - heading "For when quiet isn’t quiet" [level=1]
    - paragraph: /by Ada Sample, who has tinnitus, and Bo Sample/
    - paragraph: /designed to make tinnitus less noticeable while you listen/
    - link "Join the Waitlist":
      - /url: "#waitlist"
    - link "Book a Call (opens in new tab)":
      - /url: ${BOOKING_URL}
    - link "Hear an example (12 seconds)":
      - /url: "#sound-notice"
    - paragraph: /Not out yet/
    - paragraph:
      - strong: Not tested yet, not a cure.
      - text: /A sample version.*publish the results.*Dr. Cy Sample/
    - paragraph:
      - strong: About 2 minutes
      - text: /goal.*You may need longer/
    - paragraph:
      - strong: Questions first?
      - text: /medical advice/
  `)
})
