import { LEGAL_PAGES, readLegalPage } from '../legal/real-pages.ts'

const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts', '!./every-word.ts'], {
  eager: true,
})

/** For tests: a text a visitor reads in one piece, and where it is written. */
export interface Passage {
  from: string
  text: string
}

/** A claim's figure and its text are shown, and read, as one sentence. */
const isClaim = (value: object): value is { figure: string; text: string } => 'figure' in value

function passagesOf(from: string, value: unknown): Passage[] {
  // A blank line parts two paragraphs of Markdown, and a dash begins a point of a list.
  if (typeof value === 'string') return value.split(/\n\n|\n- /).map((text) => ({ from, text }))
  if (typeof value !== 'object' || value === null) return []
  if (isClaim(value)) return [{ from, text: `${value.figure} ${value.text}` }]
  return Object.entries(value).flatMap(([key, part]) => passagesOf(`${from} ${key}`, part))
}

/** For tests: every passage of `src/copy` and of the legal pages. */
export function everyPassage(): Passage[] {
  const copy = Object.entries(modules).flatMap(([file, words]) => passagesOf(file, words))
  const legal = LEGAL_PAGES.flatMap((slug) => passagesOf(`${slug}.md`, readLegalPage(slug).body))
  return [...copy, ...legal]
}
