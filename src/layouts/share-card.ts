import { hero } from '../copy/hero.ts'
import { legalTitles } from '../copy/pages.ts'
import { PRODUCT_NAME } from '../copy/site-facts.ts'

/** In px: the size that social networks and messengers show whole. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Under every title, so that a shared link says no more than is true. */
export const CARD_LINE = `${hero.status.figure} ${hero.status.text}`

/** The title on the share card of each page that is meant to be shared. */
export const cardTitles: Record<string, string> = { home: hero.title, ...legalTitles }

/** Where a page's card is, and its text alternative; undefined for the error pages. */
export function cardOf(page: string): { path: string; alt: string } | undefined {
  const title = cardTitles[page]
  return title
    ? { path: `/cards/${page}.png`, alt: `${PRODUCT_NAME}: ${title}. ${CARD_LINE}` }
    : undefined
}
