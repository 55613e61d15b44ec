import { hero } from './hero.ts'

interface PageMetadata {
  /** What the page is, in at most 45 characters. The product's name is added. */
  title: string
  /** 50–160 characters. */
  description: string
}

/** What the share card of all pages (Open Graph image, `public/share-card.png`) shows. */
export const shareCardAlt = `${hero.title}. Not out yet, not tested yet, not a cure. A person lies awake in bed at night.`

/** The legal pages by path, in display order. */
export const legalPages = {
  'privacy-policy': {
    title: 'Privacy Policy',
    description:
      'What this website does and does not collect, what the waitlist form sends, and what the app would collect later.',
  },
  'terms-of-service': {
    title: 'Terms of Service',
    description:
      'The terms for using this website while the app is in the making, and what joining the waitlist does not promise.',
  },
  'medical-disclaimer': {
    title: 'Medical Disclaimer',
    description:
      'Signs that need urgent care, how to listen with care, and why this wellness app does not replace a doctor or an audiologist.',
  },
} as const satisfies Record<string, PageMetadata>

/** The legal pages by path, the others by what they are. */
export const pages = {
  home: {
    title: 'An app in the making for people with tinnitus',
    description:
      'For when the house goes still and the sound does not: an app in the making for people with tinnitus. Not out yet, not a cure, not a medical device.',
  },
  ...legalPages,
  notFound: {
    title: 'Page not found',
    description: 'This page is not here. The link on it leads back to the start of the site.',
  },
  unexpectedError: {
    title: 'Unexpected Application Error!',
    description: 'Something did not work as it should. The link here leads back to the start.',
  },
} as const satisfies Record<string, PageMetadata>

export type PageId = keyof typeof pages
