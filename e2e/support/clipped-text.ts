import type { Page } from '@playwright/test'

/** Runs in the page. Words that reach outside the window or are cut off by what holds them. */
export function findClippedTexts(): string[] {
  const clipped: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cuts = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX)

  /** The edges within which a text shows: the window's and those of what cuts it off. */
  function edgesFor(start: HTMLElement) {
    const edges = { left: 0, right: window.innerWidth }
    for (let one: HTMLElement | null = start; one && one !== document.body; ) {
      if (cuts(getComputedStyle(one))) {
        const box = one.getBoundingClientRect()
        edges.left = Math.max(edges.left, box.left)
        edges.right = Math.min(edges.right, box.right)
      }
      one = one.parentElement
    }
    return edges
  }

  while (texts.nextNode()) {
    const text = texts.currentNode
    const holder = text.parentElement
    if (!holder || !text.nodeValue?.trim() || holder.closest('.visually-hidden, script')) continue
    if (!holder.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = edgesFor(holder)
    for (const box of range.getClientRects()) {
      if (box.left < left - 1 || box.right > right + 1) clipped.push(text.nodeValue.trim())
    }
  }
  return clipped
}

export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate(findClippedTexts)
