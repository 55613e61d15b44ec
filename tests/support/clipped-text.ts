import type { Page } from '@playwright/test'
import { textLines } from './text-lines.ts'

/**
 * Horizontal scrolling; text that leaves the window, its button or what cuts it off; and, in a part over
 * which the header does not lie, text over other text.
 */
export async function clippedText(page: Page, part = 'body'): Promise<string[]> {
  const isTooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
  const all = await textLines(page, part)
  const clipped = all.filter(({ isClipped }) => isClipped)
  const lines = all.filter(({ isInPart }) => isInPart)
  const overlaps = lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
      const isOver = across > 1 && down > 1 && line.words !== other.words
      return isOver ? [`${line.words} / ${other.words}`] : []
    }),
  )
  const faults = [...new Set(clipped.map(({ words }) => words)), ...overlaps]
  return isTooWide ? ['The page scrolls sideways.', ...faults] : faults
}
