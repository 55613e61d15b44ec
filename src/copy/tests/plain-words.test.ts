import { syllable } from 'syllable'
import { expect, it } from 'vitest'
import { type FormSettings, formNotice } from '../../legal/form-sentences.ts'
import { landingSentences } from '../../legal/owner-sentences.ts'
import { faq } from '../faq.ts'
import { everyPassage } from './every-passage.ts'
import { ALL_FACTS, LEGAL_PAGES, plain, renderText, wordsIn } from './text-fixtures.ts'

/** The landing page's sections apart from the FAQ, in order. */
const LANDING = 'hero problem masking sound how-it-works waitlist'.split(' ')

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** The sentences of a text; each paragraph and list item counts as at least one. */
function sentencesOf(text: string): string[] {
  const lines = text.split(/\n+/).filter(Boolean)
  return lines.flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
}

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

async function sectionsOf(slug: string, facts = {}, loading: FormSettings['loading'] = 'near') {
  const html = await renderText(`legal/${slug}`, { facts, form: { provider: 'Tally', loading } })
  return html.split(/(?=<h2 )/).map(wordsIn)
}

/** Pieces of text, each with the highest grade level that it may have. */
const pieces: [name: string, text: string, most: number][] = []
for (const file of [...LANDING, 'errors', 'disclaimers']) pieces.push([file, textOf(file), 8])
for (const { id, question } of faq.items) {
  pieces.push([`answer ${id}`, `${question}\n${textOf(`faq ${id}`)}`, 8])
}
for (const [name, facts] of Object.entries({ 'no facts': {}, 'all facts': ALL_FACTS })) {
  const text = Object.values(landingSentences(facts)).flat().map(plain).join('\n')
  pieces.push([`the landing page with ${name}`, text, 8])
}
for (const provider of [undefined, 'Tally', 'our own server']) {
  for (const loading of ['near', 'click'] as const)
    pieces.push([`the notice of ${provider}, ${loading}`, formNotice({ provider, loading }), 8])
}
for (const slug of LEGAL_PAGES) {
  const near = await sectionsOf(slug)
  const click = await sectionsOf(slug, ALL_FACTS, 'click')
  for (const text of [...near, ...click, ...(await sectionsOf(slug, {}, 'never'))])
    pieces.push([`${slug}, "${text.split('\n')[0]}"`, text, 10])
}

it('every piece of text was found', () => {
  expect(pieces.length).toBeGreaterThan(75)
  expect(pieces.filter(([, text]) => text === '')).toEqual([])
})

/** Titles and labels of up to four words are not sentences. */
const spokenIn = (text: string) =>
  sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 4)

const withSentences = pieces.filter(([, text]) => spokenIn(text).length > 0)

it.each(withSentences)('%s is easy to read, in short sentences', (_name, text, most) => {
  const spoken = spokenIn(text)
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
