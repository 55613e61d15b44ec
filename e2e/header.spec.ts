import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { expectLandedAt, expectNextTabFrom } from './support/landing.ts'
import { expectLinks, expectNewTab } from './support/links.ts'
import { BOOKING_URL, FORM_URL, OTHER_PAGES } from './support/pages.ts'

const skipToMain = { name: 'Skip to main content', href: '#main' }
const bookACall = { name: 'Book a Call (opens in new tab)', href: BOOKING_URL, opensNewTab: true }

test.describe('on the landing page', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

  test('the header names the product and leads to the parts of the page', async ({ page }) => {
    await expectLinks(page.getByRole('banner'), [
      skipToMain,
      { name: PRODUCT_NAME, href: '/' },
      { name: 'Features', href: '#how-it-works' },
      { name: 'FAQ', href: '#faq' },
      bookACall,
      { name: 'Join Waitlist', href: '#waitlist' },
    ])
  })

  for (const [name, anchor] of [
    ['Features', 'how-it-works'],
    ['FAQ', 'faq'],
    ['Join Waitlist', 'waitlist'],
  ] as const) {
    // Seen to catch a heading that comes to rest under the header.
    test(`"${name}" scrolls to its section, and Back returns`, async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expectLandedAt(page, anchor)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      expect(new URL(page.url()).hash).toBe('')
    })
  }

  test('"Join Waitlist" opens no new tab', async ({ page, context }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' }).click()
    await expectLandedAt(page, 'waitlist')
    await expectNextTabFrom(page, 'waitlist')
    expect(context.pages()).toHaveLength(1)
  })

  test('"Book a Call" opens the booking page in a new tab', async ({ page }) => {
    await expectNewTab(page.getByRole('banner').getByRole('link', bookACall), BOOKING_URL)
  })

  test('the header stays in view while the page scrolls', async ({ page }) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  })
})

for (const { name, path } of OTHER_PAGES) {
  test.describe(`on ${name}`, () => {
    test.beforeEach(({ page }) => page.goto(path).then(() => undefined))

    test('the header leads back to the landing page and to the form', async ({ page }) => {
      await expectLinks(page.getByRole('banner'), [
        skipToMain,
        { name: PRODUCT_NAME, href: '/' },
        { name: 'Features', href: '/#how-it-works' },
        { name: 'FAQ', href: '/#faq' },
        bookACall,
        { name: 'Join Waitlist (opens in new tab)', href: FORM_URL, opensNewTab: true },
      ])
    })

    test('"Join Waitlist" and "Book a Call" open new tabs', async ({ page }) => {
      const header = page.getByRole('banner')
      await expectNewTab(header.getByRole('link', { name: 'Join Waitlist' }), FORM_URL)
      await expectNewTab(header.getByRole('link', { name: 'Book a Call' }), BOOKING_URL)
    })

    test('"Features" and "FAQ" lead to the landing page, and Back returns', async ({ page }) => {
      const here = page.url()
      for (const [label, anchor] of [
        ['Features', 'how-it-works'],
        ['FAQ', 'faq'],
      ] as const) {
        await page.getByRole('banner').getByRole('link', { name: label }).click()
        await expectLandedAt(page, anchor)
        await expectNextTabFrom(page, anchor)
        await page.goBack()
        await expect(page).toHaveURL(here)
      }
    })
  })
}
