import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Text without what a line break or a ligature could change. */
export const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '')

/** What a visitor gets on paper: all words, and each sheet's with how far down they go (0–1). */
export async function print(page: Page, paper: 'A4' | 'Letter' = 'A4') {
  const pdf = await page.pdf({ format: paper, printBackground: false })
  const printed = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(printed)
  const sheets = await Promise.all(
    text.map(async (words, index) => {
      const sheet = await printed.getPage(index + 1)
      const { items } = await sheet.getTextContent()
      const heights = items.flatMap((item) =>
        'str' in item && item.str.trim() ? [Number(item.transform[5])] : [],
      )
      const filled = 1 - Math.min(...heights) / sheet.getViewport({ scale: 1 }).height
      return { text: bare(words), filled }
    }),
  )
  return { text: sheets.map((sheet) => sheet.text).join(''), sheets }
}
