import { describe, expect, it } from 'vitest'
import { fillTokens } from '../../legal/fill-tokens.ts'
import { LEGAL_PAGES, readLegalPage } from '../../legal/real-pages.ts'
import { everyPassage } from '../every-word.ts'
import { LANDING_PROSE } from './landing-prose.ts'

/** A specialist's word, and the plain words that explain it. Tinnitus is the visitor's own word. */
const TERMS = [
  { term: /\baudiologists?\b/i, plain: /hearing (?:specialist|professional|expert)/i },
  { term: /\bmasking\b/i, plain: /another sound covers|covering one sound with another/i },
  { term: /\bresidual inhibition\b/i, plain: /quieter.{0,60}after a sound stops/is },
  {
    term: /\bhabituation\b/i,
    plain: /getting used to a sound|comes? to notice|notices and reacts less/i,
  },
  { term: /\bCBT\b/, plain: /talking (?:method|support)/i },
  { term: /\bGDPR\b/, plain: /privacy laws?|data protection law/i },
  { term: /\bCCPA\b/, plain: /privacy laws?|Consumer Privacy Act/i },
  { term: /\bIP address\b/i, plain: /internet address|number/i },
  { term: /\bdBA\b|\bdecibels\b/, plain: /how loud|hours a week/i },
  { term: /\bjoint controllers?\b/i, plain: /share the duty/i },
] as const

/** The landing page as it is read, each section in one piece. */
const LANDING = [...LANDING_PROSE, 'faq'] as const

/** Words of a section; ids are names of anchors, which nobody reads. */
const sectionText = (file: string) =>
  everyPassage()
    .filter(({ from }) => from.startsWith(`./${file}.ts `) && !from.endsWith(' id'))
    .map(({ text }) => text)
    .join('\n')

const pages = [
  { page: 'the landing page', pieces: LANDING.map(sectionText) },
  ...LEGAL_PAGES.map((slug) => ({
    page: slug,
    pieces: fillTokens(readLegalPage(slug).body, {}, 'near').split(/^## /m),
  })),
]

describe.each(pages)('$page', ({ pieces }) => {
  it.each(TERMS)('explains $term where it first appears', ({ term, plain }) => {
    const first = pieces.find((piece) => term.test(piece))
    if (first) expect(first).toMatch(plain)
  })
})

it.each(TERMS)('$term is a word of the site', ({ term }) => {
  expect(pages.some(({ pieces }) => pieces.some((piece) => term.test(piece)))).toBe(true)
})
