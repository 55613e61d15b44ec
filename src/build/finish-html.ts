import { legal } from '../content/legal.ts'

/** As many columns as fit a phone without breaking words. */
const MAX_COLUMNS = 2

/** Puts tables that are too wide for a phone into a box that scrolls, also by keyboard. */
export const scrollWideTables = (html: string): string =>
  html.replace(/<table>.*?<\/table>/gs, (table) => {
    const columns = table.match(/<th\b/g) ?? []
    if (columns.length <= MAX_COLUMNS) return table
    return `<div class="wide-table" role="region" aria-label="${legal.tableLabel}" tabindex="0">${table}</div>`
  })

/**
 * Makes the first element of an answer the target of links to it, whatever the answer begins with. There,
 * screen readers go on reading.
 */
export const targetFirstElement = (html: string, id: string): string =>
  html.replace(/<\w+(?=([^>]*))/, (tag, attributes) =>
    // A wide table can be reached by Tab already.
    attributes.includes('tabindex') ? `${tag} id="${id}"` : `${tag} id="${id}" tabindex="-1"`,
  )
