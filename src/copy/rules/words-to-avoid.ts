interface Avoided {
  words: RegExp
  /** What to write in its place. */
  use: string
}

/** For tests: what the content brief keeps out of health copy, and what it offers in its place. */
export const AVOIDED: readonly Avoided[] = [
  {
    words: /\b(?:cur(?:e[sd]?|ing)|treat(?:s|ed|ing|ments?)?|heal(?:s|ed|ing)?)\b/i,
    use: 'designed to make tinnitus less noticeable while you listen',
  },
  {
    words: /\b(?:eliminat\w+|silenc(?:es?|ed|ing))\b/i,
    use: 'designed to make tinnitus less noticeable while you listen',
  },
  { words: /\b(?:relief|reliev\w+)\b/i, use: 'comfort, a break, results vary' },
  {
    words: /\b(?:proven|evidence-based|breakthrough|(?:doctor|expert)s? recommend\w*)\b/i,
    use: 'based on published ideas about sound masking; not clinically tested',
  },
  {
    words: /\b(?:diagnos\w+|measur\w+|detect\w*)\b/i,
    use: 'helps you describe or match the pitch you hear',
  },
  {
    words: /\b(?:therap\w+|patients?|sufferers?|suffers?)\b/i,
    use: 'sound, listening, people with tinnitus',
  },
  {
    words: /\b(?:sleep better|better sleep|restor(?:e|es|ed|ing))\b/i,
    use: 'made for bedtime, background sound for work',
  },
  {
    words: /\b(?:safe for|safely|100 ?%|guarantee\w*|prevents?)\b/i,
    use: 'with a planned volume limit; check with your audiologist',
  },
  { words: /\b(?:the only|best|unlike|leading|better than)\b/i, use: 'describe the feature' },
  { words: /\b(?:compliant|compliance|certified)\b/i, use: 'we plan to follow…' },
  { words: /\b(?:elderly|pensioners?|seniors?)\b/i, use: 'older adults' },
  {
    words: /\b(?:tortur\w+|nightmare|crazy|live with it)\b/i,
    use: 'say how to get support',
  },
  {
    words: /\b(?:hurry|last chance|limited (?:time|places|spots)|instant\w*|act now)\b/i,
    use: 'nothing: there is no rush',
  },
  { words: /\bup to 30\b/i, use: 'the mandated sentence about 30+ minutes' },
]

/** For tests: what the specification mandates, and sentences that deny or warn, word by word. */
export const ALLOWED = [
  // Headings, cards and questions of the specification.
  'Desperate for relief',
  'Nothing cures tinnitus',
  'How personalized sound therapy helps you',
  'Better Sleep',
  'Is it suitable for seniors?',
  'Is this a medical treatment?',
  // Denials and warnings.
  'Not a cure',
  'not a cure',
  'no cure',
  'There is no proven cure',
  'anyone who sells a cure',
  'not a medical treatment',
  'Not a test or treatment',
  'not meant to diagnose, treat, cure or prevent',
  'does not make you our patient',
  'no doctor–patient relationship',
  'it is no guarantee',
  // The name of a talking method, and care that someone else gives.
  'cognitive behavioral therapy',
  'Keep any treatment',
] as const
