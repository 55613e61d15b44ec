import { syllable } from 'syllable'
import { expect, it } from 'vitest'
import type { TextSettings } from '../../legal/fill-tokens.ts'
import { formNotice } from '../../legal/form-sentences.ts'
import { landingSentences } from '../../legal/owner-sentences.ts'
import { faq } from '../faq.ts'
import { everyPassage } from './every-passage.ts'
import { ALL_FACTS, FORMS, LEGAL_PAGES, plain, renderText, wordsIn } from './text-fixtures.ts'

/** The landing page's sections apart from the FAQ, in order. */
const LANDING = 'hero problem masking sound how-it-works waitlist'.split(' ')

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** The sentences of a text; each paragraph and list item counts as at least one. */
const sentencesOf = (text: string) =>
  text.split('\n').flatMap((line) => Array.from(sentences.segment(line), ({ segment }) => segment))

const wordsOf = (sentence: string) =>
  [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike)

/**
 * Flesch–Kincaid grade level of a text.
 * Source: Kincaid and others, "Derivation of New Readability Formulas", 1975.
 */
function gradeOf(spoken: readonly string[]): number {
  const all = spoken.flatMap(wordsOf)
  const syllables = all.reduce((sum, word) => sum + Math.max(1, syllable(word.segment)), 0)
  return 0.39 * (all.length / spoken.length) + 11.8 * (syllables / all.length) - 15.59
}

const passages = await everyPassage()

const textOf = (file: string) =>
  passages
    .filter(({ from }) => `${from} `.startsWith(`${file} `))
    .map(({ text }) => text)
    .join('\n')

async function sectionsOf(page: string, settings?: Partial<TextSettings>) {
  const html = await renderText(`content/legal/${page}`, settings)
  return html.split(/(?=<h2 )/).map(wordsIn)
}

/** Pieces of text, each with the highest grade level that it may have. */
const pieces: [name: string, text: string, most: number][] = []
for (const file of [...LANDING, 'errors', 'disclaimers']) pieces.push([file, textOf(file), 8])
for (const { id, question } of faq.items)
  pieces.push([`answer ${id}`, `${question}\n${textOf(`faq ${id}`)}`, 8])
for (const facts of [{}, ALL_FACTS]) {
  const text = Object.values(landingSentences(facts)).flat().map(plain).join('\n')
  pieces.push(['the landing page with facts', text, 8])
}
for (const form of FORMS) {
  pieces.push([`the notice of ${form.provider}, ${form.loading}`, formNotice(form), 8])
  const facts = form.loading === 'click' ? ALL_FACTS : {}
  for (const page of LEGAL_PAGES)
    for (const text of await sectionsOf(page, { facts, form }))
      pieces.push([`${page}, "${text.split('\n')[0]}"`, text, 10])
}

// Most sections are the same with every form.
const distinct = new Map(pieces.map((piece) => [piece[1], piece])).values()

it.each([...distinct])('%s is easy to read, in short sentences', (_name, text, most) => {
  // Titles and labels of up to four words are not sentences.
  const spoken = sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 4)
  const [hardest] = spoken.toSorted((a, b) => gradeOf([b]) - gradeOf([a]))
  expect(gradeOf(spoken), `hardest: ${hardest}`).toBeLessThanOrEqual(most)
  expect(spoken.flatMap(wordsOf).length / spoken.length).toBeLessThanOrEqual(20)
  expect(spoken.filter((sentence) => wordsOf(sentence).length > 30)).toEqual([])
})

it('no paragraph has more than four sentences, or six in the legal pages', () => {
  const mostIn = (from: string) => {
    // Filled-in sentences count too.
    if (LEGAL_PAGES.some((slug) => from === slug)) return 6
    // A claim shares its paragraph with its limit.
    return from.startsWith('masking ') ? 7 : 4
  }
  const tooLong = passages.filter(({ from, text }) => sentencesOf(text).length > mostIn(from))
  expect(tooLong).toEqual([])
})

/** Technical terms, and the plain words that explain them. Visitors know the word tinnitus. */
const TERMS = [
  [/\baudiologists?\b/i, /hearing (?:specialist|professional|expert)/i],
  [/\bmasking\b/i, /another sound covers|covers one sound with another/i],
  [/\bresidual inhibition\b/i, /quieter.{0,60}after a sound stops/is],
  [/\bhabituation\b/i, /getting used to a sound|comes? to notice|notices and reacts less/i],
  [/\bCBT\b/, /talking therapy/i],
  [/\bGDPR\b/, /privacy laws?|data protection law/i],
  [/\bCCPA\b/, /privacy laws?|Consumer Privacy Act/i],
  [/\bIP address\b/i, /internet address|number/i],
  [/\bdBA\b|\bdecibels\b/, /how loud|hours a week/i],
  [/\bjoint controllers?\b/i, /share the duty/i],
] as const

const pages = [
  [...LANDING, 'faq'].map(textOf),
  ...(await Promise.all(LEGAL_PAGES.map((slug) => sectionsOf(slug)))),
]

it.each(TERMS)('%s is explained where a page first uses it', (term, plain) => {
  const first = pages.flatMap((parts) => parts.find((part) => term.test(part)) ?? [])
  expect(first).not.toEqual([])
  for (const part of first) expect(part).toMatch(plain)
})
