import { givenFacts, PRODUCT_NAME, type SiteFacts } from '../copy/site-facts.ts'

const CONTACT_WITHOUT_ADDRESS =
  'through the waitlist form on our home page, or on a call. ' +
  'For a call, choose ‘Book a Call’ at the top of any page.'

/** Adds the full stop that a value such as "Sample Inc." may already bring. */
export const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

const sentences = {
  whoRunsThisSite: ({ companyName, companyAddress }) => {
    if (companyName && companyAddress) {
      return endSentence(`This site is run by ${companyName}, ${companyAddress}`)
    }
    if (companyName) {
      return (
        endSentence(`This site is run by ${companyName}`) +
        ' We will add our postal address here before the app launches.'
      )
    }
    if (companyAddress) {
      return (
        endSentence(`This site is run by the team building ${PRODUCT_NAME} at ${companyAddress}`) +
        ' We will add our registered name here before the app launches.'
      )
    }
    return (
      `This site is run by the team building ${PRODUCT_NAME}. ` +
      'We will add our registered name and address here before the app launches.'
    )
  },

  contactUs: ({ contactEmail }) =>
    contactEmail
      ? `Write to us at <${contactEmail}>. You can also use the waitlist form on our home page.`
      : `You can reach us ${CONTACT_WITHOUT_ADDRESS}`,

  privacyRequest: ({ contactEmail }) =>
    contactEmail
      ? `To use a right, write to <${contactEmail}>.`
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

  governingLaw: ({ governingLaw }) =>
    governingLaw
      ? endSentence(`These terms are governed by the laws of ${governingLaw}`)
      : 'These terms do not pick the law of any one country.',
} satisfies Record<string, (facts: SiteFacts) => string>

/**
 * The text behind each `{{token}}` of the legal pages that rests on owner facts.
 * Any mix of facts may be set: each text is whole and true with and without them.
 * The texts are Markdown; an e-mail address becomes a link.
 */
export function ownerSentences(facts: SiteFacts): Record<string, string> {
  const given = givenFacts(facts)
  return Object.fromEntries(
    Object.entries(sentences).map(([token, sentence]) => [token, sentence(given)]),
  )
}
