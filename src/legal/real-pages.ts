import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFacts } from '../copy/site-facts.ts'
import type { FormFacts } from './form-sentences.ts'

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
export const UNNAMED_FORM: FormFacts = { provider: 'unknown', place: 'near' }

/** For tests: a legal page as it is written, its head apart from its body. */
export function readLegalPage(slug: string) {
  const file = readFileSync(join(import.meta.dirname, `${slug}.md`), 'utf8')
  const [, head = '', body = ''] = file.match(/^---\n(.*?)\n---\n(.*)$/s) ?? []
  const field = (name: string) => head.match(new RegExp(`^${name}: "?(.+?)"?$`, 'm'))?.[1]
  return { title: field('title'), body }
}

/** For tests: the addresses of the legal pages, as the specification gives them. */
export const LEGAL_PAGES = ['privacy-policy', 'terms-of-service', 'medical-disclaimer'] as const
