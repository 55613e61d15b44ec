import type { Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { clippedTexts } from './clipped-text.ts'

/**
 * Words and controls that lie on each other by more than 1 px. The header lies above the page by
 * design, and drawings that are for the eye alone may lie anywhere.
 */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Item {
      name: string
      holder: Element
      box: { left: number; top: number; right: number; bottom: number }
    }
    const LEFT_OUT =
      'body > header, .skip-link, svg[aria-hidden], .visually-hidden, script, noscript'
    const isSeen = (one: Element) =>
      !one.closest(LEFT_OUT) &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true })

    /** What is left of a box inside everything that cuts it off. */
    function seenPart({ left, top, right, bottom }: DOMRect, start: Element) {
      const seen = { left, top, right, bottom }
      for (let one: Element | null = start; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowY === 'visible') continue
        const edge = one.getBoundingClientRect()
        seen.left = Math.max(seen.left, edge.left)
        seen.top = Math.max(seen.top, edge.top)
        seen.right = Math.min(seen.right, edge.right)
        seen.bottom = Math.min(seen.bottom, edge.bottom)
      }
      return seen
    }

    function blockOf(start: Element) {
      let one = start
      while (one.parentElement && getComputedStyle(one).display === 'inline')
        one = one.parentElement
      return one
    }

    const items: Item[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      const text = texts.currentNode.nodeValue?.trim()
      if (!holder || !text || !isSeen(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) {
        items.push({
          name: `"${text.slice(0, 40)}"`,
          holder: blockOf(holder),
          box: seenPart(box, holder),
        })
      }
    }
    for (const control of document.querySelectorAll('a, button, summary, iframe')) {
      if (!isSeen(control) || getComputedStyle(control).display === 'inline') continue
      const name = `${control.localName} "${control.textContent?.trim().slice(0, 40)}"`
      items.push({ name, holder: control, box: seenPart(control.getBoundingClientRect(), control) })
    }

    const found = new Set<string>()
    for (const [index, one] of items.entries()) {
      for (const other of items.slice(index + 1)) {
        if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue
        // What a frame's place says lies under the frame until the frame has something to show.
        if (one.holder.parentElement?.contains(other.holder) && other.holder.matches('iframe')) {
          continue
        }
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 1 && height > 1) {
          found.add(
            `${one.name} lies on ${other.name} by ${width.toFixed(1)} × ${height.toFixed(1)} px`,
          )
        }
      }
    }
    return [...found]
  })
}

/** Runs in the page. Text whose upper or lower edge is cut off by more than 2 px: a box too low for its words. */
export function findTextsCutBelow(): string[] {
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement
    const text = texts.currentNode.nodeValue?.trim()
    if (!holder || !text || holder.closest('.visually-hidden, script, noscript')) continue
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const box = range.getBoundingClientRect()
    for (let one: Element | null = holder; one && one !== document.body; one = one.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(one).overflowY)) continue
      const edge = one.getBoundingClientRect()
      if (box.top < edge.top - 2 || box.bottom > edge.bottom + 2) cut.push(text.slice(0, 60))
    }
  }
  return cut
}

export const textsCutBelow = (page: Page): Promise<string[]> => page.evaluate(findTextsCutBelow)

/** Lines of text with more than 68 characters, the answers of the FAQ opened in turn. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const BLOCKS = 'h1, h2, h3, p, li, dt, dd, summary, figcaption'
    const long = new Set<string>()
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })

    function measure(block: Element) {
      if (!isSeen(block) || block.closest('svg')) return
      let line = ''
      let bottom = Number.NEGATIVE_INFINITY
      const finishLine = () => {
        const text = line.trim().replace(/\s+/g, ' ')
        if (text.length > most) long.add(`${text.length} characters: ${text}`)
        line = ''
      }
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode
        if (parentElement?.closest(BLOCKS) !== block || !isSeen(parentElement)) continue
        for (const { 0: word, index } of (nodeValue ?? '').matchAll(/\s*\S+/g)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index + word.length - word.trimStart().length)
          range.setEnd(texts.currentNode, index + word.length)
          const box = [...range.getClientRects()].at(-1)
          if (!box || box.width <= 1) continue
          if (box.top + box.height / 2 > bottom) finishLine()
          bottom = box.bottom
          line += word
        }
      }
      finishLine()
    }

    const all = (part: ParentNode) => part.querySelectorAll(BLOCKS)
    all(document.body).forEach(measure)
    for (const item of document.querySelectorAll('details')) {
      item.open = true
      all(item).forEach(measure)
      item.open = false
    }
    return [...long]
  }, 68)
}

/** Faults in the order and place of what is on the page. */
export async function placeFaults(page: Page): Promise<string[]> {
  const { content, shown } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }))
  return [
    ...(content > shown ? [`the page is ${content} px wide in a window of ${shown} px`] : []),
    ...(await clippedTexts(page)).map((text) => `cut off at a side: ${text}`),
    ...(await textsCutBelow(page)).map((text) => `cut off above or below: ${text}`),
    ...(await brokenWords(page)).map((word) => `broken within: ${word}`),
    ...(await overlaps(page)),
  ]
}
