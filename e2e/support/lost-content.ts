import type { Page } from '@playwright/test'

/** Sideways scrolling, and words that are cut off. */
export async function lostContent(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  const sideways = scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`] : []
  return [...sideways, ...(await page.evaluate(findCutTexts)).map((text) => `cut off: ${text}`)]
}

/** Runs in the page. Words that reach out of the window sideways, or that a box around them cuts off. */
function findCutTexts(): string[] {
  const cut = new Set<string>()
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
      if (left < -1 || right > window.innerWidth + 1) cut.add(words)
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const isNarrow = left < edge.left - 1 || right > edge.right + 1
        const isLow = top < edge.top - 2 || bottom > edge.bottom + 2
        const cuts = /hidden|clip/
        if ((isNarrow && cuts.test(overflowX)) || (isLow && cuts.test(overflowY))) cut.add(words)
      }
    }
  }
  return [...cut]
}
