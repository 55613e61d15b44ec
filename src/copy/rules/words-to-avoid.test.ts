import { describe, expect, it } from 'vitest'
import { formSentences } from '../../legal/form-sentences.ts'
import { ownerSentences } from '../../legal/owner-sentences.ts'
import { ALL_FACTS } from '../../legal/real-pages.ts'
import { everyPassage, type Passage } from '../every-word.ts'
import { ALLOWED, AVOIDED } from './words-to-avoid.ts'

const filledIn: Passage[] = [
  ...Object.entries({ ...ownerSentences({}), ...ownerSentences(ALL_FACTS) }),
  ...Object.values(formSentences).flatMap((place) => Object.entries(place)),
].map(([from, text]) => ({ from: `filled in, ${from}`, text }))

/** Ids are names of anchors, which nobody reads. */
const read = [...everyPassage(), ...filledIn].filter(({ from }) => !from.endsWith(' id'))

const withoutAllowed = (text: string) =>
  [...ALLOWED]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replaceAll(one, '…'), text)

function faults({ from, text }: Passage): string[] {
  return AVOIDED.flatMap(({ words, use }) => {
    const found = withoutAllowed(text).match(words)?.[0]
    return found ? [`${from}: "${found}" in "${text}"; use: ${use}`] : []
  })
}

describe('the words to avoid', () => {
  it('stand nowhere on the site, but for what is mandated or denies them', () => {
    expect(read.flatMap(faults)).toEqual([])
  })

  it.each([
    'It cures tinnitus.',
    'Instant relief, clinically proven.',
    'Not a cure, but it treats the cause.',
    'We measure your tinnitus.',
    'For our patients and other sufferers.',
    'Sleep better tonight.',
    'It is 100% safe for everyone.',
    'The only app for the elderly.',
    'Fully GDPR compliant.',
    'Hurry, limited places.',
  ])('are found in "%s"', (text) => {
    expect(faults({ from: 'here', text })).not.toEqual([])
  })

  it.each(ALLOWED)('may stand in "%s", which the site does say', (allowed) => {
    expect(read.some(({ text }) => text.includes(allowed))).toBe(true)
  })
})
