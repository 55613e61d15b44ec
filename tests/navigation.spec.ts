import type { Locator } from '@playwright/test'
import { navigation } from '../src/content/navigation.ts'
import { expectLandedAt } from './support/observe.ts'
import { LEGAL_PAGES, PAGES } from './support/pages.ts'
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

for (const [name, path] of Object.entries(PAGES)) {
  test(`the header and the footer of ${name} have their links`, async ({ page }) => {
    await page.goto(path)
    const isLanding = path === '/'
    const newTab = (label: string, url: string) => `${label} ${navigation.newTab}: ${url}`
    const join = (label: string) => (isLanding ? `${label}: #waitlist` : newTab(label, FORM_URL))
    const home = isLanding ? '' : '/'
    const sections = [`Features: ${home}#how-it-works`, `FAQ: ${home}#faq`]
    const header = page.getByRole('banner')
    expect(await linksOf(header)).toEqual([
      expect.stringMatching(/: #title$/),
      'Sampletune: /',
      ...sections,
      newTab('Book a Call', BOOKING_URL),
      join('Join Waitlist'),
    ])
    const footer = page.getByRole('contentinfo')
    expect(await linksOf(footer)).toEqual([
      join('Join the Waitlist Today'),
      ...sections,
      join('Join Waitlist'),
      'Privacy Policy: /privacy-policy',
      'Terms of Service: /terms-of-service',
      'Medical Disclaimer: /medical-disclaimer',
      'hello@sample.test: mailto:hello@sample.test',
    ])
    const copyright = footer.getByText('© 2025 Sampletune', { exact: true })
    await expect(copyright).toBeVisible()
    for (const brand of [header.getByRole('link', { name: 'Sampletune' }), copyright])
      await expect(brand, 'not to be translated').toHaveAttribute('translate', 'no')
    const announced = `[aria-label$="${navigation.newTab}"]`
    const newTabs = page.locator(`a[target=_blank], ${announced}`)
    const faulty = newTabs.and(page.locator(`:not([target][rel=noopener]${announced})`))
    await expect(faulty, 'opens in a new tab, safely, and says so').toHaveText([])
    await expect(page.locator('a[target=_blank]:not(:has(.icon))'), 'its icon').toHaveText([])
  })
}

test('a link from another page leads to its section, where Tab goes on', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').first()).toBeFocused()
})

for (const [path, title] of Object.entries(LEGAL_PAGES)) {
  test(`contents lead to the sections of the ${title}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const contents = page.getByRole('main').getByRole('navigation').getByRole('link')
    const names = await contents.allTextContents()
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(names)
    for (const index of [names.length - 1, 0]) {
      await contents.nth(index).click()
      // Screen readers announce a section by the heading that takes the focus.
      await expect(sections.nth(index)).toBeFocused()
      await sections.nth(index).click({ trial: true, position: { x: 5, y: 5 } })
    }
  })
}

test('the contents are folded on a phone, and open beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy-policy')
  const link = page.getByRole('main').getByRole('navigation').getByRole('link').first()
  await expect(link).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(link).toBeVisible()
})

test('a link within the page does not reload it', async ({ page }) => {
  // As a mail program may garble it: the link's query must stay as it is.
  await page.goto('/?utm_source=mail&amp;ref=x')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('h2#faq')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
  await expect(page.locator('h2#waitlist')).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a double click on a link opens one new tab', async ({ page, context }) => {
  await page.goto('/')
  const newTab = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first().dblclick()
  await newTab
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expectLandedAt(page, 'faq')
  expect(context.pages()).toHaveLength(2)
})

test('scrolling is smooth only after a click, and never with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/#faq')
  const root = page.locator('html')
  await expect(root).toHaveCSS('scroll-behavior', 'auto')
  await page.locator('.hero a[href="#sound-notice"]').click()
  await expect(root).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(root).toHaveCSS('scroll-behavior', 'auto')
})
