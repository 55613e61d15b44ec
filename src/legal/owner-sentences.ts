import { PRODUCT_NAME, type SiteFacts } from '../copy/site-facts.ts'
import type { Phrase } from './phrase.ts'

/** The period after a value such as "Sample Inc." also ends the sentence. */
const withSinglePeriods = (phrase: Phrase) =>
  typeof phrase === 'string' ? phrase.replaceAll('..', '.') : phrase

/** Not of a name such as "iPhone". */
const capitalize = (text: string) =>
  text.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toUpperCase())

const mailLink = (address: string) => ({ text: address, url: `mailto:${address}` })

/** Who runs the site, as far as the owner has set it. */
function whoOperates({ companyName, companyAddress }: SiteFacts): string {
  const operator = companyName ?? `the team making ${PRODUCT_NAME}`
  if (companyName && companyAddress) {
    return `This site is run by ${companyName}, ${companyAddress}.`
  }
  if (companyName) return `This site is run by ${companyName}. Our postal address is not given yet.`
  return companyAddress
    ? `This site is run by ${operator} at ${companyAddress}. Our registered name is not given yet.`
    : `This site is run by ${operator}. Our registered name and address are not given yet.`
}

/** Each is complete and true with and without its facts. */
const sentences = {
  whoRunsThisSite: (facts) =>
    [
      whoOperates(facts),
      facts.legalForm && `We are ${facts.legalForm}.`,
      facts.registerEntry && `Our entry in the register: ${facts.registerEntry}.`,
    ]
      .filter(Boolean)
      .join(' '),

  // The booking page is always set.
  contactUs: ({ contactEmail }) =>
    contactEmail
      ? ['Write to us at ', mailLink(contactEmail), '.']
      : 'You can reach us by booking a call: choose ‘Book a Call’ at the top of any page. When you ' +
        'book, you can ask for captions or a text chat instead. We have not given an address to ' +
        'write to yet.',

  privacyRequest: ({ contactEmail }) =>
    contactEmail
      ? ['To use a right, write to ', mailLink(contactEmail), '.']
      : ['To use a right, reach us as described under ', { text: 'Contact', url: '#contact' }, '.'],

  privacyRepresentative: ({ privacyRepresentative }) =>
    privacyRepresentative
      ? `For questions about your data, you can also turn to ${privacyRepresentative}.`
      : '',

  hostingProvider: ({ hostingProvider }) =>
    hostingProvider
      ? `Our pages are served by ${hostingProvider}, our hosting provider.`
      : 'Our pages are served by a hosting provider, a company that runs web servers.',

  serverLogRetention: ({ serverLogRetention }) =>
    serverLogRetention
      ? `The hosting provider keeps these logs for ${serverLogRetention}.`
      : 'The rules of the hosting provider set how long it keeps these logs. ' +
        'You can ask us for the current period.',

  formConsent: ({ formAsksConsent }) =>
    formAsksConsent
      ? 'Legal basis: your explicit consent (GDPR Articles 6(1)(a) and 9(2)(a)). ' +
        'The form asks for it with a box that starts empty.'
      : 'The law asks for your explicit consent here (GDPR Articles 6(1)(a) and 9(2)(a)). ' +
        'If the form does not ask for it, please do not send the form.',

  waitlistRetention: ({ waitlistRetention }) =>
    waitlistRetention
      ? `For ${waitlistRetention}, or until you unsubscribe or ask us to delete them.`
      : 'Until you unsubscribe or ask us to delete them.',

  emailSender: ({ emailService }) =>
    emailService
      ? `Our emails are sent by ${emailService}.`
      : 'A service may send our emails for us; you can ask us for its name.',

  callCarrier: ({ callService }) =>
    callService
      ? `Our calls run on ${callService}.`
      : 'A phone or video service carries our calls; you can ask us for its name.',

  dataTransfers: ({ transferSafeguard }) =>
    transferSafeguard
      ? `Where the GDPR applies to data that is sent abroad, we rely on ${transferSafeguard}. You can ask us for a copy.`
      : 'Where the GDPR applies to data that is sent abroad, it asks for a safeguard, such as a ' +
        'contract that the European Commission has approved.',

  governingLaw: ({ governingLaw }) =>
    governingLaw
      ? `These terms are governed by the laws of ${governingLaw}.`
      : 'These terms do not pick the law of any one country.',

  // In the FAQ.
  testResults: ({ publishesResults }) =>
    publishesResults
      ? 'If we test the app, we will publish the results, even if they show no effect.'
      : '',
} satisfies Record<string, (facts: SiteFacts) => Phrase>

