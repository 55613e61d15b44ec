import { chromium, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { lowContrastText } from './support/contrast.ts'
import { openEverything } from './support/open-everything.ts'
import { PAGES } from './support/pages.ts'
import { pixelsOf } from './support/pixels.ts'
import { expect, test } from './support/test.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const RULES: RunOptions = {
  runOnly: [...WCAG, 'best-practice', 'experimental'],
  // The framed form belongs to the provider.
  iframes: false,
  // Reporting passes would take a third of the time.
  resultTypes: ['violations'],
}

// The security policy would block the style that hides the words.
test.use({ reducedMotion: 'reduce', bypassCSP: true })

async function violationsOn(page: Page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(RULES)})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

for (const [name, path, width, height] of [
  ['the landing page', '/', 1280, 844],
  // The window in the hero's scene is close to the line.
  ['the landing page', '/', 768, 720],
  ...Object.entries(PAGES).map(([name, path]) => [name, path, 390, 844] as const),
] as const)
  test(`axe finds no fault on ${name}, and text has contrast, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openEverything(page, path)
    expect.soft(await violationsOn(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await lowContrastText(page), colorScheme).toEqual([])
    }
  })

test('axe finds no fault in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/no-such-page')
  await page.getByRole('button').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('the page follows the color scheme, and the hero is always at night', async ({ page }) => {
  await page.goto('/')
  for (const [colorScheme, ground, bar] of [
    ['light', 'rgb(251, 246, 237)', '#fbf6ed'],
    ['dark', 'rgb(19, 29, 51)', '#131d33'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('background-color', ground)
    const color = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    await expect(color).toHaveAttribute('content', bar)
    await expect(page.locator('.hero')).toHaveCSS('background-color', 'rgb(19, 29, 51)')
  }
})

test('quiet text is as strong as other text if a visitor wants contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/')
  const quiet = page.locator('.masking .section-subtitle')
  await expect(quiet).toHaveCSS('color', 'rgb(21, 31, 50)')
})

test('text has contrast in a browser that darkens pages itself', async ({ baseURL }) => {
  // As Android apps and Brave do it, which still say that the visitor prefers a light page.
  const settings = 'forceDarkModeEnabled=true,preferredColorScheme=1'
  const browser = await chromium.launch({
    executablePath: test.info().project.use.launchOptions?.executablePath,
    args: ['--enable-features=WebContentsForceDark', `--blink-settings=${settings}`],
  })
  const page = await browser.newPage({ baseURL, bypassCSP: true, colorScheme: null })
  await openEverything(page, '/')
  const { data: pixels } = await pixelsOf(await page.screenshot())
  expect(pixels[0], 'the header, which is cream by day').toBeLessThan(100)
  expect(await lowContrastText(page)).toEqual([])
  // Dark Reader, an extension, leaves a page alone that has a night of its own.
  await expect(page.locator('meta[name=darkreader-lock]')).toBeAttached()
  await browser.close()
})

test('in forced colors, every control and the chosen stage are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  // A question’s border is on its `.faq-item`.
  const controls = page.locator('a[href]:not(.skip-link), button, .faq-item, label:has(input)')
  await expect(controls).not.toHaveCount(0)
  const unmarked = () =>
    controls.evaluateAll((all) => {
      const isMarked = (control: Element) => {
        const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(control)
        const hasEdge = borderStyle !== 'none' && /[1-9]/.test(borderWidth)
        return hasEdge || textDecorationLine === 'underline'
      }
      return all.filter((control) => !isMarked(control)).map((control) => control.textContent)
    })
  expect(await unmarked()).toEqual([])
  const stages = page.locator('.stage-buttons').getByRole('radio')
  await stages.nth(2).check()
  const words = page.locator('#stage-residual-inhibition:checked + span')
  await expect(words).not.toHaveCSS('background-color', /, 0\)$/)
  await page.addStyleTag({ content: '.menu-button { border: 0 }' })
  expect(await unmarked(), 'the search sees a button without an edge').toEqual(['Menu'])
})
