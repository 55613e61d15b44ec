import { expect, type Page, test } from '@playwright/test'
import { openEveryAnswer } from './support/every-answer.ts'
import { ALL_PAGES } from './support/pages.ts'

/**
 * Texts that tired or older eyes would find hard: too small, too close, slanted, in capitals or
 * not along the left edge. Where a text has words for two lines, it is meant to be read on.
 */
function hardTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 16
    const LEAST_BODY_PX = 19
    const LEAST_LINE = 1.5
    const RUNNING_CHARACTERS = 70
    const faults = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      const text = texts.currentNode.nodeValue?.trim()
      if (!holder || !text || holder.closest('script, noscript, .visually-hidden')) continue
      if (!holder.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(holder)
      const say = (fault: string) => faults.add(`${fault}: ${text.slice(0, 60)}`)
      const size = Number.parseFloat(style.fontSize)
      // In a drawing, letters grow and shrink with it.
      const scale = holder instanceof SVGElement ? (holder.closest('svg')?.clientWidth ?? 0) : 0
      const drawn = holder.closest('svg')?.viewBox.baseVal.width
      const shown = drawn && scale ? (size * scale) / drawn : size
      if (shown < LEAST_PX - 0.01) say(`${shown.toFixed(1)} px`)
      if (style.fontStyle !== 'normal') say(style.fontStyle)
      if (style.textTransform !== 'none') say(style.textTransform)
      if (/\p{Lu}{2,} \p{Lu}{2,}/u.test(text)) say('capitals')

      const block = holder.closest('p, li, dd, figcaption')
      const isRunning = (block?.textContent?.trim().length ?? 0) >= RUNNING_CHARACTERS
      if (!block || !isRunning) continue
      const { fontSize, lineHeight, textAlign } = getComputedStyle(block)
      const isCaption = block.localName === 'figcaption'
      if (!isCaption && Number.parseFloat(fontSize) < LEAST_BODY_PX) say(`body of ${fontSize}`)
      if (!isCaption && !/start|left/.test(textAlign)) say(textAlign)
      // The wish is for paragraphs; a caption in letters of a heading is none.
      const line = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      if (!isCaption && line < LEAST_LINE - 0.01) say(`lines of ${line.toFixed(2)}`)
    }

    // From line to line of two paragraphs, at least one and a half times as far as within one.
    for (const second of document.querySelectorAll('p + p')) {
      const first = second.previousElementSibling
      if (
        !first?.checkVisibility() ||
        second.closest('dl, .stage, .chart, .footer, .waitlist-written-title + p')
      )
        continue
      const line = Number.parseFloat(getComputedStyle(second).lineHeight)
      const gap = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom
      const isBeside = gap < 0
      if (!isBeside && (gap + line) / line < 1.5) {
        faults.add(`${gap} px above a paragraph: ${second.textContent?.slice(0, 60)}`)
      }
    }
    return [...faults]
  })
}

for (const { name, path } of ALL_PAGES) {
  // Seen to catch: body text of 17 px, lines of 1.4, slanted and centered words, capitals by
  // style, and paragraphs of the answers 0.4 em apart.
  test(`the letters of ${name} are large, upright and well apart`, async ({ page }) => {
    await page.goto(path)
    await openEveryAnswer(page)
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await hardTexts(page), `${width} px wide`).toEqual([])
    }
  })
}
