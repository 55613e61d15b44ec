import type { Owner } from './owner-type.ts'

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
    /** Only if the owner sets `isHealthDataLinked`. */
    consumerHealthData: {
      label: 'Consumer Health Data',
      href: '/privacy-policy#consumer-health-data',
    },
    joinButton: 'Join the Waitlist Today',
    joinNote: {
      home: 'Or tomorrow. This page will still be here in the morning.',
      elsewhere: 'Or tomorrow. There is no hurry.',
    },
    writeToUs: 'You can write to {email} any time.',
    /** Verbatim on every page (docs/requirements.md, "Fixed words and numbers"). */
    notAMedicalDevice:
      'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.',
  },
} as const

/** The specification fixes the year (docs/requirements.md). */
export const copyright = ({ productName }: Owner) => `© 2025 ${productName}`
