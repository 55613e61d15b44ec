import { LEGAL_YEAR } from './legal.ts'
import { PRODUCT_NAME } from './site-facts.ts'

export const navigation = {
  skipLink: 'Skip to main content',
  menuLabel: 'Menu',
  navLabel: 'Main',
  links: {
    features: 'Features',
    faq: 'FAQ',
    book: 'Book a Call',
    join: 'Join Waitlist',
  },
  newTab: '(opens in new tab)',
  footer: {
    quickLinksTitle: 'Quick links',
    legalTitle: 'Legal',
    /** Only if the owner enables it (`isHealthDataLinked` in `site-facts.ts`). */
    consumerHealthData: {
      label: 'Consumer Health Data',
      href: '/privacy-policy#consumer-health-data',
    },
    joinButton: 'Join the Waitlist Today',
    joinNote: {
      home: 'Or tomorrow. This page will still be here in the morning.',
      elsewhere: 'Or tomorrow. There is no hurry.',
    },
    copyright: `© ${LEGAL_YEAR} ${PRODUCT_NAME}`,
  },
} as const
