import type { Page } from '@playwright/test'

/** Blocks with a line of more than 68 characters. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST_CHARACTERS = 68
    const BLOCKS = 'h1, h2, h3, p, li, dt, dd, summary, figcaption'
    const long: string[] = []
    const range = document.createRange()
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    for (const block of document.querySelectorAll(BLOCKS)) {
      if (!isSeen(block) || block.closest('svg')) continue
      const lines = ['']
      let bottom = Number.NEGATIVE_INFINITY
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode
        if (parentElement?.closest(BLOCKS) !== block || !isSeen(parentElement)) continue
        for (const { 0: word, index } of (nodeValue ?? '').matchAll(/\s*\S+/g)) {
          range.setStart(texts.currentNode, index + word.length - word.trimStart().length)
          range.setEnd(texts.currentNode, index + word.length)
          const box = [...range.getClientRects()].at(-1)
          if (!box || box.width <= 1) continue
          if (box.top + box.height / 2 > bottom) lines.push('')
          lines.push(`${lines.pop()}${word}`)
          bottom = box.bottom
        }
      }
      const tidy = lines.map((line) => line.trim().replace(/\s+/g, ' '))
      long.push(...tidy.filter(({ length }) => length > MOST_CHARACTERS))
    }
    return long
  })
}

/**
 * Texts that tired or older eyes find hard: smaller than 16 px, or 19 px where there is much to
 * read; lines or paragraphs too close; italics, capitals, or not along the left edge.
 */
export function hardTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONG_TEXT_CHARACTERS = 70
    const faults = new Set<string>()
    const px = Number.parseFloat
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      const text = texts.currentNode.nodeValue?.trim()
      if (!holder || !text || holder.closest('script, noscript, .visually-hidden')) continue
      if (!holder.checkVisibility({ visibilityProperty: true })) continue
      const note = (fault: string) => faults.add(`${fault}: ${text.slice(0, 60)}`)
      const { fontSize, fontStyle, textTransform } = getComputedStyle(holder)
      // Letters of a drawing grow and shrink with it.
      const svg = holder.closest('svg')
      const size = px(fontSize) * (svg ? svg.clientWidth / svg.viewBox.baseVal.width : 1)
      if (size < 15.99) note(`${size.toFixed(1)} px`)
      if (fontStyle !== 'normal') note(fontStyle)
      if (textTransform !== 'none' || /\p{Lu}{2,} \p{Lu}{2,}/u.test(text)) note('capitals')

      const block = holder.closest('p, li, dd')
      if ((block?.textContent?.trim().length ?? 0) < LONG_TEXT_CHARACTERS || !block) continue
      const style = getComputedStyle(block)
      if (px(style.fontSize) < 19) note(`body of ${style.fontSize}`)
      if (!/start|left/.test(style.textAlign)) note(style.textAlign)
      if (px(style.lineHeight) / px(style.fontSize) < 1.49) note(`lines of ${style.lineHeight}`)
    }

    // Paragraphs: at least one and a half times as far from line to line as within one.
    const NO_PROSE = 'dl, .stage, .chart, .footer, .waitlist-written-title + p'
    for (const second of document.querySelectorAll('p + p')) {
      const first = second.previousElementSibling
      if (!first?.checkVisibility() || second.closest(NO_PROSE)) continue
      const gap = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom
      const isBeside = gap < 0
      if (!isBeside && gap < px(getComputedStyle(second).lineHeight) / 2) {
        faults.add(`${gap} px above a paragraph: ${second.textContent?.slice(0, 60)}`)
      }
    }
    return [...faults]
  })
}
