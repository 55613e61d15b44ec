import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('print shows all words and URLs, and no picture', async ({ page }) => {
  // A4, within its margins.
  await page.setViewportSize({ width: 658, height: 986 })
  await page.emulateMedia({ media: 'print' })
  const links = page.getByRole('link', { name: /Open the waitlist form|Book a Call/ })
  const onScreen = [/^This page is silent/, /^Form not showing/, /^Choose a question/]
  for (const [path, unprinted, urls] of [
    ['/', onScreen, [FORM_URL, BOOKING_URL]],
    ['/privacy-policy', [], []],
  ] as const) {
    await page.goto(path)
    const words = page.locator('main :is(h1, h2, h3, p, li, summary):not([hidden])')
    const printable = words.and(page.locator(':not(.masking-illustration *, nav *, .envelope *)'))
    await expect(printable.filter({ visible: false, hasText: /\S/ })).toHaveText([...unprinted])
    const printed = page.locator('body *').filter({ visible: true })
    await expect(printed.and(page.locator('svg, img, button, label, nav'))).toHaveCount(0)
    const colors = printed.evaluateAll((all) => all.map((part) => getComputedStyle(part).color))
    // Browsers leave out backgrounds.
    expect(new Set(await colors)).toEqual(new Set(['rgb(0, 0, 0)']))
    const shown = links.evaluateAll((all) => all.map((a) => getComputedStyle(a, '::after').content))
    expect(await shown).toEqual(urls.map((url) => `" (${url})"`))
  }
})
