import { chromium, type Page } from '@playwright/test'
import { lowContrastText } from './support/contrast.ts'
import { openEverything } from './support/observe.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

const colorOf = (page: Page, part: string, name: string) =>
  page
    .locator(part)
    .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name)

test('page and browser bar follow the color scheme', async ({ page }) => {
  await page.goto('/')
  for (const [colorScheme, isDark] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    const background = (await colorOf(page, 'html', 'background-color')).match(/\d+/g)?.map(Number)
    expect(Math.max(...(background ?? [])) < 128).toBe(isDark)
    const bar = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    await expect(bar).toHaveAttribute(
      'content',
      `#${Buffer.from(background ?? []).toString('hex')}`,
    )
  }
})

test('the hero is at night by day, too', async ({ page }) => {
  await page.goto('/')
  const background = (await colorOf(page, '.hero', 'background-color')).match(/\d+/g)?.map(Number)
  expect(Math.max(...(background ?? []))).toBeLessThan(128)
})

test('Dark Reader leaves the page, which has a night of its own, alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name=darkreader-lock]')).toBeAttached()
})

test('quiet text is as strong as other text where a visitor wants more contrast', async ({
  page,
}) => {
  await page.goto('/')
  const quiet = page.getByText('Masking covers one sound with another.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const strong = await colorOf(page, 'body', 'color')
    await expect(quiet).not.toHaveCSS('color', strong)
    await page.emulateMedia({ contrast: 'more' })
    await expect(quiet).toHaveCSS('color', strong)
  }
})

test('all text has enough contrast in a browser that darkens pages itself', async ({ baseURL }) => {
  // As Android apps and Brave do it, which still say that the visitor prefers a light page.
  const settings = 'forceDarkModeEnabled=true,preferredColorScheme=1'
  const browser = await chromium.launch({
    executablePath: test.info().project.use.launchOptions?.executablePath,
    args: ['--enable-features=WebContentsForceDark', `--blink-settings=${settings}`],
  })
  const page = await browser.newPage({ baseURL, bypassCSP: true, colorScheme: null })
  await openEverything(page, '/')
  expect(await lowContrastText(page)).toEqual([])
  await browser.close()
})

test('in forced colors every control is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  // The line below a question is that of its answer.
  const controls = page.locator('a[href]:not(.skip-link), button, .faq-item, label:has(input)')
  const unmarked = controls.evaluateAll((all) => {
    const isMarked = (control: Element) => {
      const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(control)
      const hasEdge = borderStyle !== 'none' && /[1-9]/.test(borderWidth)
      return hasEdge || textDecorationLine === 'underline'
    }
    return all.filter((control) => !isMarked(control)).map((control) => control.textContent)
  })
  expect(await unmarked).toEqual([])
})

test('in forced colors the chosen stage is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const stages = page.getByRole('group', { name: 'Show a stage' }).getByRole('radio')
  await stages.nth(2).check()
  const backgrounds = await stages.evaluateAll((radios) =>
    radios.map((radio) => getComputedStyle(radio).backgroundColor),
  )
  expect(backgrounds.filter((background) => background === backgrounds[2])).toHaveLength(1)
})
