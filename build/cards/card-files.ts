import satori from 'satori'
import type { ColorOf } from '../colors/read-colors.ts'
import { staticFont } from '../font/subset-font.ts'
import { usedCharacters } from '../font/used-characters.ts'
import { cardLayout } from './card-layout.ts'
import { CARD_HEIGHT, CARD_WIDTH, cardOf, cardWords } from './cards.ts'
import { drawPng } from './draw-png.ts'

const FAMILY = 'Atkinson Hyperlegible Next'
const WEIGHTS = [400, 700] as const

async function loadFonts() {
  const characters = usedCharacters()
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: FAMILY,
      weight,
      data: await staticFont(characters, weight),
    })),
  )
}

/** The pictures that stand for the pages where they are shared, by their addresses. */
export function cardFiles(day: ColorOf): Record<string, () => Promise<Buffer>> {
  let fonts: ReturnType<typeof loadFonts> | undefined
  const draw = async (words: (typeof cardWords)[string]) => {
    fonts ??= loadFonts()
    const size = { width: CARD_WIDTH, height: CARD_HEIGHT }
    const svg = await satori(cardLayout(words, day), { ...size, fonts: await fonts })
    return drawPng(svg)
  }
  return Object.fromEntries(
    Object.entries(cardWords).map(([page, words]) => [cardOf(page)?.path, () => draw(words)]),
  )
}
