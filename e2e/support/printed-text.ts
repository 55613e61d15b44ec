import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Words without what a line break or a joined letter could change: comparable across media. */
export function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad]+/g, '')
}

/** A4 is what most of the world prints on, Letter what America does. */
export type Paper = 'A4' | 'Letter'

async function print(page: Page, format: Paper) {
  const pdf = await page.pdf({ format, printBackground: false })
  return getDocumentProxy(new Uint8Array(pdf))
}

/** Prints a page as a visitor would and reads the text of each sheet of paper. */
export async function printedSheets(page: Page, paper: Paper = 'A4'): Promise<string[]> {
  const { text } = await extractText(await print(page, paper))
  return text
}

/** How far down each sheet the words go: 0 is the upper edge of the paper, 1 the lower. */
export async function filledSheets(page: Page, paper: Paper): Promise<number[]> {
  const printed = await print(page, paper)
  const filled: number[] = []
  for (let number = 1; number <= printed.numPages; number += 1) {
    const sheet = await printed.getPage(number)
    const { items } = await sheet.getTextContent()
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [Number(item.transform[5])] : [],
    )
    filled.push(1 - Math.min(...heights) / sheet.getViewport({ scale: 1 }).height)
  }
  return filled
}

/** All printed words, bare. */
export async function printedText(page: Page): Promise<string> {
  return bare((await printedSheets(page)).join(' '))
}
