import { CARD_PICTURE, shareCards } from '../copy/pages.ts'
import { PRODUCT_NAME } from '../copy/site-facts.ts'

/** In px: the size that social networks and messengers show whole. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Where a page's card is, and its text alternative; undefined for the error pages. */
export function cardOf(page: string): { path: string; alt: string } | undefined {
  const card = Object.entries(shareCards).find(([name]) => name === page)?.[1]
  return (
    card && {
      path: `/cards/${page}.png`,
      alt: `${PRODUCT_NAME}: ${card.title}. ${card.line} ${CARD_PICTURE}`,
    }
  )
}
