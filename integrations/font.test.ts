import ranges from '@fontsource-variable/atkinson-hyperlegible-next/unicode.json' with {
  type: 'json',
}
import { expect, it } from 'vitest'
import { everyPassage } from '../src/content/tests/every-passage.ts'
import { ALL_FACTS, plain } from '../src/content/tests/text-fixtures.ts'
import { ownerSentences } from '../src/legal/owner-sentences.ts'
import { usedCharacters } from './font.ts'

/** The font file's `unicode-range`, according to its package: "U+0000-00FF,U+0131". */
const classes = ranges.latin.replaceAll('-', '-U+').replaceAll('U+', '\\u').replaceAll(',', '')
const IN_FONT = RegExp(`[${classes}]`, 'u')

it('the font covers every character on the pages', async () => {
  const text = [
    ...(await everyPassage()).map(({ text }) => text),
    ...Object.values(ownerSentences(ALL_FACTS)).map(plain),
  ].join('')
  const shown = [...new Set(text)].filter((character) => character >= ' ')
  expect(shown.length).toBeGreaterThan(60)
  const used = usedCharacters()
  expect(shown.filter((character) => !used.includes(character))).toEqual([])
  expect(shown.filter((character) => !IN_FONT.test(character))).toEqual([])
})
