import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { expectLinks, expectNewTab } from './support/links.ts'
import { BOOKING_URL, FORM_URL, OTHER_PAGES } from './support/pages.ts'

const skipToMain = { name: 'Skip to main content', href: '#main' }
const bookACall = { name: 'Book a Call (opens in new tab)', href: BOOKING_URL, opensNewTab: true }

test('the header leads to the parts of the landing page, and stays in view', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expectLinks(header, [
    skipToMain,
    { name: PRODUCT_NAME, href: '/' },
    { name: 'Features', href: '#how-it-works' },
    { name: 'FAQ', href: '#faq' },
    bookACall,
    { name: 'Join Waitlist', href: '#waitlist' },
  ])
  await expectNewTab(header.getByRole('link', bookACall), BOOKING_URL)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(header).toBeInViewport({ ratio: 1 })
})

test('on other pages the header leads to the landing page and to the form', async ({ page }) => {
  const header = page.getByRole('banner')
  for (const { path } of OTHER_PAGES) {
    await page.goto(path)
    await expectLinks(header, [
      skipToMain,
      { name: PRODUCT_NAME, href: '/' },
      { name: 'Features', href: '/#how-it-works' },
      { name: 'FAQ', href: '/#faq' },
      bookACall,
      { name: 'Join Waitlist (opens in new tab)', href: FORM_URL, opensNewTab: true },
    ])
  }
  await expectNewTab(header.getByRole('link', { name: 'Join Waitlist' }), FORM_URL)
})
