import type { Owner } from '../../src/content/owner-type.ts'

/** Every text that an owner may set, of ordinary lengths. Tests never use the owner's own. */
export const ownersTexts = {
  productName: 'Sampletune',
  isSoundOffered: true,
  isHealthDataLinked: false,
  companyName: 'Sample Company Inc.',
  companyAddress: '1 Sample Street, Sampletown',
  contactEmail: 'hello@sample.test',
  formProvider: 'Sample Forms',
  bookingProvider: 'Sample Times',
  lead: 'Sampletune is a phone app in the making, by Ada Sample, who has tinnitus, and Bo Sample, a sound engineer.',
  status:
    'A sample version runs on our own phones. Any test we run, we will publish, even if it shows no effect.',
  adviser: 'Dr. Cy Sample, an audiologist in Samplia, advises us.',
  call: 'Talk with Ada Sample, who started Sampletune. About 15\u00A0minutes, and nobody sells anything.',
  news: 'We write once a sample month at most.',
  hearingAids: 'It is meant to play through sample hearing aids that connect to a phone.',
  about: 'Sampletune is a project of Sample Company Inc. in Sampletown.',
  founderNote: {
    words: 'I wanted something softer than the ringing, so we are making it.',
    name: 'Ada Sample, who hears it, too',
  },
} satisfies Owner
