import { expect, test } from '@playwright/test'
import { expectLandedAt } from './support/landing.ts'
import { expectLinks, expectNewTab } from './support/links.ts'
import { ALL_PAGES, FORM_URL, LANDING_PAGE, OTHER_PAGES } from './support/pages.ts'

const legalLinks = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms of Service', href: '/terms-of-service' },
  { name: 'Medical Disclaimer', href: '/medical-disclaimer' },
]

test(`every footer link of ${LANDING_PAGE.name}`, async ({ page }) => {
  await page.goto('/')
  await expectLinks(page.getByRole('contentinfo'), [
    { name: 'Join the Waitlist Today', href: '#waitlist' },
    { name: 'Features', href: '#how-it-works' },
    { name: 'FAQ', href: '#faq' },
    { name: 'Join Waitlist', href: '#waitlist' },
    ...legalLinks,
  ])
})

for (const { name, path } of OTHER_PAGES) {
  test(`every footer link of ${name}`, async ({ page }) => {
    await page.goto(path)
    await expectLinks(page.getByRole('contentinfo'), [
      { name: 'Join the Waitlist Today (opens in new tab)', href: FORM_URL, opensNewTab: true },
      { name: 'Features', href: '/#how-it-works' },
      { name: 'FAQ', href: '/#faq' },
      { name: 'Join Waitlist (opens in new tab)', href: FORM_URL, opensNewTab: true },
      ...legalLinks,
    ])
  })

  test(`the footer of ${name} opens the form in a new tab`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expectNewTab(footer.getByRole('link', { name: 'Join the Waitlist Today' }), FORM_URL)
    await expectNewTab(footer.getByRole('link', { name: 'Join Waitlist' }), FORM_URL)
  })
}

for (const { name, path } of ALL_PAGES) {
  test(`the copyright year and the disclaimer on ${name}`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('2025')).toBeVisible()
    await expect(
      footer.getByText(
        'This is not a medical device. Consult your healthcare provider for persistent ' +
          'tinnitus symptoms.',
        { exact: true },
      ),
    ).toBeVisible()
  })
}

for (const [name, anchor] of [
  ['Join the Waitlist Today', 'waitlist'],
  ['Join Waitlist', 'waitlist'],
  ['Features', 'how-it-works'],
  ['FAQ', 'faq'],
] as const) {
  test(`"${name}" in the landing page's footer scrolls up to its section`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expectLandedAt(page, anchor)
  })
}

test('each legal link of the footer leads to its page', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const { name, href } of legalLinks) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
})
