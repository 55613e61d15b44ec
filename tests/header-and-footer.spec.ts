import type { Locator } from '@playwright/test'
import { ALL_PAGES, PRODUCT_NAME } from './support/pages.ts'
import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

/** Each link's name, as screen readers say it, and where it leads. */
const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((a) => `${a.ariaLabel ?? a.textContent}: ${a.getAttribute('href')}`),
    )

for (const path of ALL_PAGES) {
  test(`the header and the footer of ${path} have their links`, async ({ page }) => {
    await page.goto(path)
    const isLanding = path === '/'
    const joinsAt = isLanding ? ': #waitlist' : ` (opens in new tab): ${FORM_URL}`
    const home = isLanding ? '' : '/'
    const sections = [`Features: ${home}#how-it-works`, `FAQ: ${home}#faq`]
    const header = page.getByRole('banner')
    expect(await linksOf(header)).toEqual([
      'Skip to main content: #main',
      `${PRODUCT_NAME}: /`,
      ...sections,
      `Book a Call (opens in new tab): ${BOOKING_URL}`,
      `Join Waitlist${joinsAt}`,
    ])
    const footer = page.getByRole('contentinfo')
    expect(await linksOf(footer)).toEqual([
      `Join the Waitlist Today${joinsAt}`,
      ...sections,
      `Join Waitlist${joinsAt}`,
      'Privacy Policy: /privacy-policy',
      'Terms of Service: /terms-of-service',
      'Medical Disclaimer: /medical-disclaimer',
      'hello@sample.test: mailto:hello@sample.test',
    ])
    await expect(footer.getByText(`© 2025 ${PRODUCT_NAME}`, { exact: true })).toBeVisible()
    const newTabs = page.getByRole('link', { name: '(opens in new tab)' })
    await expect(newTabs).toHaveCount(await page.locator('[target=_blank]').count())
  })
}
