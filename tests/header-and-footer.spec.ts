import type { Locator } from '@playwright/test'
import { expectNewTab } from './support/links.ts'
import { ALL_PAGES, PRODUCT_NAME } from './support/pages.ts'
import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')]),
    )

for (const { name, path } of ALL_PAGES) {
  test(`the header and the footer of ${name} have their links and words`, async ({ page }) => {
    await page.goto(path)
    const isLanding = path === '/'
    const home = isLanding ? '' : '/'
    const joinAs = (label: string) =>
      isLanding ? [label, '#waitlist'] : [`${label} (opens in new tab)`, FORM_URL]

    const header = page.getByRole('banner')
    expect(await linksOf(header)).toEqual([
      ['Skip to main content', '#main'],
      [PRODUCT_NAME, '/'],
      ['Features', `${home}#how-it-works`],
      ['FAQ', `${home}#faq`],
      ['Book a Call (opens in new tab)', BOOKING_URL],
      joinAs('Join Waitlist'),
    ])
    const footer = page.getByRole('contentinfo')
    expect(await linksOf(footer)).toEqual([
      joinAs('Join the Waitlist Today'),
      ['Features', `${home}#how-it-works`],
      ['FAQ', `${home}#faq`],
      joinAs('Join Waitlist'),
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Medical Disclaimer', '/medical-disclaimer'],
    ])
    await expect(footer.getByRole('paragraph')).toHaveText([
      /\S/,
      new RegExp(`^© 20\\d\\d ${PRODUCT_NAME}$`),
      'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.',
    ])
    // Screen readers would read hidden words apart, and a region beside its heading twice.
    await expect(header.getByRole('link', { name: 'Book a Call' })).toHaveText('Book a Call')
    await expect(footer.getByRole('navigation')).toHaveCount(0)
    const newTabs = page.getByRole('link', { name: /\(opens in new tab\)$/ })
    await expect(newTabs.and(page.locator(':not([target=_blank][rel=noopener])'))).toHaveCount(0)
    await expect(newTabs).toHaveCount(await page.locator('a[target]').count())
    const vague = /^(here|click here|(read |learn )?more|this)?( \(opens in new tab\))?$/i
    await expect(page.getByRole('link', { name: vague })).toHaveCount(0)
    const [link, address] = isLanding ? ['Book a Call', BOOKING_URL] : ['Join Waitlist', FORM_URL]
    await expectNewTab(header.getByRole('link', { name: link }), address)
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await footer.scrollIntoViewIfNeeded()
    await expect(header).toBeInViewport({ ratio: 1 })
  })
}
