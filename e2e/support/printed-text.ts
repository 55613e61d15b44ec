import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Text without what a line break or a ligature could change. */
export const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '')

export type Paper = 'A4' | 'Letter'

export interface Sheet {
  /** Its words, bare. */
  text: string
  /** How far down the words go: 0 is the upper edge of the paper, 1 the lower. */
  filled: number
}

/** Prints a page as a visitor would. */
export async function printSheets(page: Page, paper: Paper = 'A4'): Promise<Sheet[]> {
  const pdf = await page.pdf({ format: paper, printBackground: false })
  const printed = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(printed)
  return Promise.all(
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
}
