import type { Page } from '@playwright/test'

/** Shows what is behind the words. */
export const WORDLESS = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`

/** Every line of text that can be seen, where it is, in px, and whether in this part of the page. */
export const textLines = (page: Page, part = 'body') =>
  page.evaluate((selector) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines = []
    const cuts = (overflow: string) => /hidden|clip/.test(overflow)
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      const words = texts.currentNode.nodeValue?.replace(/\s+/g, ' ').trim()
      if (!holder || !words || holder.closest('.skip-link, .visually-hidden, script')) continue
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const boxes: Element[] = []
      for (let box = holder; box !== document.body; box = box.parentElement ?? document.body)
        boxes.push(box)
      range.selectNodeContents(texts.currentNode)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isCut = boxes.some((box) => {
          const edge = box.getBoundingClientRect()
          const isNarrow = left < edge.left - 1 || right > edge.right + 1
          const isLow = top < edge.top - 2 || bottom > edge.bottom + 2
          if (!isNarrow && !isLow) return false
          if (box.matches('button, label, .button')) return true
          const { overflowX, overflowY } = getComputedStyle(box)
          return (isNarrow && cuts(overflowX)) || (isLow && cuts(overflowY))
        })
        const isBeside = left < -1 || right > window.innerWidth + 1
        const isClipped = isCut || (isBeside && !holder.closest('.wide-table'))
        const isInPart = Boolean(holder.closest(selector))
        const place = { left, right, top: top + scrollY, bottom: bottom + scrollY }
        lines.push({ words, isClipped, isInPart, ...place })
      }
    }
    return lines
  }, part)
