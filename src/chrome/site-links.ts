import { chrome } from '../copy/chrome.ts'
import type { pages } from '../copy/pages.ts'

export type PageId = keyof typeof pages

/** Anchors of the landing page's sections. */
export const ANCHORS = {
  problem: 'problem',
  masking: 'masking',
  howItWorks: 'how-it-works',
  waitlist: 'waitlist',
  faq: 'faq',
} as const

export interface SiteLink {
  label: string
  href: string
  opensNewTab: boolean
}

/** The addresses of the services outside the site. */
export interface OutsideAddresses {
  waitlistFormUrl: string
  bookingUrl: string
}

/** Where a section of the landing page is reached from a page. */
function sectionHref(page: PageId, anchor: string): string {
  return page === 'home' ? `#${anchor}` : `/#${anchor}`
}

/**
 * Where 'Join Waitlist' leads: on the landing page to its waitlist section, elsewhere to the
 * form itself in a new tab (specification, "Header").
 */
export function joinLink(page: PageId, waitlistFormUrl: string, label: string): SiteLink {
  return page === 'home'
    ? { label, href: `#${ANCHORS.waitlist}`, opensNewTab: false }
    : { label, href: waitlistFormUrl, opensNewTab: true }
}

export function bookingLink(bookingUrl: string): SiteLink {
  return { label: chrome.links.book, href: bookingUrl, opensNewTab: true }
}

/** 'Features', 'FAQ' and 'Join Waitlist', as the header and the footer's quick links share them. */
export function quickLinks(page: PageId, waitlistFormUrl: string) {
  const { features, faq, join } = chrome.links
  return {
    features: { label: features, href: sectionHref(page, ANCHORS.howItWorks), opensNewTab: false },
    faq: { label: faq, href: sectionHref(page, ANCHORS.faq), opensNewTab: false },
    join: joinLink(page, waitlistFormUrl, join),
  }
}
