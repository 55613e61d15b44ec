import { BOOKING_URL, FORM_URL, LINKED_FORM_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('a print has all words and URLs, and no picture', async ({ page }) => {
  // A4, within its margins.
  await page.setViewportSize({ width: 658, height: 986 })
  await page.emulateMedia({ media: 'print' })
  const links = page.locator('main a[target]').filter({ visible: true })
  const onScreen = '.hero-notes .needs-scripts p, .waitlist-hint, .faq .section-subtitle'
  for (const [path, urls] of [
    ['/', [FORM_URL, BOOKING_URL]],
    ['/privacy-policy', []],
    [LINKED_FORM_SITE, [FORM_URL, BOOKING_URL]],
  ] as const) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const words of [/^This is not a medical device/, '© 2025', 'hello@sample.test'])
      await expect(footer.getByText(words)).toBeVisible()
    const words = page.locator('main :is(h1, h2, h3, p, li, summary):not([hidden])')
    const printable = words.and(
      page.locator(`:not(.masking-illustration *, nav *, .envelope *, ${onScreen})`),
    )
    await expect(printable).not.toHaveCount(0)
    await expect(printable.filter({ visible: false, hasText: /\S/ })).toHaveText([])
    const printed = page.locator('body *').filter({ visible: true })
    await expect(printed.and(page.locator('svg, img, button, label, nav'))).toHaveCount(0)
    const colors = await printed.evaluateAll((all) =>
      all.map((part) => getComputedStyle(part).color),
    )
    // Browsers leave out backgrounds.
    expect(new Set(colors), 'colors of text').toEqual(new Set(['rgb(0, 0, 0)']))
    const shown = await links.evaluateAll((all) =>
      all.map((a) => getComputedStyle(a, '::after').content),
    )
    expect(shown, 'URLs of other sites').toEqual(urls.map((url) => `" (${url})"`))
    const inside = page.locator('main a[href^="/terms"], main a[href^="/medical"]').first()
    const url = await inside.evaluate((a) =>
      getComputedStyle(a, '::after').content.replaceAll('"', ''),
    )
    expect(url, 'a URL of ours').toMatch(/^ \(http:\/\/localhost:\d+ *\/[-a-z#]+\)$/)
  }
})
