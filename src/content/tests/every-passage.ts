import { faq } from '../faq.ts'
import { LEGAL_PAGES, renderText, wordsIn } from './text-fixtures.ts'

const modules = import.meta.glob<object>(['../*.ts', '!../site-facts.ts'], { eager: true })

/** A text that a visitor reads as one unit, and its source: "hero setup". */
export interface Passage {
  from: string
  text: string
}

/** A point of the hero: its heading and text are read as one sentence. */
const isPoint = (value: object): value is { heading: string; text: string } => 'heading' in value

function passagesOf(from: string, value: unknown): Passage[] {
  if (typeof value === 'string') return [{ from, text: value }]
  if (typeof value !== 'object' || value === null) return []
  if (isPoint(value)) return [{ from, text: `${value.heading} ${value.text}` }]
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, part]) => passagesOf(`${from} ${key}`, part))
}

async function passagesOfText(from: string, file: string): Promise<Passage[]> {
  const lines = wordsIn(await renderText(file)).split('\n')
  return lines.filter((text) => text !== '').map((text) => ({ from, text }))
}

/** Every passage of `src/content` and of the legal pages. */
export async function everyPassage(): Promise<Passage[]> {
  const copy = Object.entries(modules).flatMap(([file, words]) =>
    passagesOf(file.slice('../'.length, -'.ts'.length), words),
  )
  const texts = await Promise.all([
    ...faq.items.map(({ id }) => passagesOfText(`faq ${id}`, `content/faq/${id}`)),
    ...LEGAL_PAGES.map((slug) => passagesOfText(slug, `content/legal/${slug}`)),
  ])
  return [...copy, ...texts.flat()]
}
