import { hero } from '../../src/copy/hero.ts'
import { legalTitles } from '../../src/copy/pages.ts'
import { PRODUCT_NAME } from '../../src/copy/site-facts.ts'

/** In px, as the large previews of social networks and messengers show a picture whole. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

interface CardWords {
  title: string
  line?: string
}

/** The words of each page's card. The pages not named here are not to be shared. */
export const cardWords: Record<string, CardWords> = {
  home: { title: hero.title, line: hero.status },
  ...Object.fromEntries(Object.entries(legalTitles).map(([page, title]) => [page, { title }])),
}

/** The address of a page's card on the site, and its words for those who cannot see it. */
export function cardOf(page: string): { path: string; alt: string } | undefined {
  const words = cardWords[page]
  if (!words) return undefined
  const alt = [`${PRODUCT_NAME}: ${words.title}`, words.line].filter(Boolean).join('. ')
  return { path: `/cards/${page}.png`, alt }
}
