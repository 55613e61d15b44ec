import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { everyPassage } from '../src/copy/tests/every-passage.ts'
import { ALL_FACTS, plain } from '../src/copy/tests/text-fixtures.ts'
import { ownerSentences } from '../src/legal/owner-sentences.ts'
import { usedCharacters } from './font.ts'

/** The font file's `unicode-range`, according to its package. */
const { latin } = createRequire(import.meta.url)(
  '@fontsource-variable/atkinson-hyperlegible-next/unicode.json',
) as { latin: string }

const ranges = latin.split(',').map((range) => {
  const [from = '', to = from] = range.slice(2).split('-')
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
})

function isInFont(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(({ from, to }) => from <= code && code <= to)
}

it('the font covers every character on the pages', async () => {
  const text = [
    ...(await everyPassage()).map(({ text }) => text),
    ...Object.values(ownerSentences(ALL_FACTS)).map(plain),
  ].join('')
  const shown = [...new Set(text)].filter((character) => character >= ' ')
  expect(shown.length).toBeGreaterThan(60)
  const used = usedCharacters()
  expect(shown.filter((character) => !used.includes(character))).toEqual([])
  expect(shown.filter((character) => !isInFont(character))).toEqual([])
})
