import type { Page } from '@playwright/test'

/**
 * Texts that tired or older eyes find hard: lines of more than 68 characters, letters smaller than
 * 16 px, or 19 px where there is much to read; lines or paragraphs too close; italics, capitals,
 * or not along the left edge.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST_CHARACTERS = 68
    const LONG_TEXT_CHARACTERS = 70
    const BLOCKS = 'h1, h2, h3, p, li, dt, dd, summary, figcaption'
    const NO_PROSE = 'dl, .stage, .footer, .waitlist-written-title + p'
    /** Words on the picture, which stand below it as well, and the small print of a button. */
    const TIGHT = 'figure[aria-hidden], .hear-notice'
    const faults = new Set<string>()
    const range = document.createRange()
    const px = Number.parseFloat
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('.visually-hidden, noscript')

    /** The text nodes of a block, without those of blocks in it. */
    function textsOf(block: Element): Text[] {
      const texts: Text[] = []
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts.filter(({ parentElement: holder }) => {
        return holder && isSeen(holder) && (holder.closest(BLOCKS) ?? document.body) === block
      })
    }

    for (const block of document.querySelectorAll(`body, ${BLOCKS}`)) {
      const lines = ['']
      let bottom = Number.NEGATIVE_INFINITY
      for (const text of textsOf(block)) {
        for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.trimEnd().length)
          const box = [...range.getClientRects()].at(-1)
          if (!box) continue
          if (box.top + box.height / 2 > bottom) lines.push('')
          lines.push(`${lines.pop()}${word.replace(/\s+/, ' ')}`)
          bottom = box.bottom
        }
        const holder = text.parentElement as Element
        const { fontSize, fontStyle, textTransform } = getComputedStyle(holder)
        // Letters of a drawing grow and shrink with it.
        const svg = holder.closest('svg')
        const size = px(fontSize) * (svg ? svg.clientWidth / svg.viewBox.baseVal.width : 1)
        if (!text.data.trim()) continue
        if (size < 15.99) faults.add(`${size.toFixed(1)} px: ${text.data}`)
        if (fontStyle !== 'normal') faults.add(`${fontStyle}: ${text.data}`)
        if (textTransform !== 'none' || /\p{Lu}{2,} \p{Lu}{2,}/u.test(text.data))
          faults.add(`capitals: ${text.data}`)
      }
      const words = block.textContent?.trim() ?? ''
      if (block === document.body || !isSeen(block) || block.closest('svg')) continue
      for (const line of lines) {
        if (line.trim().length > MOST_CHARACTERS) faults.add(`${line.trim().length}: ${line}`)
      }
      if (!block.matches('p, li, dd') || words.length < LONG_TEXT_CHARACTERS) continue
      const { fontSize, textAlign, lineHeight } = getComputedStyle(block)
      if (block.closest(TIGHT)) continue
      if (px(fontSize) < 19) faults.add(`body of ${fontSize}: ${words}`)
      if (!/start|left/.test(textAlign)) faults.add(`${textAlign}: ${words}`)
      if (px(lineHeight) / px(fontSize) < 1.49) faults.add(`lines of ${lineHeight}: ${words}`)
      // Paragraphs: at least one and a half times as far from line to line as within one.
      const before = block.previousElementSibling
      if (!before?.matches('p') || !isSeen(before) || block.closest(NO_PROSE)) continue
      const gap = block.getBoundingClientRect().top - before.getBoundingClientRect().bottom
      const isBeside = gap < 0
      if (!isBeside && gap < px(lineHeight) / 2) faults.add(`${gap} px above: ${words}`)
    }
    return [...faults]
  })
}
