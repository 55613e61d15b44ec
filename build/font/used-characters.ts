import { readdirSync, readFileSync } from 'node:fs'

const FOLDERS_OF_WORDS = ['../../src/copy/', '../../src/legal/']
const IS_READ_BY_VISITORS = /(?<!\.test)\.(ts|md)$/

/** Every letter, numeral and mark that a plain keyboard types, so that an edit never lacks one. */
const BASIC_LATIN = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

/** Marks of good typography, whether or not the copy has them yet. */
const MARKS = '\u00a0©·×‘’“”–—…−'

/**
 * Every character that the pages may show, once each and in order: those of the files of words
 * as they are written (the owner's facts stand among them), all of basic Latin, and some marks.
 */
export function usedCharacters(): string {
  const files = FOLDERS_OF_WORDS.flatMap((folder) => {
    const url = new URL(folder, import.meta.url)
    return readdirSync(url)
      .filter((name) => IS_READ_BY_VISITORS.test(name))
      .map((name) => readFileSync(new URL(name, url), 'utf8'))
  })
  const characters = new Set([BASIC_LATIN, MARKS, ...files].join(''))
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}
