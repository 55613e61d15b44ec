import type { SiteFacts } from '../facts/fact-schema.ts'

/** Working name of the app and the site, defined only here. */
export const PRODUCT_NAME = 'Quietune'

/** Facts that only the owner knows. `docs/going-live.md`, step 1, lists them with examples. */
export const siteFacts: SiteFacts = {}

/**
 * Feature flag: whether visitors can hear the four stages, a soft sound that plays for 12 seconds when
 * they press a button. If false, no part of it appears on the page.
 */
export const isSoundOffered: boolean = true

/**
 * Whether the footer links to the consumer health data section of the privacy policy. Washington's
 * My Health My Data Act requires such a link from those it covers, perhaps to a policy on a page of
 * its own; ask your lawyer.
 */
export const isHealthDataLinked: boolean = false

/** Where to report a vulnerability in the site; it becomes security.txt. */
export const securityContact: { contact: string; expires: string } | undefined = undefined
