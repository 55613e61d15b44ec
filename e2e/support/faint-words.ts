import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import Color from 'colorjs.io'
import sharp from 'sharp'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type Words = Results['incomplete'][number]['nodes']

/** Runs in the page. The color of an element's own text, and the page coordinates of its lines. */
function readWords(element: Element) {
  const range = document.createRange()
  const boxes = [...element.childNodes].flatMap((node) => {
    range.selectNode(node)
    return node.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : []
  })
  const lines = boxes.map(({ left, right, top, bottom }) => {
    return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY }
  })
  return { color: getComputedStyle(element).color, lines }
}

/** Text whose contrast with some pixel behind it is too low. */
export async function findFaintWords(page: Page, words: Words): Promise<string[]> {
  const targets = words.map(({ target }) => page.locator(String(target)))
  const texts = await Promise.all(targets.map((target) => target.evaluate(readWords)))
  const lines = texts.flatMap((text) => text.lines)
  const y = Math.floor(Math.min(...lines.map(({ top }) => top)))
  const height = Math.ceil(Math.max(...lines.map(({ bottom }) => bottom))) - y
  const clip = { x: 0, y, width: page.viewportSize()?.width ?? 0, height }
  const style =
    '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }'
  const wordless = sharp(await page.screenshot({ fullPage: true, clip, style })).removeAlpha()
  const { data, info } = await wordless.raw().toBuffer({ resolveWithObject: true })
  return texts.flatMap(({ color, lines }, index) => {
    const grounds = new Set<number>()
    for (const { left, right, top, bottom } of lines) {
      for (let row = Math.ceil(top) - y; row < bottom - y; row += 1) {
        for (let x = Math.ceil(left); x < right; x += 1) {
          grounds.add(data.readUIntBE(3 * (row * info.width + x), 3))
        }
      }
    }
    const contrasts = [...grounds].map((ground) =>
      Color.contrastWCAG21(color, `#${ground.toString(16).padStart(6, '0')}`),
    )
    const least = words[index]?.any[0]?.data.expectedContrastRatio === '3:1' ? 4.5 : 7
    const worst = Math.min(...contrasts)
    return worst < least ? [`${worst.toFixed(2)}:1: ${words[index]?.target}`] : []
  })
}
