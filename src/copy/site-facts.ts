/**
 * Facts that only the owner knows. Each is unset until the owner sets it; every sentence that needs
 * one has a version that is complete and true without it, and the build lists the unset facts.
 */
export interface SiteFacts {
  /** Registered name of the company or person who runs the site. */
  companyName?: string
  /** Postal address, on one line. */
  companyAddress?: string
  /** Town for the landing page, which has no room for the whole address: "Cork". */
  companyCity?: string
  /** Address for questions and privacy requests. */
  contactEmail?: string
  /** Follows "We are": "a private company limited by shares". */
  legalForm?: string
  /** Register and number: "Companies Registration Office, Ireland, number 123456". */
  registerEntry?: string
  /** Who is behind the app, as it follows "By": "Ada Byrne, who has tinnitus, and Bo Lee, a sound engineer". */
  team?: string
  /** How far the work is, in one sentence: "A first version runs on our own phones." */
  progress?: string
  /** The audiologist who advises the team: "Dr. Cy Moss, Dublin". */
  audiologist?: string
  /** The law that governs the terms, as it follows "the laws of": "Ireland". */
  governingLaw?: string
  /** EU or UK representative or data protection officer, with how to reach them. */
  privacyRepresentative?: string
  /** Company that serves the pages, under a name that visitors can look up: "Example Hosting Inc." */
  hostingProvider?: string
  /** How long the host keeps its server logs: "30 days". */
  serverLogRetention?: string
  /** True once the form asks for consent with a checkbox that starts unchecked. */
  formAsksConsent?: boolean
  /** How long waitlist details are kept: "12 months after you join". */
  waitlistRetention?: string
  /** What protects data sent abroad: "the European Commission's standard contract". */
  transferSafeguard?: string
  /** Service that sends the waitlist's emails: "Brevo". */
  emailService?: string
  /** How often you write to the waitlist, as it follows "and": "once a month at most". */
  emailFrequency?: string
  /** Service used for the calls: "Zoom". */
  callService?: string
  /** How long a call takes: "15 minutes". */
  callLength?: string
  /** Who is on the call: "Ada Byrne, who started the project". */
  callWith?: string
  /** True if nobody tries to sell anything on a call. */
  sellsNothingOnCalls?: boolean
  /** True if you promise to publish the results of any tests of the app, even if they show no effect. */
  publishesResults?: boolean
}

/** Where to report a vulnerability in the site (RFC 9116, security.txt). */
export interface SecurityContact {
  /** "mailto:security@example.com", or an https page. */
  contact: string
  /** Expiry date, at most a year ahead: "2027-06-30". After it, security.txt is left out. */
  expires: string
}

/** Working name of the app and the site, defined only here. */
export const PRODUCT_NAME = 'Quietune'

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

export const securityContact = undefined as SecurityContact | undefined
