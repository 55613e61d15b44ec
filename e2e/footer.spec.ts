import { expect, test } from '@playwright/test'
import { expectLandedAt } from './support/landing.ts'
import { expectLinks, expectNewTab } from './support/links.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

const DISCLAIMER =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

const LEGAL_LINKS = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms of Service', href: '/terms-of-service' },
  { name: 'Medical Disclaimer', href: '/medical-disclaimer' },
]

for (const { name, path } of ALL_PAGES) {
  test(`the footer of ${name} has its links, the year and the disclaimer`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    const isHome = path === '/'
    const join = isHome ? { href: '#waitlist' } : { href: FORM_URL, opensNewTab: true }
    const newTab = isHome ? '' : ' (opens in new tab)'
    await expectLinks(footer, [
      { name: `Join the Waitlist Today${newTab}`, ...join },
      { name: 'Features', href: isHome ? '#how-it-works' : '/#how-it-works' },
      { name: 'FAQ', href: isHome ? '#faq' : '/#faq' },
      { name: `Join Waitlist${newTab}`, ...join },
      ...LEGAL_LINKS,
    ])
    await expect(footer.getByText('2025')).toBeVisible()
    await expect(footer.getByText(DISCLAIMER, { exact: true })).toBeVisible()
  })
}

test('the footer of another page opens the form in a new tab', async ({ page }) => {
  await page.goto('/privacy-policy')
  const footer = page.getByRole('contentinfo')
  await expectNewTab(footer.getByRole('link', { name: 'Join the Waitlist Today' }), FORM_URL)
  await expectNewTab(footer.getByRole('link', { name: 'Join Waitlist' }), FORM_URL)
})

test('links in the footer of the landing page scroll up to their sections', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const [name, anchor] of [
    ['Join the Waitlist Today', 'waitlist'],
    ['Features', 'how-it-works'],
    ['FAQ', 'faq'],
    ['Join Waitlist', 'waitlist'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expectLandedAt(page, anchor)
  }
})

test('each legal link of the footer leads to its page', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const { name, href } of LEGAL_LINKS) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
})
