import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFacts } from '../../copy/site-facts.ts'
import { siteMarkdown, tokenTexts } from '../fill-tokens.ts'
import type { FormFacts } from '../form-sentences.ts'
import type { Phrase } from '../phrase.ts'

/** For tests: every fact as an owner may give it, complete by its type. */
export const ALL_FACTS = {
  companyName: 'Sample Company Inc.',
  companyAddress: '1 Sample Street, Sampletown',
  contactEmail: 'hello@sample.example',
  governingLaw: 'Samplia',
  privacyRepresentative: 'Sample Representative, rep@sample.example',
  hostingProvider: 'Sample Hosting',
  serverLogRetention: '12 sample days',
  waitlistRetention: '24 sample months',
  transferSafeguard: 'the sample contract of the EU',
} satisfies Record<keyof SiteFacts, string>

/** For tests: a form near which it loads, by a provider that is not in the table. */
export const UNNAMED_FORM: FormFacts = { provider: 'unknown', kind: 'near' }

/** For tests: the addresses of the legal pages, as the specification gives them. */
export const LEGAL_PAGES = ['privacy-policy', 'terms-of-service', 'medical-disclaimer'] as const

const fileOf = (text: string) => join(import.meta.dirname, `../../${text}.md`)

/** For tests: a text such as `copy/faq/cost` as it is written, without front matter. */
export const readText = (text: string) =>
  readFileSync(fileOf(text), 'utf8').replace(/^---\n.*?\n---\n/s, '')

/** For tests: the HTML that a page shows for Markdown, and its headings. */
export async function renderMarkdown(
  markdown: string,
  facts: SiteFacts = {},
  form = UNNAMED_FORM,
  text = 'legal/sample',
) {
  const processor = siteMarkdown(() => tokenTexts(facts, form))
  const renderer = await processor.createRenderer({ syntaxHighlight: false })
  const { code, metadata } = await renderer.render(markdown, {
    fileURL: pathToFileURL(fileOf(text)),
  })
  return { html: code, headings: metadata.headings }
}

/** For tests: the HTML of a text such as `copy/faq/cost`. */
export const renderText = async (text: string, facts?: SiteFacts, form?: FormFacts) =>
  (await renderMarkdown(readText(text), facts, form, text)).html

/** For tests: the words of HTML, one paragraph or point of a list a line. */
export const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '')

/** For tests: the words of a filled-in sentence. */
export const plain = (phrase: Phrase) =>
  [phrase]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
