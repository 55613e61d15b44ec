import type { Page } from '@playwright/test'

/** Every line of text that can be seen, and where it is on the page, in px. */
export const textLines = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      const words = text.nodeValue?.replace(/\s+/g, ' ').trim()
      if (!holder || !words || holder.closest('.skip-link, script, noscript')) continue
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const frames = []
      for (let box = holder; box !== document.body; box = box.parentElement ?? document.body)
        frames.push({ edge: box.getBoundingClientRect(), style: getComputedStyle(box) })
      // For screen readers only.
      if (frames.some(({ style }) => style.clipPath.startsWith('inset'))) continue
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isCut = frames.some(({ edge, style }) => {
          const isNarrow = left < edge.left - 1 || right > edge.right + 1
          const isLow = top < edge.top - 2 || bottom > edge.bottom + 2
          const cuts = /hidden|clip/
          return (isNarrow && cuts.test(style.overflowX)) || (isLow && cuts.test(style.overflowY))
        })
        const isLost = isCut || left < -1 || right > window.innerWidth + 1
        lines.push({ words, isLost, left, right, top: top + scrollY, bottom: bottom + scrollY })
      }
    }
    return lines
  })

/** Horizontal scrolling, and text that is cut off by the window or by what holds it. */
export async function lostContent(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  const lost = (await textLines(page)).filter(({ isLost }) => isLost).map(({ words }) => words)
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...new Set(lost)]
}

/** Text over other text, on a page that is at its top. */
export async function textOverText(page: Page): Promise<string[]> {
  const lines = await textLines(page)
  return lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
      const isOver = across > 1 && down > 1 && line.words !== other.words
      return isOver ? [`${line.words} / ${other.words}`] : []
    }),
  )
}
