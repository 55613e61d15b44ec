import type { Owner } from './owner-type.ts'

/**
 * What only the owner knows. The pages show each text exactly as it is here and are complete
 * without it. To set one, remove the two slashes before it and fill in what is in brackets.
 */
export const ownersTexts: Owner = {
  productName: 'Quietune',

  // false: no example to hear, and no word of it on the page.
  isSoundOffered: true,

  // true: the footer links to "Consumer health data" in the privacy policy, as some US states require.
  isHealthDataLinked: false,

  // By law a site must say who runs it. The build warns as long as one of these three is unset.
  // companyName: '[Company] Ltd.',
  // companyAddress: '[street and number, town, country]',
  // contactEmail: 'hello@[your domain]',

  // Names, as they are inside a sentence.
  // formProvider: '[Tally]',
  // bookingProvider: '[Calendly]',

  // Whole sentences.
  // lead: '[product] is a phone app in the making, by [names], one of whom has tinnitus.',
  // status: 'A first version runs on [whose phones]. If we ever test it, we will publish the result, even if it shows no effect.',
  // adviser: 'Dr. [name], an audiologist in [city], advises us.',
  // call: 'Talk with [name], who started [product]. About 15 minutes, and nobody sells anything.',
  // news: 'We write [how often].',
  // hearingAids: 'It is meant to play through [which hearing aids].',
  // about: '[product] is a project of [company] in [town].',

  // In the founder's own words, without quotation marks, and who that is.
  // founderNote: { words: '[I wanted something softer than the ringing, so we are making it.]', name: '[name], who started [product]' },
}
