import { z } from 'astro/zod'
import type { Owner } from '../content/owner-type.ts'
import { EXAMPLE_OR_BLANK } from './example-or-blank.ts'

const NO_EMAIL = 'must be a single email address'
const FILL_IN = 'is still an example; fill in what is in brackets'

const line = z
  .string()
  .trim()
  .min(1, 'is empty')
  .regex(/^[^\n\r]*$/, 'has a line break; put it on one line')
  .refine((text) => !EXAMPLE_OR_BLANK.test(text), FILL_IN)

const optionalLine = line.optional()

const schema = z.strictObject({
  productName: line.max(12, 'has more than 12 characters'),
  isSoundOffered: z.boolean(),
  isHealthDataLinked: z.boolean(),
  companyName: optionalLine,
  companyAddress: optionalLine,
  // Not Zod's own pattern, which refuses letters such as ü in a domain.
  contactEmail: line.regex(/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/, NO_EMAIL).optional(),
  formProvider: optionalLine,
  bookingProvider: optionalLine,
  lead: optionalLine,
  status: optionalLine,
  adviser: optionalLine,
  call: optionalLine,
  news: optionalLine,
  hearingAids: optionalLine,
  about: optionalLine,
  founderNote: z.strictObject({ words: line.max(240), name: line }).optional(),
}) satisfies z.ZodType<Owner>

/**
 * The owner's texts, trimmed.
 * @param file where they are, for the message
 * @throws an error that names the file and every fault at once
 */
export function checkOwner(file: string, owner: unknown): Owner {
  const { data, error } = schema.safeParse(owner)
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`)
  return data
}

const SENTENCE_END = /[.!?][”’)]*$/

/** What may be wrong or is still missing in the owner's texts, a line each. */
export function ownerWarnings(owner: Owner): string[] {
  const { companyName, companyAddress, contactEmail, founderNote } = owner
  const warnings = Object.entries({ companyName, companyAddress, contactEmail })
    .filter(([, text]) => !text)
    .map(([name]) => `${name} is not set. By law a site must say who runs it.`)
  const { lead, status, adviser, call, news, hearingAids, about } = owner
  const words = founderNote?.words ?? ''
  const sentences = { lead, status, adviser, call, news, hearingAids, about, founderNote: words }
  for (const [name, sentence] of Object.entries(sentences)) {
    if (sentence && !SENTENCE_END.test(sentence)) warnings.push(`${name} has no period at its end.`)
  }
  if (/^["“]|["”]$/.test(words)) warnings.push('founderNote: the page adds the quotation marks.')
  return warnings
}
