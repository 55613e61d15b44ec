import type { Page } from '@playwright/test'
import { pixelsOf } from './pixels.ts'
import { textLines, WORDLESS } from './text-lines.ts'

export const AMBER = 0xefc37e

/** Where the top of the page is amber behind its words: for each row of pixels, the columns. */
export async function findAmber(page: Page, height: number) {
  const { width } = page.viewportSize() ?? { width: 0 }
  const clip = { x: 0, y: 0, width, height: Math.ceil(height) }
  const { data, info } = await pixelsOf(await page.screenshot({ style: WORDLESS, clip }))
  const rows = Array.from({ length: info.height }, () => new Set<number>())
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1)
    if (data.readUIntBE(3 * pixel, 3) === AMBER)
      rows[Math.floor(pixel / info.width)]?.add(pixel % info.width)
  return rows
}

/** The letters of a line are within 1 em. Its box is 1.3 em high (font.css): 0.12 of it are free on each side. */
export async function lettersOnAmber(page: Page, amber: Set<number>[]) {
  const lines = (await textLines(page, '.hero :is(h1, p, .hero-peak-name)')).filter(
    ({ isInPart }) => isInPart,
  )
  const covered = lines.filter(({ left, right, top, bottom }) => {
    const spare = 0.12 * (bottom - top)
    const rows = amber.slice(Math.ceil(top + spare), Math.floor(bottom - spare))
    return rows.some((row) => [...row].some((x) => x > left && x < right))
  })
  return covered.map(({ words }) => words)
}
