import type { Locator } from '@playwright/test'
import { expectLandedAt } from './support/observe.ts'
import { ALL_PAGES, LEGAL_PAGES } from './support/pages.ts'
import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

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
      expect.stringMatching(/: #title$/),
      'Sampletune: /',
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
    await expect(footer.getByText('© 2025 Sampletune', { exact: true })).toBeVisible()
    const newTabs = page.getByRole('link', { name: '(opens in new tab)' })
    await expect(newTabs).toHaveCount(await page.locator('[target=_blank]').count())
  })
}

test('a link from another page lands at its section, where Tab goes on', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').first()).toBeFocused()
})

for (const [path, title] of Object.entries(LEGAL_PAGES)) {
  test(`the ${title} has contents that lead to its sections`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const names = await contents.allTextContents()
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(names)
    for (const index of [names.length - 1, 1]) {
      await contents.nth(index).click()
      // Screen readers announce a section by the heading that takes the focus.
      await expect(sections.nth(index)).toBeFocused()
      await sections.nth(index).click({ trial: true, position: { x: 5, y: 5 } })
    }
  })
}

test('a link within the page does not reload it', async ({ page }) => {
  // As a mail program may garble it: the link's query must stay as it is.
  await page.goto('/?utm_source=mail&amp;ref=x')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { name: /^FAQ/ })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
  await expect(page.getByRole('heading', { name: /^Join/ })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
