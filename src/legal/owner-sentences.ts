import { hero } from '../content/hero.ts'
import { PRODUCT_NAME } from '../content/site-facts.ts'
import type { SiteFacts } from '../facts/fact-schema.ts'
import type { Phrase } from './phrase.ts'

/** A fact such as "Sample Inc." also ends its sentence. An ellipsis stays. */
const withSinglePeriods = (phrase: Phrase) =>
  typeof phrase === 'string' ? phrase.replace(/(?<=[^.][.!?])\.(?= |$)/g, '') : phrase

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const mailLink = (address: string) => ({ text: address, url: `mailto:${address}` })

/** Who runs the site, as far as the owner has set it. */
function siteOwner({ companyName, companyAddress }: SiteFacts): string {
  const owner = companyName ?? `the team making ${PRODUCT_NAME}`
  if (companyName && companyAddress) return `This site is run by ${owner}, ${companyAddress}.`
  if (companyName) return `This site is run by ${owner}. Our postal address is not given yet.`
  return companyAddress
    ? `This site is run by ${owner} at ${companyAddress}. Our registered name is not given yet.`
    : `This site is run by ${owner}. Our registered name and address are not given yet.`
}

/** Each is complete and true with and without its facts. */
const sentences = {
  whoRunsThisSite: (facts) =>
    [
      siteOwner(facts),
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
  hearingAids: ({ hearingAids }) =>
    hearingAids ?? 'We do not know yet whether it will play through hearing aids.',

  testResults: ({ publishesResults }) =>
    publishesResults
      ? 'If we test the app, we will publish the results, even if they show no effect.'
      : '',
} satisfies Record<string, (facts: SiteFacts) => Phrase>

/** Texts of the tokens that depend on owner facts, of which any mix may be set. */
export const ownerSentences = (facts: SiteFacts): Record<string, Phrase> =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [name, withSinglePeriods(sentence(facts))]),
  )

const compact = (...sentences: (Phrase | false | undefined)[]) =>
  sentences.filter((sentence): sentence is Phrase => Boolean(sentence)).map(withSinglePeriods)

/** What the landing page says where facts would stand. Empty lists are left out. */
export function landingSentences(facts: SiteFacts) {
  const { companyName, companyCity, contactEmail, team, audiologist, progress } = facts
  const { founderNote, callWith, callLength, sellsNothingOnCalls, emailFrequency } = facts
  const callTerms = [
    callLength && `it takes ${callLength}`,
    sellsNothingOnCalls && 'nobody sells anything',
  ].filter(Boolean)
  const status = compact(
    progress,
    sentences.testResults(facts),
    audiologist && `${audiologist}, advises us as an audiologist (a hearing specialist).`,
  )
  return {
    lead: compact(team ? `${PRODUCT_NAME} is a phone app in the making, by ${team}.` : hero.lead),
    status: status.length > 0 ? status : [hero.status.text],
    call: compact(
      `Talk with ${callWith ?? 'us'}.`,
      callTerms.length > 0 && `${capitalize(callTerms.join(', and '))}.`,
      contactEmail && ['Or write to us at ', mailLink(contactEmail), '.'],
      hero.call.text,
    ),
    news:
      'We will write when there is something to try, ' +
      `and ${emailFrequency ?? 'now and then'} with news.`,
    note: compact(founderNote && `“${founderNote.words}”`),
    /** Follows the founder's note, if there is one. */
    whoWeAre: compact(
      founderNote && `${founderNote.name}.`,
      companyName &&
        `${PRODUCT_NAME} is a project of ${companyName}${companyCity ? ` in ${companyCity}` : ''}.`,
      team && !founderNote && `${companyName ? 'It' : PRODUCT_NAME} is being made by ${team}.`,
      contactEmail && ['Write to us at ', mailLink(contactEmail), '.'],
    ),
  }
}
