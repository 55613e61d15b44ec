import { expect, type Page, test } from '@playwright/test'

/** A color of an element as red, green and blue from 0 to 255, whatever it is written in. */
function colorOf(page: Page, selector: string, property: string): Promise<number[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const paint = document.createElement('canvas').getContext('2d')
      if (!paint) throw new Error('No canvas to read colors with')
      paint.fillStyle = getComputedStyle(element).getPropertyValue(name)
      paint.fillRect(0, 0, 1, 1)
      return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }, property)
}

const ground = (page: Page) => colorOf(page, 'html', 'background-color')
const sum = (channels: number[]) => channels.reduce((total, one) => total + one, 0)

test('the page is light by day and dark by night, as the system asks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const scheme = page.locator('html')
  await expect(scheme).toHaveCSS('color-scheme', 'light dark')
  expect(sum(await ground(page))).toBeGreaterThan(3 * 225)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(sum(await ground(page))).toBeLessThan(3 * 60)
})

for (const path of ['/', '/privacy-policy', '/no-such-page', '/%E0%A4%A']) {
  test(`the browser's own bars take the ground's color on ${path}, day and night`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const content = await page
        .locator('meta[name=theme-color]')
        .evaluateAll((metas: HTMLMetaElement[]) =>
          metas.filter(({ media }) => matchMedia(media).matches).map((meta) => meta.content),
        )
      expect(content).toHaveLength(1)
      await page.evaluate((color) => {
        document.body.style.backgroundColor = color
      }, content[0] ?? '')
      const bar = await colorOf(page, 'body', 'background-color')
      const behind = await ground(page)
      const furthest = Math.max(...bar.map((one, at) => Math.abs(one - (behind[at] ?? 0))))
      expect(furthest).toBeLessThanOrEqual(2)
    }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  // Seen to catch quiet words that stay as they are.
  test(`who asks for more contrast gets it in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const quietWords = () => colorOf(page, '.hero-status', 'color')
    const edge = () => colorOf(page, '.faq-item', 'border-block-start-color')
    const words = await colorOf(page, 'body', 'color')
    expect(await quietWords()).not.toEqual(words)
    expect(await edge()).not.toEqual(words)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await quietWords()).toEqual(words)
    expect(await edge()).toEqual(words)
  })
}
