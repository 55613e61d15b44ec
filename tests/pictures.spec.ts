import { expect, test } from './support/test.ts'

/** The pictures of each part of the page. Those of the night are night by day, too. */
const PICTURES = {
  '.hero': ['night', 'night', 'night', 'night'],
  '.problem': ['night', 'night', 'night'],
  '.masking': ['night', 'night', 'night', 'night', 'night'],
  '.how-it-works': ['night', 'scheme', 'scheme'],
  '.faq': ['scheme'],
  footer: ['scheme'],
}

test('every picture has the colors of the night or of the scheme', async ({ page }) => {
  await page.goto('/')
  const fills = { light: '', dark: '' }
  for (const [part, kinds] of Object.entries(PICTURES)) {
    // Words beside it say what it means.
    const pictures = page.locator(`${part} .scene[aria-hidden=true]`)
    await expect(pictures, part).toHaveCount(kinds.length)
    for (const [index, picture] of (await pictures.all()).entries()) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        fills[colorScheme] = await picture
          .locator('path')
          .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill).join())
      }
      const kind = fills.light === fills.dark ? 'night' : 'scheme'
      expect(kind, `${part} ${index + 1}`).toBe(kinds[index])
    }
  }
})

test('the icon follows the color scheme of the browser', async ({ page }) => {
  await page.goto('/favicon.svg')
  for (const [colorScheme, ground] of [
    ['light', 'rgb(251, 246, 237)'],
    ['dark', 'rgb(19, 29, 51)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('rect')).toHaveCSS('fill', ground)
  }
})
