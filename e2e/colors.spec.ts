import { expect, type Page, test } from '@playwright/test'
import Color from 'colorjs.io'
import { openRunning } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'

test.use({ reducedMotion: 'reduce' })

test('every page is light by day and dark by night, and so is the browser around it', async ({
  page,
}) => {
  for (const { name, path } of ALL_PAGES) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { ground, bars } = await page.evaluate(() => {
        const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
        const inUse = [...metas].filter(({ media }) => matchMedia(media).matches)
        const { backgroundColor } = getComputedStyle(document.documentElement)
        return { ground: backgroundColor, bars: inUse.map(({ content }) => content) }
      })
      expect(bars, name).toHaveLength(1)
      expect(Color.deltaE(ground, bars[0] ?? '', '2000'), name).toBeLessThan(1)
      const lightness = new Color(ground).oklch.l ?? Number.NaN
      if (colorScheme === 'light') expect(lightness, name).toBeGreaterThan(0.85)
      else expect(lightness, name).toBeLessThan(0.35)
    }
  }
})

test('quiet words become as strong as all words with more contrast', async ({ page }) => {
  await page.goto('/')
  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const strong = await colorOf('body')
    expect(await colorOf('.section-qualifier')).not.toBe(strong)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await colorOf('.section-qualifier')).toBe(strong)
  }
})

/** A button, a question and a link. */
const controlsOf = (page: Page) => [
  page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }),
  page.locator('summary').first(),
  page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }),
]

/** Runs in the page. */
function readLook(control: Element) {
  const { color, backgroundColor, textDecorationThickness, transform } = getComputedStyle(control)
  return [color, backgroundColor, textDecorationThickness, transform].join(' ')
}

test('controls look different under the pointer and while they are pressed', async ({ page }) => {
  await page.goto('/')
  for (const control of controlsOf(page)) {
    const atRest = await control.evaluate(readLook)
    await control.hover()
    await expect.poll(() => control.evaluate(readLook)).not.toBe(atRest)
    const pointedAt = await control.evaluate(readLook)
    await page.mouse.down()
    await expect.poll(() => control.evaluate(readLook)).not.toBe(pointedAt)
    // Let go elsewhere, so that nothing is pressed.
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a tap leaves no look of the pointer behind', async ({ page }) => {
    await page.goto('/')
    const question = page.locator('summary').first()
    const before = await question.evaluate(readLook)
    await question.tap()
    await expect(page.locator('details').first()).toHaveAttribute('open')
    expect(await question.evaluate(readLook)).toBe(before)
  })
})

test('in forced colors every control has an edge or a line, and the chosen stage differs', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/privacy-policy', '/']) {
    await openRunning(page, path)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const bare = await page
        .locator('a[href]:not(.skip-link), button, summary, label:has(input)')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls.flatMap((control) => {
            const box = getComputedStyle(control.closest('details') ?? control)
            const hasEdge = box.borderStyle !== 'none' && /[1-9]/.test(box.borderWidth)
            const hasLine = getComputedStyle(control).textDecorationLine.includes('underline')
            return hasEdge || hasLine ? [] : [control.textContent]
          }),
        )
      expect(bare, `${path}, ${width} px wide`).toEqual([])
    }
  }
  await page.getByRole('radio', { name: 'Residual Inhibition' }).check()
  const grounds = await page
    .locator('label:has([type=radio])')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(grounds.filter((ground) => ground === grounds[2])).toHaveLength(1)
})
