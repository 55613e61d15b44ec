import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteMarkdown, type TextSettings, tokenTexts } from '../../legal/fill-tokens.ts'
import type { Phrase } from '../../legal/phrase.ts'

/** Every fact, as an owner may set it. */
export { siteFacts as ALL_FACTS } from './site-facts.ts'

/** No facts, a form that loads when near and a booking page, both by providers that we do not know. */
export const NOTHING_SET: TextSettings = { facts: {}, form: { loading: 'near' }, booking: {} }

/** A form by nobody known, an outside service and the operator, in each way of loading. */
export const FORMS = (['near', 'click', 'never'] as const).flatMap((loading) =>
  [undefined, 'Tally', 'our own server'].map((provider) => ({ provider, loading })),
)

/** Paths of the legal pages, from the specification. */
export const LEGAL_PAGES = ['privacy-policy', 'terms-of-service', 'medical-disclaimer'] as const

const fileOf = (text: string) => join(import.meta.dirname, `../../${text}.md`)

/** The source of a text such as `copy/faq/cost`, without front matter. */
export const readText = (text: string) =>
  readFileSync(fileOf(text), 'utf8').replace(/^---\n.*?\n---\n/s, '')

/** The summary of a legal page, from its front matter. */
export const readSummary = (page: string) =>
  readFileSync(fileOf(`legal/${page}`), 'utf8').match(/^summary: "(.*)"$/m)?.[1] ?? ''

/** The HTML that a page shows for Markdown. */
export async function renderMarkdown(
  markdown: string,
  settings: Partial<TextSettings> = {},
  text = 'legal/sample',
) {
  const processor = siteMarkdown(() => tokenTexts({ ...NOTHING_SET, ...settings }))
  const renderer = await processor.createRenderer({ syntaxHighlight: false })
  const fileURL = pathToFileURL(fileOf(text))
  return (await renderer.render(markdown, { fileURL })).code
}

/** The HTML of a text such as `copy/faq/cost`. */
export const renderText = (text: string, settings?: Partial<TextSettings>) =>
  renderMarkdown(readText(text), settings, text)

/** The words of HTML, one paragraph or list item per line. */
export const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '')

/** The words of a filled-in sentence. */
export const plain = (phrase: Phrase) =>
  [phrase]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
