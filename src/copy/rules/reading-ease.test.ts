import { describe, expect, it } from 'vitest'
import { fillTokens } from '../../legal/fill-tokens.ts'
import type { FormPlace } from '../../legal/form-sentences.ts'
import { ALL_FACTS, LEGAL_PAGES, readLegalPage } from '../../legal/real-pages.ts'
import { everyPassage } from '../every-word.ts'
import { faq } from '../faq.ts'
import { LANDING_PROSE } from './landing-prose.ts'
import { asSpoken, fleschKincaidGrade, meanSentenceLength, wordsOf } from './reading-ease.ts'

const MOST_WORDS_ON_AVERAGE = 20
const MOST_WORDS = 30
const MOST_GRADE = { site: 8, legal: 10 }
/** In one paragraph. */
const MOST_SENTENCES = { site: 3, legal: 5 }

/** The sections that a visitor reads in one go; labels and names of buttons are no prose. */
const PROSE = [...LANDING_PROSE, 'errors', 'disclaimers']

interface Piece {
  name: string
  spoken: string[]
  grade: number
}

/** Sentences only: a title or a label of four words has no grade. */
function pieceOf(name: string, markdown: string, grade: number): Piece {
  const spoken = asSpoken(markdown).filter((sentence) => wordsOf(sentence).length > 4)
  return { name, spoken, grade }
}

const sections = PROSE.map((file) => {
  const passages = everyPassage().filter(({ from }) => from.startsWith(`./${file}.ts `))
  return pieceOf(file, passages.map(({ text }) => text).join('\n'), MOST_GRADE.site)
})

const answers = faq.items.map(({ id, question, answer }) =>
  pieceOf(`answer ${id}`, `${question}\n${answer}`, MOST_GRADE.site),
)

const ways: [facts: object, place: FormPlace][] = [
  [{}, 'near'],
  [ALL_FACTS, 'click'],
  [{}, 'link'],
]

const legalSections = LEGAL_PAGES.flatMap((slug) =>
  ways.flatMap(([facts, place]) =>
    fillTokens(readLegalPage(slug).body, facts, place)
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const name = `${slug}, "${section.split('\n')[0]}", form ${place}`
        return pieceOf(name, section, MOST_GRADE.legal)
      }),
  ),
)

describe('the measure of reading ease', () => {
  it.each([
    // Six words of one syllable: 0.39 × 6 + 11.8 − 15.59.
    ['The cat sat on the mat.', -1.45],
    // 16 words with 24 syllables: 0.39 × 16 + 11.8 × 24 ÷ 16 − 15.59.
    [
      'This sentence, taken as a reading passage unto itself, is being used to prove a point.',
      8.35,
    ],
  ])('is as counted by hand for "%s"', (text, grade) => {
    expect(fleschKincaidGrade([text])).toBeCloseTo(grade, 5)
  })

  it('hears Markdown as it is read aloud', () => {
    expect(asSpoken('## One\n\nRead **this** [page](/a). Then rest.\n\n- a point\n- two')).toEqual([
      'One',
      'Read this page.',
      'Then rest.',
      'a point',
      'two',
    ])
  })
})

it('every section, answer and legal section is looked at', () => {
  expect(sections.every(({ spoken }) => spoken.length > 1)).toBe(true)
  expect(answers).toHaveLength(10)
  expect(legalSections.length).toBeGreaterThan(60)
})

describe.each([...sections, ...answers, ...legalSections])('$name', ({ spoken, grade }) => {
  it.skipIf(spoken.length === 0)('can be read at the grade that is asked for', () => {
    const hardest = spoken.toSorted((a, b) => fleschKincaidGrade([b]) - fleschKincaidGrade([a]))
    expect(fleschKincaidGrade(spoken), `hardest: ${hardest[0]}`).toBeLessThanOrEqual(grade)
  })

  it.skipIf(spoken.length === 0)('has short sentences', () => {
    expect(meanSentenceLength(spoken)).toBeLessThanOrEqual(MOST_WORDS_ON_AVERAGE)
    expect(spoken.filter((sentence) => wordsOf(sentence).length > MOST_WORDS)).toEqual([])
  })
})

// Seen to catch an answer of five sentences in one piece.
it.each([
  ['the site', 'three', MOST_SENTENCES.site, './'],
  ['the legal pages', 'five', MOST_SENTENCES.legal, ''],
])('on %s no paragraph has more than %s sentences', (_where, _words, most, start) => {
  const paragraphs = everyPassage().filter(({ from }) => from.startsWith(start))
  expect(paragraphs.length).toBeGreaterThan(50)
  expect(paragraphs.filter(({ text }) => asSpoken(text).length > most)).toEqual([])
})
