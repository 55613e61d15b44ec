import { legalCopy } from '../copy/legal.ts'

/**
 * The line beneath a legal page's title: "Last updated January 2025".
 * @param month year and month as in "2025-01"
 */
export function lastUpdatedText(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  const name = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)
  return `${legalCopy.lastUpdated} ${name}`
}

/** The headings of a Markdown text's sections, in their order. */
export function sectionHeadings(markdown: string): string[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map((match) => (match[1] ?? '').trim())
}
