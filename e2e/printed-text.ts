import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Words without what a line break or a joined letter could change: comparable across media. */
export function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad]+/g, '')
}

/** Prints a page as a visitor would, on A4, and reads the text of each sheet of paper. */
export async function printedSheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', printBackground: false })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text
}

/** All printed words, bare. */
export async function printedText(page: Page): Promise<string> {
  return bare((await printedSheets(page)).join(' '))
}
