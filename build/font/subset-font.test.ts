import subset from 'subset-font'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyPassage } from '../../src/copy/every-word.ts'
import { ownerSentences } from '../../src/legal/owner-sentences.ts'
import { ALL_FACTS } from '../../src/legal/real-pages.ts'
import { fontTables, hasGlyph, weightAxis } from './read-font.ts'
import { readFontLicense, staticFont, subsetFont } from './subset-font.ts'
import { usedCharacters } from './used-characters.ts'

const words = [
  ...everyPassage().map(({ text }) => text),
  ...Object.values(ownerSentences({})),
  ...Object.values(ownerSentences(ALL_FACTS)),
].join('')
const shown = [...new Set(words)].filter((character) => character >= ' ')

let file: Buffer
let font: Buffer

beforeAll(async () => {
  file = await subsetFont(usedCharacters())
  font = await subset(file, usedCharacters(), { targetFormat: 'truetype' })
})

describe('the font for the pages', () => {
  it('draws every character of every page', () => {
    expect(shown.length).toBeGreaterThan(70)
    expect(shown.filter((one) => !usedCharacters().includes(one))).toEqual([])
    expect(shown.filter((one) => !hasGlyph(font, one))).toEqual([])
  })

  it('draws whatever a plain keyboard types, for the facts that the owner gives', () => {
    const typed = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
    expect(typed.filter((one) => !hasGlyph(font, one))).toEqual([])
  })

  it('lacks what the pages do not use', () => {
    expect(hasGlyph(font, 'ß')).toBe(false)
  })

  it('has every weight from 400 to 700', () => {
    expect(weightAxis(font)).toEqual({ name: 'wght', min: 400, max: 700 })
  })

  it('is a WOFF2 file of at most 14 kB', () => {
    expect(file.toString('latin1', 0, 4)).toBe('wOF2')
    expect(file.length).toBeLessThanOrEqual(14_000)
  })
})

it('the font for a card has one weight and no axis', async () => {
  const heavy = await staticFont('Quiet', 800)
  expect(weightAxis(heavy)).toBeUndefined()
  expect(fontTables(heavy).get('OS/2')?.readUInt16BE(4)).toBe(800)
})

it('the license that goes with the font is the SIL Open Font License', () => {
  expect(readFontLicense()).toContain('Atkinson Hyperlegible Next Project Authors')
  expect(readFontLicense()).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
