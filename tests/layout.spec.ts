import { lostContent } from './support/lost-content.ts'
import { edgesOf, openEveryAnswer, openRunning } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { resize } from './support/simulate.ts'
import { targetFaults } from './support/target-faults.ts'
import { expect, onBothSites, test } from './support/test.ts'

/** Phones, tablets, laptops and large screens, and around the widths at which columns change. */
const WIDTHS = [320, 360, 639, 640, 768, 959, 960, 1280, 3840]

const WINDOWS = [
  { width: 1280, height: 720, fontSize: '200%' },
  { width: 320, height: 640, fontSize: '200%' },
  { width: 320, height: 256, fontSize: '100%' },
  { width: 320, height: 256, fontSize: '200%' },
  ...WIDTHS.map((width) => ({ width, height: 740, fontSize: '100%' })),
]

/** The spacing that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

// The security policy would block `TEXT_SPACING`.
test.use({ reducedMotion: 'reduce', bypassCSP: true })

/**
 * Runs in the page. Text that is hard to read: smaller than 16 px, or than 19 px in long passages,
 * with tight lines, or with more than 68 characters in the average full line.
 */
function findHardTexts(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, label, p, li')]
  return texts.flatMap((text) => {
    const { fontSize, fontStyle, lineHeight, textAlign, textTransform } = getComputedStyle(text)
    const isSeen = text.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isSeen || text.matches('.visually-hidden, :has(p, li, h3)')) return []
    const [size, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)]
    const lines = Math.round(text.clientHeight / line)
    const isLong = text.innerText.length > 140 && text.matches('main p:not(figure p), main li')
    const faults = [
      size < 16 && `${size} px`,
      (fontStyle !== 'normal' || textTransform !== 'none') && `${fontStyle} ${textTransform}`,
      isLong && size < 19 && `body of ${size} px`,
      isLong && line / size < 1.49 && `lines of ${line / size}`,
      isLong && !/start|left/.test(textAlign) && textAlign,
      isLong && text.innerText.length / lines > 68 && `${lines} long lines`,
    ]
    return faults.filter(Boolean).map((fault) => `${fault}: ${text.innerText}`)
  })
}

onBothSites((hasFacts) => {
  const [landingPage] = ALL_PAGES
  for (const { name, path } of hasFacts ? ALL_PAGES : [landingPage]) {
    test(`${name} fits every window, and is easy to read and tap`, async ({ page }) => {
      await openRunning(page, path)
      await openEveryAnswer(page)
      for (const { width, height, fontSize } of WINDOWS) {
        await resize(page, width, height, fontSize)
        const at = `${width} × ${height}, text size ${fontSize}`
        expect.soft(await lostContent(page), at).toEqual([])
        if (fontSize !== '100%') continue
        expect.soft(await targetFaults(page), at).toEqual([])
        expect.soft(await page.evaluate(findHardTexts), at).toEqual([])
      }
      await page.addStyleTag({ content: TEXT_SPACING })
      for (const fontSize of ['100%', '200%']) {
        for (const width of [320, 768, 1280]) {
          await resize(page, width, 256, fontSize)
          expect.soft(await lostContent(page), `${width} px, spaced, ${fontSize}`).toEqual([])
        }
      }
    })
  }
})

test('no stage is cut off, and the open menu has large targets', async ({ page }) => {
  await openRunning(page, '/')
  const menu = page.getByRole('button', { name: 'Menu' })
  for (const [width, fontSize] of [
    [320, '200%'],
    [320, '100%'],
    [360, '100%'],
    [768, '100%'],
    [1280, '100%'],
  ] as const) {
    await resize(page, width, 740, fontSize)
    for (const stage of ['Tinnitus Masked', 'Residual Inhibition', 'Habituation']) {
      await page.getByRole('radio', { name: stage }).check()
      expect.soft(await lostContent(page), `${stage}, ${width} px wide, ${fontSize}`).toEqual([])
    }
    if (width === 1280 || fontSize !== '100%') continue
    await menu.click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
    expect.soft(await targetFaults(page), `${width} px wide`).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('dir=rtl from a translator does not change the layout', async ({ page }) => {
  await openRunning(page, '/')
  const parts = page.locator('.hero :is(svg, h1, p), figure :is(svg, p, span)')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const before = await edgesOf(parts)
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    expect.soft(await edgesOf(parts), `${width} px wide`).toEqual(before)
    expect.soft(await lostContent(page), `${width} px wide`).toEqual([])
    await page.locator('html').evaluate((html) => html.removeAttribute('dir'))
  }
})
