import { syllable } from 'syllable'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** For tests: Markdown as it is heard: without its marks, each point of a list a sentence. */
export function asSpoken(markdown: string): string[] {
  return markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*`_[\]<>]/g, '')
    .split(/\n+/)
    .map((line) => line.replace(/^\s*(?:[-#]+|\d+\.)\s*/, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
}

/** For tests: the words of a sentence; "30+" and "2" count as words too. */
export function wordsOf(sentence: string): string[] {
  return [...words.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}

/** For tests: mean length of the sentences, in words. */
export function meanSentenceLength(spoken: readonly string[]): number {
  return spoken.flatMap(wordsOf).length / spoken.length
}

/**
 * For tests: the school grade (United States) at which a text is read with ease.
 * Source: Kincaid and others, "Derivation of New Readability Formulas", 1975.
 */
export function fleschKincaidGrade(spoken: readonly string[]): number {
  const all = spoken.flatMap(wordsOf)
  const syllables = all.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * meanSentenceLength(spoken) + 11.8 * (syllables / all.length) - 15.59
}
