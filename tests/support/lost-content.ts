import type { Page } from '@playwright/test'

/** Horizontal scrolling, and text that overflows the window or is clipped by a container. */
export function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const lost = new Set(scrollWidth > clientWidth ? [`${scrollWidth} in ${clientWidth} px`] : [])
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const holder = text.parentElement
      const words = text.nodeValue?.trim()
      if (!holder || !words || holder.closest('.visually-hidden, script, noscript')) continue
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (left < -1 || right > window.innerWidth + 1) lost.add(words)
        for (let box = holder; box !== document.body; box = box.parentElement ?? document.body) {
          const { overflowX, overflowY } = getComputedStyle(box)
          const edge = box.getBoundingClientRect()
          const isNarrow = left < edge.left - 1 || right > edge.right + 1
          const isLow = top < edge.top - 2 || bottom > edge.bottom + 2
          const cuts = /hidden|clip/
          if ((isNarrow && cuts.test(overflowX)) || (isLow && cuts.test(overflowY))) lost.add(words)
        }
      }
    }
    return [...lost]
  })
}
