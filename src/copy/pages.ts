import { PRODUCT_NAME } from './site-facts.ts'

interface PageCopy {
  /** 5–60 characters, the page first and the product last. */
  title: string
  /** 50–160 characters. */
  description: string
}

/** The legal pages' titles under their addresses, in the order in which they are listed. */
export const legalTitles = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'medical-disclaimer': 'Medical Disclaimer',
} as const

export type LegalPage = keyof typeof legalTitles

const titled = (page: string) => `${page} – ${PRODUCT_NAME}`

export const pages = {
  home: {
    title: titled('A planned sound app for people with tinnitus'),
    description:
      'A phone app in the making for people with tinnitus: match your pitch by ear, ' +
      'then play a sound near it. Not a cure and not a medical device.',
  },
  'privacy-policy': {
    title: titled(legalTitles['privacy-policy']),
    description:
      'What this website does and does not collect, what the waitlist form sends, ' +
      'and what the planned app would ask you for.',
  },
  'terms-of-service': {
    title: titled(legalTitles['terms-of-service']),
    description:
      'The terms for using this website while the app is in development, ' +
      'in plain words, with what joining the waitlist does not promise.',
  },
  'medical-disclaimer': {
    title: titled(legalTitles['medical-disclaimer']),
    description:
      'Signs that need urgent care, how to listen with care, and why this wellness app ' +
      'does not replace a doctor or an audiologist.',
  },
  notFound: {
    title: titled('Page not found'),
    description: 'This page is not here. The link on it leads back to the start of the site.',
  },
  unexpectedError: {
    title: titled('Unexpected Application Error!'),
    description: 'Something did not work as it should. The link here leads back to the start.',
  },
} as const satisfies Record<LegalPage | 'home' | 'notFound' | 'unexpectedError', PageCopy>
