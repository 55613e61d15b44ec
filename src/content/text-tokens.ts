import { escapeMarkdown } from './fill-text.ts'
import { type FormLoading, formLoads } from './form-loading.ts'
import type { Owner } from './owner-schema.ts'

/** Who runs the site, as far as the owner has set it. */
function whoRunsThisSite({ productName, companyName, companyAddress }: Owner): string {
  const who = companyName ?? `The team making ${productName}`
  return companyAddress ? `${who}, ${companyAddress}, runs this site.` : `${who} runs this site.`
}

/** The booking page is always there. */
const BY_CALL =
  'You can reach us by booking a call: choose ‘Book a Call’ at the top of any page. You can ask for captions or a text chat instead.'

const byEmail = (email: string) =>
  `You can write to [${escapeMarkdown(email)}](mailto:${encodeURI(email)}) about this page or your data.`

/** Markdown for each token of the legal pages and the FAQ's answers. */
export function textTokens(owner: Owner, loading: FormLoading): Record<string, string> {
  const { productName, contactEmail, formProvider, bookingProvider, hearingAids } = owner
  return {
    productName: escapeMarkdown(productName),
    whoRunsThisSite: escapeMarkdown(whoRunsThisSite(owner)),
    contactUs: contactEmail ? byEmail(contactEmail) : BY_CALL,
    formProvider: escapeMarkdown(formProvider ?? 'a form service'),
    bookingProvider: escapeMarkdown(bookingProvider ?? 'a booking service'),
    formLoads: formLoads[loading],
    hearingAids: escapeMarkdown(
      hearingAids ?? 'We do not know yet whether it will play through hearing aids.',
    ),
  }
}
