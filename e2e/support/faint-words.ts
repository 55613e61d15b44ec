import type { Locator, Page } from '@playwright/test'
import Color from 'colorjs.io'
import sharp from 'sharp'

/** An element's own words, line by line, in px from the window's corner. */
const readWords = (element: Locator) =>
  element.evaluate((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const range = document.createRange()
    const lines = [...one.childNodes].flatMap((node) => {
      range.selectNode(node)
      return node.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : []
    })
    const { color, fontSize, fontWeight } = getComputedStyle(one)
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) < 700 ? 24 : 18.66)
    const boxes = lines.map(({ x, y, width, height }) => ({ x, y, width, height }))
    return { words: one.textContent?.slice(0, 40), color, leastContrast: isLarge ? 4.5 : 7, boxes }
  })

/** Words that have too little contrast to some pixel of the picture that they stand on. */
export async function findFaintWords(page: Page, selectors: string[]): Promise<string[]> {
  const wordless = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  const faults: string[] = []
  for (const selector of selectors) {
    const { words, color, leastContrast, boxes } = await readWords(page.locator(selector))
    const grounds = new Set<string>()
    for (const clip of boxes.filter(({ width, height }) => width >= 1 && height >= 1)) {
      const picture = sharp(await page.screenshot({ clip })).removeAlpha()
      const pixels = await picture.raw().toBuffer()
      for (let at = 0; at < pixels.length; at += 3) {
        grounds.add(`rgb(${pixels.subarray(at, at + 3).join(' ')})`)
      }
    }
    const worst = Math.min(...[...grounds].map((one) => Color.contrastWCAG21(color, one)))
    if (worst < leastContrast) faults.push(`${worst.toFixed(2)}:1: ${words}`)
  }
  await wordless.evaluate((sheet) => {
    sheet.disabled = true
  })
  return faults
}