/** Words that owners tend to repeat from the sentence around a fact. */
const REDUNDANT_WORDS: Partial<Record<string, RegExp>> = {
  companyCity: /^in /i,
  legalForm: /^we are /i,
  governingLaw: /^(?:the )?laws? of /i,
  serverLogRetention: /^for /i,
  waitlistRetention: /^for /i,
  emailFrequency: /^we (?:write|email you) /i,
  callLength: /^(?:about|around) /i,
  callWith: /^(?:talk )?with /i,
  team: /^(?:(?:made )?by|we are) /i,
}

/** A word with a capital that only begins the fact: "Once a month", but not "NATO countries". */
const FIRST_WORD = /^\p{Lu}(?=\p{Ll}*(?!\p{L}))/u

/** The same in facts that may be names: "A founder" and "The maker", but not "An Nguyen". */
const FIRST_WORD_OR_NAME =
  /^(?:The|An?|Our|One|Two|Three|Someone|Somebody|Standard)(?=$| [\p{Ll}\d])/u

const NEVER_NAMES = /^(?:callLength|emailFrequency|serverLogRetention|waitlistRetention|legalForm)$/

/** The period of a sentence, not of an abbreviation such as "Inc." or "B.Sc." */
const FULL_STOP = /(?<!\.\S*|\b(?:Bros|Co|Corp|Dr|Inc|Jr|Ltd|Sr|St))\.$/

const lowerCase = (word: string) => word.toLowerCase()

/** The facts as they stand inside a sentence. Names and whole sentences keep their capital. */
function cleanFacts(facts: SiteFacts): SiteFacts {
  const given = Object.entries(facts).map(([name, fact]) => {
    if (typeof fact !== 'string') return [name, fact]
    const text = fact.replace(REDUNDANT_WORDS[name] ?? '', '').replace(FULL_STOP, '')
    if (/^company|^progress$/.test(name)) return [name, text]
    // "The Netherlands", "The European Commission's contract".
    const article = /^(?:governingLaw|transferSafeguard)$/.test(name) ? /^The(?= )/ : ''
    const first = NEVER_NAMES.test(name) ? FIRST_WORD : FIRST_WORD_OR_NAME
    return [name, text.replace(first, lowerCase).replace(article, lowerCase)]
  })
  return Object.fromEntries(given)
}

/**
 * Texts of the legal pages' `{{tokens}}` that depend on owner facts. Any mix of facts may be set:
 * each text is complete and true with and without them.
 */
export function ownerSentences(facts: SiteFacts): Record<string, Phrase> {
  const clean = cleanFacts(facts)
  return Object.fromEntries(
    Object.entries(sentences).map(([token, sentence]) => [
      token,
      withSinglePeriods(sentence(clean)),
    ]),
  )
}

const compact = (...sentences: (Phrase | false | undefined)[]) =>
  sentences.filter((sentence): sentence is Phrase => Boolean(sentence)).map(withSinglePeriods)

const IS_AT_MOST = /^(?:up to|at most|under|(?:no more|less) than)\b/

/** What the facts add to the landing page. All but `call` and `news` are empty without their facts. */
export function landingSentences(facts: SiteFacts) {
  const { companyName, companyCity, contactEmail, team, audiologist, ...rest } = cleanFacts(facts)
  const { progress, callWith, callLength, sellsNothingOnCalls, emailFrequency } = rest
  const makers = team ?? companyName
  const callTerms = [
    callLength && `it takes ${IS_AT_MOST.test(callLength) ? '' : 'about '}${callLength}`,
    sellsNothingOnCalls && 'nobody sells anything',
  ].filter(Boolean)
  return {
    makers: compact(
      makers && `By ${makers}${companyCity ? `, in ${companyCity}` : ''}.`,
      audiologist &&
        `An audiologist (a hearing specialist) advises us: ${audiologist}. ` +
          'For advice on your own ears, please see one near you.',
    ),
    progress: compact(progress && `${capitalize(progress)}.`),
    call: compact(
      `Talk with ${callWith ?? 'our team'}.`,
      callTerms.length > 0 && `${capitalize(callTerms.join(', and '))}.`,
      contactEmail && ['Or write to us at ', mailLink(contactEmail), '.'],
    ),
    news:
      'We will email you as soon as there is something to try, ' +
      `and ${emailFrequency ?? 'now and then'} with news.`,
    whoWeAre: compact(
      companyName &&
        `${PRODUCT_NAME} is a project of ${companyName}${companyCity ? ` in ${companyCity}` : ''}.`,
      team && `${companyName ? 'It' : PRODUCT_NAME} is being made by ${team}.`,
      contactEmail && ['Write to us at ', mailLink(contactEmail), '.'],
    ),
  }
}
