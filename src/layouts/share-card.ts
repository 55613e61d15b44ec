import { CARD_PICTURE, type PageId, shareCards } from '../content/pages.ts'

/** In px: social networks and messengers show this size uncropped. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Path and alt text of a page's share card; undefined for error pages. */
export function shareCardOf(
  page: PageId,
  productName: string,
): { path: string; alt: string } | undefined {
  const card = shareCards[page]
  return (
    card && {
      path: `/cards/${page}.png`,
      alt: `${productName}: ${card.title}. ${card.line} ${CARD_PICTURE}`,
    }
  )
}
