import type { SiteFacts } from '../../facts/fact-schema.ts'

// Takes the place of `src/content/site-facts.ts` in all tests: whatever the owner sets there, they stay
// the same. The facts have ordinary lengths.

export const PRODUCT_NAME = 'Quietune'

export const siteFacts = {
  companyName: 'Sample Company Inc.',
  companyAddress: '1 Sample Street, Sampletown',
  companyCity: 'Sampletown',
  contactEmail: 'hello@sample.test',
  legalForm: 'a sample company limited by shares',
  registerEntry: 'Sample Register, number 123456',
  team: 'Ada Sample, who has tinnitus, and Bo Sample, a sound engineer',
  progress: 'A sample version runs on our own phones.',
  founderNote: {
    words:
      'I have had it for nine years, and no fan was ever quiet enough. I wanted a softer sound.',
    name: 'Ada Sample, who hears it, too',
  },
  audiologist: 'Dr. Cy Sample, Samplia',
  hearingAids: 'It will play through hearing aids that connect to a phone.',
  governingLaw: 'Samplia',
  privacyRepresentative: 'Sample Representative, rep@sample.test',
  hostingProvider: 'Sample Hosting',
  serverLogRetention: '12 sample days',
  formAsksConsent: true,
  waitlistRetention: '24 sample months',
  transferSafeguard: 'the sample contract of the EU',
  emailService: 'Sample Mail',
  emailFrequency: 'once a sample month at most',
  callService: 'Sample Phone',
  callLength: 'about 15 sample minutes',
  callWith: 'Ada Sample, who started the project',
  sellsNothingOnCalls: true,
  publishesResults: true,
} satisfies Required<SiteFacts>

export const isSoundOffered: boolean = true

export const isHealthDataLinked: boolean = false

const DAY_MS = 86_400_000

/** Valid for half a year from today, so that the build does not warn that it expires. */
export const securityContact = {
  contact: 'mailto:security@sample.test',
  expires: new Date(Date.now() + 180 * DAY_MS).toISOString().slice(0, 10),
}
