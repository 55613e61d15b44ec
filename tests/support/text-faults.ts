import type { Locator } from '@playwright/test'

/** Visible texts that lie over other text, or leave the window or their button. */
export const textFaults = (part: Locator) =>
  part.evaluate((whole) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
    const lines: { words: string; box: DOMRect; frame: DOMRect | undefined }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      const isSeen = holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isForReaders = holder?.closest('.visually-hidden')
      if (!isSeen || isForReaders || !text.nodeValue?.trim()) continue
      range.selectNodeContents(text)
      const frame = holder?.closest('button, label')?.getBoundingClientRect()
      for (const box of range.getClientRects())
        lines.push({ words: `${text.nodeValue}`, box, frame })
    }
    const faults = lines.flatMap(({ words, box, frame }, index) => {
      const { left = 0, right = innerWidth, top = -Infinity, bottom = Infinity } = frame ?? {}
      const isCut = box.left < left || box.right > right || box.top < top || box.bottom > bottom
      const over = lines.slice(index + 1).filter(({ box: other }) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        return across > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1
      })
      return [isCut && `cut: ${words}`, ...over.map((other) => `${words} / ${other.words}`)]
    })
    return faults.filter(Boolean)
  })
