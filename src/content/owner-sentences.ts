import type { Owner } from './owner-type.ts'

/** Who runs the site, as far as the owner has set it. */
export function whoRunsThisSite({ productName, companyName, companyAddress }: Owner): string {
  const who = companyName ?? `The team making ${productName}`
  return companyAddress ? `${who}, ${companyAddress}, runs this site.` : `${who} runs this site.`
}

/** How to reach the owner: by email, if an address is set. */
export const contactUs = {
  /** @param email the address, as a link in Markdown */
  byEmail: (email: string) => `You can write to ${email} about this page or your data.`,
  /** The booking page is always there. */
  byCall:
    'You can reach us by booking a call: choose ‘Book a Call’ at the top of any page. You can ask for captions or a text chat instead.',
} as const

/** In place of what the owner has not set. */
export const ifNotSet = {
  formProvider: 'a form service',
  bookingProvider: 'a booking service',
  hearingAids: 'We do not know yet whether it will play through hearing aids.',
} as const
