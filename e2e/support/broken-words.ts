import type { Page } from '@playwright/test'

/** Words of the page that stand on two lines, other than at a mark where a word may part. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { nodeValue, parentElement: holder } = texts.currentNode
      if (!holder?.checkVisibility() || holder.closest('svg, .visually-hidden')) continue
      for (const { 0: word, index } of (nodeValue ?? '').matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const [first, ...others] = range.getClientRects()
        // Letters are higher than a tight line, so that two lines overlap a little.
        const isLower = ({ top }: DOMRect) => first && top > first.top + first.height / 2
        if (others.some(isLower)) broken.add(word)
      }
    }
    return [...broken]
  })
}
