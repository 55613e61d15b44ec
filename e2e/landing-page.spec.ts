import { expect, test } from '@playwright/test'
import { BOOKING_URL } from './support/pages.ts'

test('the sections come in the specified order, and claims stand beside their limits', async ({
  page,
}) => {
  await page.goto('/')
  const outline = page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => `${one.localName} ${one.textContent}`))
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
  await expect(page.locator('.problem a')).toHaveCount(2)
  await expect(page.locator('.problem a[href="#tonight"]')).toBeVisible()
  const help = page.locator('.problem a[href="/medical-disclaimer#when-to-get-help"]')
  await expect(help).toBeVisible()
  // Placeholders that nobody filled in.
  await expect(page.locator('body')).not.toContainText(/\[[^\]]*\]|\{\{|TODO|lorem ipsum/i)
  for (const [claim, limit] of [
    [/about 2 minutes/i, /goal.*You may need longer/],
    [/30\+ minutes/, /design goal.*We have not tested this in a clinical study/],
  ] as const) {
    const lines = page.locator('main p:not([aria-hidden] *)').filter({ hasText: claim })
    expect(await lines.count()).toBeGreaterThan(1)
    await expect(lines.filter({ hasNotText: limit })).toHaveCount(0)
  }
})

test('screen readers get the hero in order, claims with their limits, and no image', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.hero')).toMatchAriaSnapshot(`
    - /children: equal
    - heading "For when quiet isn’t quiet" [level=1]
    - paragraph: /is a phone app in the making for people with tinnitus/
    - paragraph: /designed to make tinnitus less noticeable while you listen/
    - link "Join the Waitlist":
      - /url: "#waitlist"
    - link "Book a Call (opens in new tab)":
      - /url: ${BOOKING_URL}
    - paragraph:
      - text: /Not out yet/
      - link "Hear an example (12 seconds)":
        - /url: "#sound-notice"
    - paragraph:
      - strong: Not tested yet, not a cure.
      - text: /./
    - paragraph:
      - strong: About 2 minutes
      - text: /goal.*You may need longer/
    - paragraph:
      - strong: Questions first?
      - text: /medical advice/
  `)
})
