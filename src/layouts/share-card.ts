import { hero } from '../copy/hero.ts'
import { legalTitles } from '../copy/pages.ts'
import { PRODUCT_NAME } from '../copy/site-facts.ts'

/** In px: the size that social networks and messengers show whole. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

export interface CardWords {
  title: string
  line?: string
}

/** The words on the share card of each page that is meant to be shared. */
export const cardWords: Record<string, CardWords> = {
  home: { title: hero.title, line: `${hero.status.figure} ${hero.status.text}` },
  ...Object.fromEntries(Object.entries(legalTitles).map(([page, title]) => [page, { title }])),
}

/** Where a page's card is, and its text alternative; undefined for the error pages. */
export function cardOf(page: string): { path: string; alt: string } | undefined {
  const words = cardWords[page]
  if (!words) return undefined
  const alt = [`${PRODUCT_NAME}: ${words.title}`, words.line].filter(Boolean).join('. ')
  return { path: `/cards/${page}.png`, alt }
}
