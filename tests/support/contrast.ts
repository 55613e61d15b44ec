import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { textLines } from './lost-content.ts'

/** Shows what is behind the words. */
const WORDLESS = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`

/** Relative luminance (WCAG 2.2) of the pixel that starts at this byte. */
function luminance(pixels: Buffer, start: number) {
  const [red = 0, green = 0, blue = 0] = [...pixels.subarray(start, start + 3)].map((byte) =>
    byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

async function paint(page: Page, style = '') {
  const picture = sharp(await page.screenshot({ fullPage: true, style })).removeAlpha()
  return picture.raw().toBuffer({ resolveWithObject: true })
}

/**
 * Text whose contrast with some pixel behind it is below 7:1, as the browser paints it. The page is at
 * its top, and without its security policy, which would block the style.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const { data: shown, info } = await paint(page)
  const { data: behind } = await paint(page, WORDLESS)
  return (await textLines(page)).flatMap(({ words, left, right, top, bottom }) => {
    let ink = { start: 0, strength: 0 }
    const grounds = new Map<number, number>()
    for (let y = Math.ceil(top); y < bottom; y += 1) {
      for (let x = Math.ceil(left); x < right; x += 1) {
        const start = 3 * (y * info.width + x)
        grounds.set(behind.readUIntBE(start, 3), start)
        // The middle of a stroke differs most, and eyes see green best.
        const strength = Math.abs(shown.readUInt8(start + 1) - behind.readUInt8(start + 1))
        if (strength > ink.strength) ink = { start, strength }
      }
    }
    const contrasts = [...grounds.values()].map((start) => {
      const both = [luminance(shown, ink.start), luminance(behind, start)]
      return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
    })
    const worst = Math.min(...contrasts)
    return worst < 7 ? [`${worst.toFixed(2)}:1: ${words}`] : []
  })
}
