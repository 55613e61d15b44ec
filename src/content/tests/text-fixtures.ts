import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteMarkdown, type TextSettings, tokenTexts } from '../../legal/fill-tokens.ts'
import type { Phrase } from '../../legal/phrase.ts'

/** Every fact, as an owner may set it. */
export { siteFacts as ALL_FACTS } from './site-facts.ts'

/** A form by nobody known, an outside service and the operator, in each way of loading. */
export const FORMS = (['near', 'click', 'never'] as const).flatMap((loading) =>
  [undefined, 'Tally', 'our own server'].map((provider) => ({ provider, loading })),
)

/** Paths of the legal pages, from the specification. */
export const LEGAL_PAGES = ['privacy-policy', 'terms-of-service', 'medical-disclaimer'] as const

const fileOf = (text: string) => join(import.meta.dirname, `../../${text}.md`)

/** The source of a text such as `content/faq/cost`. A legal page begins with its summary. */
export const readText = (text: string) =>
  readFileSync(fileOf(text), 'utf8').replace(/^---\nsummary: "(.*)"\n---\n/, '$1\n')

/** The HTML that a page shows for a text; unless set, with no facts and no known provider. */
export async function renderText(
  text: string,
  settings?: Partial<TextSettings>,
  markdown = readText(text),
) {
  const given = { facts: {}, form: { loading: 'near' as const }, booking: {}, ...settings }
  const processor = siteMarkdown(() => tokenTexts(given))
  const renderer = await processor.createRenderer({ syntaxHighlight: false })
  return (await renderer.render(markdown, { fileURL: pathToFileURL(fileOf(text)) })).code
}

/** The words of HTML, one paragraph or list item per line. */
export const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '')

/** The words of a filled-in sentence. */
export const plain = (phrase: Phrase) =>
  Array.from([phrase].flat(), (part) => (typeof part === 'string' ? part : part.text)).join('')
