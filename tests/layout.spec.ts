import { lostContent, textOverText } from './support/lost-content.ts'
import { boxOf, openWhole } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { resize } from './support/simulate.ts'
import { expect, onBothSites, test } from './support/test.ts'

/** Width and height in px, and text size. Columns change at 640 and 960 px. */
const WINDOWS = [
  ...[320, 390, 640, 768, 959, 960, 1280, 1920].map((width) => [width, 844, '100%'] as const),
  [320, 256, '100%'],
  [320, 640, '200%'],
  [1280, 720, '200%'],
] as const

/** The spacing that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/**
 * Runs in the page. Controls smaller than 48 px, except links within a sentence; main buttons lower
 * than 60 px on a phone; text smaller than 16 px; and passages smaller than 19 px, with tight lines or
 * with more than 68 characters in the average full line.
 */
function findSmallThings(): string[] {
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true })
  const controls = [...document.querySelectorAll('a[href], button, summary, label:has(input)')]
  const targets = controls.filter((control) => {
    const { width, height } = control.getBoundingClientRect()
    const isInline = getComputedStyle(control).display === 'inline'
    const isInSentence = isInline && control.parentElement?.textContent !== control.textContent
    const least = control.matches('.button') && window.innerWidth < 400 ? 59.9 : 47.9
    return isSeen(control) && !isInSentence && (width < 47.9 || height < least)
  })
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, label, p, li')]
  const hard = texts.filter((text) => {
    const style = getComputedStyle(text)
    const [size, line] = [Number.parseFloat(style.fontSize), Number.parseFloat(style.lineHeight)]
    // The sentence above the form, which is small, is shorter.
    const isLong = text.innerText.length > 160 && text.matches('main :is(p, li):not(figure *)')
    const characters = text.innerText.length / Math.round(text.clientHeight / line)
    const isHard = size < 16 || (isLong && (size < 19 || line / size < 1.49 || characters > 68))
    return isSeen(text) && isHard && !text.matches('.visually-hidden, :has(p, li, h3)')
  })
  return [...targets, ...hard].map((part) => `${part.localName}: ${part.textContent}`)
}

// The security policy would block the added styles.
test.use({ reducedMotion: 'reduce', bypassCSP: true })

onBothSites((hasTexts) => {
  for (const { name, path } of hasTexts ? ALL_PAGES : ALL_PAGES.slice(0, 1)) {
    test(`${name} fits every window, and is easy to read and to press`, async ({ page }) => {
      await openWhole(page, path)
      for (const [width, height, textSize] of WINDOWS) {
        await resize(page, width, height, textSize)
        const at = `${width} × ${height}, text size ${textSize}`
        expect.soft(await lostContent(page), at).toEqual([])
        expect.soft(await textOverText(page), at).toEqual([])
        if (textSize === '100%') expect.soft(await page.evaluate(findSmallThings), at).toEqual([])
      }
      await page.addStyleTag({ content: TEXT_SPACING })
      for (const [width, height, textSize] of [
        [390, 844, '100%'],
        [1280, 720, '100%'],
        [320, 256, '200%'],
      ] as const) {
        await resize(page, width, height, textSize)
        const at = `${width} × ${height}, spaced, text size ${textSize}`
        expect.soft(await lostContent(page), at).toEqual([])
        expect.soft(await textOverText(page), at).toEqual([])
      }
    })
  }
})

test.describe(() => {
  // Desktop browsers ignore `text-size-adjust`.
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } })

  test('the header covers no heading where an app enlarges text alone', async ({ page }) => {
    await page.goto('/')
    for (const percent of [160, 200]) {
      // As apps do by the system's text size: `rem` stays as it is.
      const content = `html { -webkit-text-size-adjust: ${percent}% !important }`
      await page.addStyleTag({ content })
      for (const heading of await page.locator('main :is(h1, h2)').all()) {
        await heading.evaluate(({ id }) => window.location.replace(`#${id}`))
        const { bottom } = await boxOf(page.getByRole('banner'))
        expect.soft((await boxOf(heading)).top).toBeGreaterThanOrEqual(bottom)
      }
    }
  })
})
