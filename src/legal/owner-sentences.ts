import { givenFacts, PRODUCT_NAME, type SiteFacts } from '../copy/site-facts.ts'
import type { Phrase } from './phrase.ts'

/** True without any fact: the booking page is always set. */
const CONTACT_WITHOUT_ADDRESS =
  'on a call: choose ‘Book a Call’ at the top of any page. No address to write to is given yet.'

/** Adds the full stop that a value such as "Sample Inc." may already bring. */
export const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

const mailLink = (address: string) => ({ text: address, url: `mailto:${address}` })

const sentences = {
  whoRunsThisSite: ({ companyName, companyAddress }) => {
    if (companyName && companyAddress) {
      return endSentence(`This site is run by ${companyName}, ${companyAddress}`)
    }
    if (companyName) {
      return `${endSentence(`This site is run by ${companyName}`)} Our postal address is not given yet.`
    }
    if (companyAddress) {
      return (
        `${endSentence(`This site is run by the team building ${PRODUCT_NAME} at ${companyAddress}`)} ` +
        'Our registered name is not given yet.'
      )
    }
    return (
      `This site is run by the team building ${PRODUCT_NAME}. ` +
      'Our registered name and address are not given yet.'
    )
  },

  contactUs: ({ contactEmail }) =>
    contactEmail
      ? ['Write to us at ', mailLink(contactEmail), '.']
      : `You can reach us ${CONTACT_WITHOUT_ADDRESS}`,

  privacyRequest: ({ contactEmail }) =>
    contactEmail
      ? ['To use a right, write to ', mailLink(contactEmail), '.']
      : `To use a right, reach us ${CONTACT_WITHOUT_ADDRESS}`,

  privacyRepresentative: ({ privacyRepresentative }) =>
    privacyRepresentative
      ? endSentence(`For questions about your data, you can also turn to ${privacyRepresentative}`)
      : 'We have not named a data protection officer, or a representative in the EU or UK. ' +
        'If the law says that we need one, we will name them here.',

  hostingProvider: ({ hostingProvider }) =>
    hostingProvider
      ? `Our pages are served by ${hostingProvider}, our hosting provider.`
      : 'Our pages are served by a hosting provider, a company that runs web servers.',

  serverLogRetention: ({ serverLogRetention }) =>
    serverLogRetention
      ? `The hosting provider keeps these logs for ${serverLogRetention}.`
      : 'The rules of the hosting provider set how long it keeps these logs. ' +
        'We use them no longer than these aims require. You can ask us for the current period.',

  waitlistRetention: ({ waitlistRetention }) =>
    waitlistRetention
      ? `For ${waitlistRetention}, or until you unsubscribe or ask us to delete them.`
      : 'We have not set a fixed time yet. We keep them until you unsubscribe or ask us to ' +
        'delete them, and no longer than the waitlist runs.',

  dataTransfers: ({ transferSafeguard }) =>
    transferSafeguard
      ? `Where the GDPR applies to data that we send abroad, we rely on ${transferSafeguard}. ` +
        'You can ask us for a copy.'
      : 'Where the GDPR applies to data that we send abroad, it asks for a safeguard. ' +
        'Ours is not decided yet. When it is, we will name it here.',

  governingLaw: ({ governingLaw }) =>
    governingLaw
      ? endSentence(`These terms are governed by the laws of ${governingLaw}`)
      : 'These terms do not pick the law of any one country.',
} satisfies Record<string, (facts: SiteFacts) => Phrase>

/** What owners write around a fact, because they think of its sentence. */
const AROUND: Partial<Record<string, RegExp>> = {
  governingLaw: /^(?:the )?laws? of |\.$/gi,
  serverLogRetention: /^for |\.$/gi,
  waitlistRetention: /^for |\.$/gi,
  transferSafeguard: /\.$/g,
}

/**
 * The text behind each `{{token}}` of the legal pages that rests on owner facts.
 * Any mix of facts may be set: each text is whole and true with and without them.
 */
export function ownerSentences(facts: SiteFacts): Record<string, Phrase> {
  const given = Object.entries(givenFacts(facts)).map(([name, fact]) => [
    name,
    fact.replace(AROUND[name] ?? '', ''),
  ])
  return Object.fromEntries(
    Object.entries(sentences).map(([token, sentence]) => [
      token,
      sentence(Object.fromEntries(given)),
    ]),
  )
}
