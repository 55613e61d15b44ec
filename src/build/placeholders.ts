import { type FormLoading, formPolicy } from '../content/form-loading.ts'
import { contactUs, ifNotSet, whoRunsThisSite } from '../content/owner-sentences.ts'
import type { Owner } from '../content/owner-type.ts'
import { escapeMarkdown } from './fill-text.ts'

const emailLink = (email: string) => `[${escapeMarkdown(email)}](mailto:${encodeURI(email)})`

/** Markdown for each placeholder in the legal pages and the FAQ's answers. */
export function placeholderValues(owner: Owner, loadsOn: FormLoading): Record<string, string> {
  const { productName, contactEmail, formProvider, bookingProvider, hearingAids } = owner
  return {
    productName: escapeMarkdown(productName),
    whoRunsThisSite: escapeMarkdown(whoRunsThisSite(owner)),
    contactUs: contactEmail ? contactUs.byEmail(emailLink(contactEmail)) : contactUs.byCall,
    formProvider: escapeMarkdown(formProvider ?? ifNotSet.formProvider),
    bookingProvider: escapeMarkdown(bookingProvider ?? ifNotSet.bookingProvider),
    formPolicy: formPolicy[loadsOn],
    hearingAids: escapeMarkdown(hearingAids ?? ifNotSet.hearingAids),
  }
}
