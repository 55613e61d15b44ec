import { z } from 'astro/zod'
import { EXAMPLE } from './settings.ts'
import { WORDS_TO_AVOID } from './words-to-avoid.ts'

const isNoExample = (text: string) => !EXAMPLE.test(text)
const FILL_IN = 'is still an example; fill in what is in brackets'

const line = z
  .string()
  .trim()
  .min(1, 'is blank')
  .regex(/^[^\n\r]*$/, 'has a line break; put it on one line')
  .refine(isNoExample, FILL_IN)

const text = line.optional()

const schema = z.strictObject({
  /** Short enough for the header of a small phone. */
  productName: line.max(12, 'has more than 12 characters'),
  isSoundOffered: z.boolean(),
  isHealthDataLinked: z.boolean(),
  companyName: text,
  companyAddress: text,
  contactEmail: z.email('must be a single email address').refine(isNoExample, FILL_IN).optional(),
  formProvider: text,
  bookingProvider: text,
  lead: text,
  status: text,
  adviser: text,
  call: text,
  news: text,
  hearingAids: text,
  about: text,
  founderNote: z.strictObject({ words: line.max(240), name: line }).optional(),
})

export type Owner = z.infer<typeof schema>

/**
 * The owner's texts, without blanks at their ends.
 * @param file where they are, for the message
 * @throws an error that names the file and every fault at once
 */
export function checkOwner(file: string, owner: unknown): Owner {
  const { data, error } = schema.safeParse(owner)
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`)
  return data
}

/** What the build should tell the owner, one line each. */
export function ownerWarnings(owner: Owner): string[] {
  const unset = (['companyName', 'companyAddress', 'contactEmail'] as const)
    .filter((name) => !owner[name])
    .map((name) => `${name} is not set. By law a site must say who runs it.`)
  const { lead, status, adviser, call, news, hearingAids, about, founderNote } = owner
  const sentences = { lead, status, adviser, call, news, hearingAids, about, founderNote }
  const wording = Object.entries(sentences).flatMap(([name, sentence]) =>
    WORDS_TO_AVOID.flatMap(([words, use]) => {
      const found = (typeof sentence === 'object' ? sentence.words : sentence)?.match(words)
      return found ? `${name} says “${found[0]}”. Better: ${use}.` : []
    }),
  )
  return [...unset, ...wording]
}
