import { chromium } from '@playwright/test'
import { lowContrastText } from './support/contrast.ts'
import { openEverything } from './support/observe.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

test('page and browser bar follow the color scheme, quiet text the wish for contrast', async ({
  page,
}) => {
  await page.goto('/')
  // Dark Reader would wreck the pictures, which have a night of their own.
  await expect(page.locator('meta[name=darkreader-lock]')).toBeAttached()
  const quiet = page.getByText('Masking covers one sound with another.')
  const colorOf = (part: string, name: string) =>
    page
      .locator(part)
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const ground = (await colorOf('html', 'background-color')).match(/\d+/g)?.map(Number) ?? []
    if (colorScheme === 'light') expect(Math.min(...ground)).toBeGreaterThan(220)
    else expect(Math.max(...ground)).toBeLessThan(60)
    const bar = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    await expect(bar).toHaveAttribute('content', `#${Buffer.from(ground).toString('hex')}`)

    const strong = await colorOf('body', 'color')
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

test('in forced colors every control and the chosen stage are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  // The line below a question is that of its answer.
  const controls = page.locator('a[href]:not(.skip-link), button, .faq-item, label:has(input)')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const unmarked = controls.filter({ visible: true }).evaluateAll((found) => {
      const isMarked = (control: Element) => {
        const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(control)
        const hasEdge = borderStyle !== 'none' && /[1-9]/.test(borderWidth)
        return hasEdge || textDecorationLine === 'underline'
      }
      return found.filter((control) => !isMarked(control)).map((control) => control.textContent)
    })
    expect(await unmarked, `${width} px wide`).toEqual([])
  }
  const stages = page.getByRole('group', { name: 'Show a stage' }).getByRole('radio')
  await stages.nth(2).check()
  const grounds = await stages.evaluateAll((radios) =>
    radios.map((radio) => getComputedStyle(radio).backgroundColor),
  )
  expect(grounds.filter((ground) => ground === grounds[2])).toHaveLength(1)
})
