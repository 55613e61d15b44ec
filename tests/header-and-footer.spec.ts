import type { Locator } from '@playwright/test'
import { expectNewTab } from './support/links.ts'
import { ALL_PAGES, PRODUCT_NAME } from './support/pages.ts'
import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

const DEVICE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

/** Each link's name, as screen readers say it, and where it leads. */
const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((a) => `${a.ariaLabel ?? a.textContent}: ${a.getAttribute('href')}`),
    )

for (const { name, path } of ALL_PAGES) {
  test(`the header and the footer of ${name} have their links and words`, async ({ page }) => {
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
      'hello@sample.example: mailto:hello@sample.example',
    ])
    for (const words of [`© 2025 ${PRODUCT_NAME}`, DEVICE])
      await expect(footer.getByText(words, { exact: true })).toBeVisible()

    const newTabs = page.getByRole('link', { name: '(opens in new tab)' })
    await expect(newTabs).toHaveCount(await page.locator('[target=_blank][rel=noopener]').count())
    await expect(newTabs).toHaveCount(await page.locator('[target]').count())
    const [link, address] = isLanding ? ['Book a Call', BOOKING_URL] : ['Join Waitlist', FORM_URL]
    await footer.scrollIntoViewIfNeeded()
    await expectNewTab(header.getByRole('link', { name: link }), address)
  })
}
