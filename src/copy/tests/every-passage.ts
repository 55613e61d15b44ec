import { LEGAL_PAGES, readLegalPage } from '../../legal/real-pages.ts'

const modules = import.meta.glob<object>('../*.ts', { eager: true })

/** A text that a visitor reads in one piece, and where it is written: "hero claims 0". */
export interface Passage {
  from: string
  text: string
}

/** A claim's figure and its text are read as one sentence. */
const isClaim = (value: object): value is { figure: string; text: string } => 'figure' in value

function passagesOf(from: string, value: unknown): Passage[] {
  // Blank lines and list markers separate the paragraphs of Markdown.
  if (typeof value === 'string') return value.split(/\n\n|\n- /).map((text) => ({ from, text }))
  if (typeof value !== 'object' || value === null) return []
  if (isClaim(value)) return [{ from, text: `${value.figure} ${value.text}` }]
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, part]) => passagesOf(`${from} ${key}`, part))
}

/** Every passage of `src/copy` and of the legal pages. */
export function everyPassage(): Passage[] {
  const copy = Object.entries(modules).flatMap(([file, words]) =>
    passagesOf(file.slice('../'.length, -'.ts'.length), words),
  )
  const legal = LEGAL_PAGES.flatMap((slug) => passagesOf(slug, readLegalPage(slug).body))
  return [...copy, ...legal]
}
