import type { Owner } from './owner-schema.ts'

/**
 * What only the owner knows. The pages show each text exactly as it stands here and are complete
 * without it. To set one, remove the two slashes before it and change the example.
 */
export const owner: Owner = {
  productName: 'Quietune',

  // false: no example to hear, and no trace of it on the page.
  isSoundOffered: true,

  // true: the footer links to "Consumer health data" in the privacy policy, as some US states require.
  isHealthDataLinked: false,

  // By law a site must say who runs it. The build warns as long as one of these three is unset.
  // companyName: 'Quietune Ltd.',
  // companyAddress: '1 Harbor Street, Cork, Ireland',
  // contactEmail: 'hello@quietune.example',

  // Names, as they stand inside a sentence.
  // formProvider: 'Tally',
  // bookingProvider: 'Calendly',

  // Whole sentences.
  // lead: 'Quietune is a phone app in the making, by two sisters, one of whom has tinnitus.',
  // status: 'A first version runs on our own phones. Any test we run, we will publish, even if it shows no effect.',
  // adviser: 'Dr. Cy Moss, an audiologist in Dublin, advises us.',
  // call: 'Talk with Ada Byrne, who started Quietune. About 15 minutes, and nobody sells anything.',
  // news: 'We write about once a month.',
  // hearingAids: 'It is meant to play through hearing aids that connect to a phone.',
  // about: 'Quietune is a project of Quietune Ltd. in Cork.',

  // In the founder's own words, without quotation marks, and who that is.
  // founderNote: {
  //   words: 'I have had it for nine years, and no fan was ever quiet enough.',
  //   name: 'Ada Byrne, who started Quietune',
  // },
}
