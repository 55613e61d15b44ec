import type { Page } from '@playwright/test'
import { findCutTexts } from './cut-texts.ts'

/** Sideways scrolling, and words or drawings that are cut off. */
export async function lostContent(page: Page): Promise<string[]> {
  const outside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`] : []
    for (const drawing of document.querySelectorAll('figure svg')) {
      const { left, right } = drawing.getBoundingClientRect()
      if (left < -1 || right > window.innerWidth + 1)
        faults.push(`drawing from ${left} to ${right}`)
    }
    return faults
  })
  return [...outside, ...(await page.evaluate(findCutTexts)).map((text) => `cut off: ${text}`)]
}

/** Everything wrong with the places of words and controls. */
export async function placeFaults(page: Page): Promise<string[]> {
  return [
    ...(await lostContent(page)),
    ...(await page.evaluate(findBrokenWords)),
    ...(await page.evaluate(findOverlaps)),
  ]
}

/** Runs in the page. Words that stand on two lines without a hyphen or other place to part. */
function findBrokenWords(): string[] {
  const broken: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { nodeValue, parentElement: holder } = texts.currentNode
    if (!holder?.checkVisibility() || holder.closest('svg, .visually-hidden')) continue
    for (const { 0: word, index } of (nodeValue ?? '').matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      const [first, ...others] = range.getClientRects()
      // Letters are higher than a tight line, so two lines overlap a little.
      const isLower = ({ top }: DOMRect) => first && top > first.top + first.height / 2
      if (others.some(isLower)) broken.push(`broken: ${word}`)
    }
  }
  return broken
}

/**
 * Runs in the page. Words and controls that lie on each other by more than 1 px. The header is
 * above the page by design, decorative drawings may be anywhere, and words in the form's place are
 * covered by its frame.
 */
function findOverlaps(): string[] {
  const LEFT_OUT = 'body > header, .skip-link, svg[aria-hidden], .visually-hidden, script, noscript'
  const isSeen = (one: Element) =>
    !one.closest(LEFT_OUT) &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  function blockOf(start: Element): Element {
    const isInline = start.parentElement && getComputedStyle(start).display === 'inline'
    return isInline ? blockOf(start.parentElement as Element) : start
  }

  const items: { name: string; holder: Element; box: DOMRect }[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement
    const name = `"${texts.currentNode.nodeValue?.trim().slice(0, 40)}"`
    if (name === '""' || !holder || !isSeen(holder)) continue
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) items.push({ name, holder: blockOf(holder), box })
  }
  for (const holder of document.querySelectorAll('a, button, summary, iframe')) {
    if (!isSeen(holder) || getComputedStyle(holder).display === 'inline') continue
    const name = `${holder.localName} "${holder.textContent?.trim().slice(0, 40)}"`
    items.push({ name, holder, box: holder.getBoundingClientRect() })
  }

  const found = new Set<string>()
  for (const [index, { name, holder, box }] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (across <= 1 || down <= 1) continue
      if (holder.contains(other.holder) || other.holder.contains(holder)) continue
      if (other.holder.matches('iframe') && holder.parentElement?.contains(other.holder)) continue
      found.add(`${name} lies on ${other.name} by ${across.toFixed(1)} × ${down.toFixed(1)} px`)
    }
  }
  return [...found]
}
