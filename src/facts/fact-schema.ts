import { z } from 'astro/zod'

/** What is wrong with a fact, and what to do about it. A blank fact counts as unset. */
type Check = readonly [fault: RegExp, advice: string]

const ONE_LINE: Check = [/\n/, 'has a line break; use one line, with commas between its parts']
const PLAIN: Check = [
  /<\/?[a-z]|&#?\w+;|\]\(|\*\*|`/i,
  'has HTML or Markdown, which visitors would see as it is; write plain text',
]
const SENTENCE: Check = [
  /^\p{Ll}+(?!\p{L})|[^.!?]$/u,
  'must be a whole sentence, with a capital and a period, and no quotation marks around it',
]
/** "The founder" or "Two sisters", but not a name such as "An Nguyen". */
const INSIDE: Check = [
  /^(?:The |Our |(?:An?|One|Two|Three) \p{Ll}|Some(?:one|body) )/u,
  'must begin with a small letter, because it stands inside a sentence',
]
const NO_NAME: Check = [
  /^\p{Lu}\p{Ll}|\.$/u,
  'must read on inside a sentence, so it has no capital first and no period last',
]
const DURATION: Check = [
  /^(?:for|until|none|no|not)\b(?! (?:longer|more) than\b)/i,
  'must be a length of time, such as 30 days, because it follows the word ‘for’',
]

/** Text that is shown as typed, but for straight apostrophes, which become typographic. */
const fact = (...checks: readonly Check[]) =>
  z
    .string('must be text in quotation marks')
    .trim()
    .superRefine((text, context) => {
      for (const [fault, advice] of [ONE_LINE, PLAIN, ...checks]) {
        if (fault.test(text)) context.addIssue(advice)
      }
    })
    // Not in an email address.
    .transform((text) => text.replace(/(?<=\p{L})'(?!\S*@)/gu, '’') || undefined)
    .optional()

const flag = z.boolean('must be true or false, without quotation marks').optional()

/**
 * Facts that only the owner knows: what the law requires, then what does most for a visitor's trust.
 * Every sentence that needs one has a version that is complete and true without it.
 * `docs/going-live.md` has an example of each.
 */
export const FACTS = {
  /** Registered name of the company or person who runs the site. */
  companyName: fact(),
  /** Postal address. */
  companyAddress: fact(),
  /** For questions and privacy requests. */
  contactEmail: fact().refine(
    (text) => !text || z.email().safeParse(text).success,
    'must be a single email address, such as hello@example.com',
  ),
  /** True once the form asks for consent with a checkbox that starts unchecked. */
  formAsksConsent: flag,
  /** Who is behind the app, as it follows "by". */
  team: fact(INSIDE, [/^(?:made |by |we are )/i, 'must be just who, because it follows ‘by’']),
  /** How far the work is, in one sentence. */
  progress: fact(SENTENCE),
  /** One or two sentences in the founder's own words, and who that is. */
  founderNote: z
    .strictObject(
      { words: fact(SENTENCE, [/.{241}/, 'must have at most 240 characters']), name: fact() },
      'must have words and name, and nothing else',
    )
    .refine(({ words, name }) => words && name, 'must have both words and name')
    .optional(),
  /** Who is on the call, as it follows "Talk with". */
  callWith: fact(INSIDE, [/^(?:talk|with) /i, 'must be just who, because it follows ‘Talk with’']),
  /** True if you promise to publish the results of any tests of the app, even if they show no effect. */
  publishesResults: flag,
  /** The audiologist who advises the team. */
  audiologist: fact(),
  /** Whether the app will work with hearing aids, in one sentence. */
  hearingAids: fact(SENTENCE),
  /** Town for the landing page, which has no room for the whole address. */
  companyCity: fact([/^in /i, 'must be just the town, because it follows ‘in’']),
  /** True if nobody tries to sell anything on a call. */
  sellsNothingOnCalls: flag,
  /** How long a call takes, as it follows "it takes". */
  callLength: fact(NO_NAME),
  /** How often you write to the waitlist, as it follows "and". */
  emailFrequency: fact(NO_NAME, [
    /\bnews\b|^we\b/i,
    'must be how often, such as once a month, because it comes before ‘with news’',
  ]),
  /** How long waitlist details are kept, as it follows "for". */
  waitlistRetention: fact(NO_NAME, DURATION),
  /** What protects data sent abroad, as it follows "we rely on". */
  transferSafeguard: fact(INSIDE),
  /** EU or UK representative or data protection officer, with how to reach them. */
  privacyRepresentative: fact(INSIDE),
  /** As it follows "We are". */
  legalForm: fact(NO_NAME, [
    /^(?!(?:an?|the|one|part) )./i,
    'must begin with ‘a’ or ‘an’, such as a partnership, because it follows ‘We are’',
  ]),
  /** Register and number. */
  registerEntry: fact(),
  /** The law that governs the terms, as it follows "the laws of". */
  governingLaw: fact(INSIDE, [
    /\blaws?\b/i,
    'must be a place, such as Ireland, because it follows ‘the laws of’',
  ]),
  /** Service that sends the waitlist's emails. */
  emailService: fact(),
  /** Service used for the calls. */
  callService: fact(),
  /** Company that serves the pages, under a name that visitors can look up. */
  hostingProvider: fact(),
  /** How long the host keeps its server logs, as it follows "for". */
  serverLogRetention: fact(NO_NAME, DURATION),
} satisfies Record<string, z.ZodType>

export type SiteFacts = z.infer<z.ZodObject<typeof FACTS>>
