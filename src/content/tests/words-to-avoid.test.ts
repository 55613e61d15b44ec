import { expect, it } from 'vitest'
import { WORDS_TO_AVOID } from '../../facts/words-to-avoid.ts'
import { bookingSentences, formNotice, formSentences } from '../../legal/form-sentences.ts'
import { landingSentences, ownerSentences } from '../../legal/owner-sentences.ts'
import { everyPassage } from './every-passage.ts'
import { ALL_FACTS, FORMS, plain } from './text-fixtures.ts'

/** Exceptions: words mandated by the specification, denials and warnings. Longest first. */
const ALLOWED = [
  'Desperate for relief',
  'Nothing cures tinnitus',
  'How personalized sound therapy helps you',
  'Better Sleep',
  'Is it suitable for seniors?',
  'Is this a medical treatment?',
  // Denials and warnings.
  'There is no proven cure',
  'not a cure',
  'no cure',
  'anyone who sells a cure',
  'Not a test or treatment',
  'not meant to diagnose, treat, cure or prevent',
  'does not make you our patient',
  'no doctor–patient relationship',
  'There is no hurry',
  // The name of a method, and care by others.
  'cognitive behavioral therapy (CBT), a talking therapy',
  'Cognitive behavioral therapy (CBT), a talking therapy',
  'Keep any treatment',
]

const passages = await everyPassage()

const filledIn = [
  ...[{}, ALL_FACTS].map(ownerSentences),
  ...[{}, ALL_FACTS].map((facts) => Object.values(landingSentences(facts)).flat()),
  ...FORMS.map(formSentences),
  FORMS.map(formNotice),
  ...[undefined, 'Calendly'].map((provider) => bookingSentences({ provider })),
]

const read = [
  ...passages.map(({ text }) => text),
  ...filledIn.flatMap((sentences) => Object.values(sentences).map(plain)),
]

function faults(text: string): string[] {
  const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, '…'), text)
  return WORDS_TO_AVOID.flatMap(([words, use]) => {
    const found = rest.match(words)?.[0]
    return found ? [`"${found}" in "${text}"; use: ${use}`] : []
  })
}

it('words to avoid appear only where they are mandated or denied', () => {
  expect(read.flatMap(faults)).toEqual([])
})

it('every exception is still in use on the site', () => {
  expect(ALLOWED.filter((allowed) => !read.some((text) => text.includes(allowed)))).toEqual([])
})
