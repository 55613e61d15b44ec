import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { expectLinks } from './support/links.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

const DISCLAIMER =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

test('the footer of every page has its links, the year and the disclaimer', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
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
      { name: 'Privacy Policy', href: '/privacy-policy' },
      { name: 'Terms of Service', href: '/terms-of-service' },
      { name: 'Medical Disclaimer', href: '/medical-disclaimer' },
    ])
    await expect(footer.getByText(`© 2025 ${PRODUCT_NAME}`, { exact: true })).toBeVisible()
    await expect(footer.getByText(DISCLAIMER, { exact: true })).toBeVisible()
  }
})
