import type { Locator, Page } from '@playwright/test'
import Color from 'colorjs.io'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

const styleOf = (part: Locator, ...names: (keyof CSSStyleDeclaration)[]) =>
  part.evaluate((element, keys) => keys.map((key) => String(getComputedStyle(element)[key])), names)

test('the page and the form’s sheet follow the color scheme and contrast', async ({ page }) => {
  await page.goto('/')
  const quiet = page.locator('.section-qualifier').first()
  const sheet = page.locator('.envelope-paper').first()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const [ground = ''] = await styleOf(page.locator('html'), 'backgroundColor')
    const lightness = new Color(ground).oklch.l ?? Number.NaN
    if (colorScheme === 'light') expect(lightness).toBeGreaterThan(0.85)
    else expect(lightness).toBeLessThan(0.35)
    const bar = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    const barColor = (await bar.getAttribute('content')) ?? ''
    expect(Color.deltaE(ground, barColor, '2000')).toBeLessThan(1)
    // At night the sheet is dimmed, by 15 % at most.
    const dimming = colorScheme === 'light' ? 'none' : /^brightness\(0\.(?:8[5-9]|9\d)\d*\)$/
    await expect(sheet).toHaveCSS('filter', dimming)

    const [strong = ''] = await styleOf(page.locator('body'), 'color')
    await expect(quiet).not.toHaveCSS('color', strong)
    await page.emulateMedia({ contrast: 'more' })
    await expect(quiet).toHaveCSS('color', strong)
    await expect(sheet).toHaveCSS('filter', 'none')
  }
})

test('the moon stands out from the sky, which is always night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const drawing = page.locator('.masking-scene')
  const [moon = ''] = await styleOf(drawing.locator('.masking-moon path'), 'fill')
  const [sky = ''] = await styleOf(drawing.locator('rect').first(), 'fill')
  expect(Color.contrastWCAG21(moon, sky)).toBeGreaterThan(3)
})

/** The two kinds of buttons, a question and a link. */
const controlsOf = (page: Page) => [
  page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }),
  page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first(),
  page.locator('summary').first(),
  page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }),
]

const appearanceOf = (control: Locator) =>
  styleOf(control, 'color', 'backgroundColor', 'textDecorationThickness', 'transform')

test('controls look different on hover and while pressed, and stay readable', async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const control of controlsOf(page)) {
      const appearances = [await appearanceOf(control)]
      await control.hover()
      appearances.push(await appearanceOf(control))
      await page.mouse.down()
      appearances.push(await appearanceOf(control))
      // Let go elsewhere, so that nothing is pressed.
      await page.mouse.move(0, 0)
      await page.mouse.up()
      expect(new Set(appearances.map(String)).size, 'different appearances').toBe(3)
      // Controls without a ground of their own show the page's, which axe checks.
      for (const [color = '', ground = ''] of appearances)
        if (new Color(ground).alpha === 1)
          expect(Color.contrastWCAG21(color, ground), String(control)).toBeGreaterThanOrEqual(7)
    }
  }
})

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('touch screens get no hover styles, which would stick after a tap', async ({ page }) => {
    await page.goto('/')
    for (const control of controlsOf(page)) {
      const atRest = await appearanceOf(control)
      await control.hover()
      expect(await appearanceOf(control)).toEqual(atRest)
    }
  })
})

test('in forced colors controls and the chosen stage stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/privacy-policy', '/']) {
    await page.goto(path)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      // The line below a question is that of its answer.
      const controls = page.locator('a[href]:not(.skip-link), button, .faq-item, label:has(input)')
      const unmarked = controls.filter({ visible: true }).evaluateAll((found) =>
        found.flatMap((control) => {
          const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(control)
          const hasEdge = borderStyle !== 'none' && /[1-9]/.test(borderWidth)
          const hasLine = textDecorationLine.includes('underline')
          return hasEdge || hasLine ? [] : [control.textContent]
        }),
      )
      expect(await unmarked, `${path}, ${width} px wide`).toEqual([])
    }
  }
  const stages = page.getByRole('group', { name: 'Show a stage' }).getByRole('radio')
  await stages.nth(2).check()
  const grounds = await stages.evaluateAll((radios) =>
    radios.map((radio) => getComputedStyle(radio).backgroundColor),
  )
  expect(grounds.filter((ground) => ground === grounds[2])).toHaveLength(1)
  const [label = ''] = await styleOf(stages.nth(2).locator('xpath=following::span[1]'), 'color')
  expect(Color.contrastWCAG21(label, grounds[2] ?? '')).toBeGreaterThan(4.5)
})
