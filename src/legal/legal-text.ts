/** The headings of a Markdown text's sections, in their order. */
export function sectionHeadings(markdown: string): string[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map((match) => (match[1] ?? '').trim())
}
