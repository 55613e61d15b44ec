import type { Page } from '@playwright/test'
import Color from 'colorjs.io'
import { pixelsOf } from './pixels.ts'
import { textLines, WORDLESS } from './text-lines.ts'

const colorAt = (pixels: Buffer, start: number) => `#${pixels.toString('hex', start, start + 3)}`

const paint = async (page: Page, style = '') =>
  pixelsOf(await page.screenshot({ fullPage: true, style }))

/**
 * Text whose contrast with some pixel behind it is below 7:1, as the browser paints it. The page is at
 * its top, and without its security policy, which would block the style.
 */
export async function lowContrastText(page: Page): Promise<string[]> {
  const { data: shown, info } = await paint(page)
  const { data: behind } = await paint(page, WORDLESS)
  return (await textLines(page)).flatMap(({ words, left, right, top, bottom }) => {
    let ink = { color: '#000', strength: 0 }
    const backgrounds = new Set<string>()
    for (let y = Math.ceil(top); y < bottom; y += 1) {
      for (let x = Math.ceil(left); x < right; x += 1) {
        const start = 3 * (y * info.width + x)
        backgrounds.add(colorAt(behind, start))
        // The middle of a stroke differs most, and eyes see green best.
        const strength = Math.abs(shown.readUInt8(start + 1) - behind.readUInt8(start + 1))
        if (strength > ink.strength) ink = { color: colorAt(shown, start), strength }
      }
    }
    const contrasts = [...backgrounds].map((background) =>
      Color.contrastWCAG21(ink.color, background),
    )
    const worst = Math.min(...contrasts)
    return worst < 7 ? [`${worst.toFixed(2)}:1: ${words}`] : []
  })
}
