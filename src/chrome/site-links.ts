import { chrome } from '../copy/chrome.ts'
import type { pages } from '../copy/pages.ts'
import type { TagRoute } from '../waitlist/campaign-tags.ts'

export type PageId = keyof typeof pages

/** Anchors of the landing page's sections. */
export const ANCHORS = {
  problem: 'problem',
  masking: 'masking',
  howItWorks: 'how-it-works',
  waitlist: 'waitlist',
  faq: 'faq',
} as const

/** The id of the last paragraph, on every page. */
export const PAGE_END = 'page-end'

export interface SiteLink {
  label: string
  href: string
  opensNewTab: boolean
  /** Of a link out of the site: how its address takes the campaign's tags. */
  tagRoute?: TagRoute
}

export interface OutsideAddress {
  href: string
  tagRoute: TagRoute
}

/** The services outside the site, each as it opens in a tab of its own. */
export interface OutsideAddresses {
  waitlistForm: OutsideAddress
  bookingPage: OutsideAddress
}

/** Where a section of the landing page is reached from a page. */
function sectionHref(page: PageId, anchor: string): string {
  return page === 'home' ? `#${anchor}` : `/#${anchor}`
}

/**
 * Where 'Join Waitlist' leads: on the landing page to its waitlist section, elsewhere to the
 * form itself in a new tab (specification, "Header").
 */
export function joinLink(page: PageId, waitlistForm: OutsideAddress, label: string): SiteLink {
  return page === 'home'
    ? { label, href: `#${ANCHORS.waitlist}`, opensNewTab: false }
    : { label, ...waitlistForm, opensNewTab: true }
}

export function bookingLink(bookingPage: OutsideAddress): SiteLink {
  return { label: chrome.links.book, ...bookingPage, opensNewTab: true }
}

/** 'Features', 'FAQ' and 'Join Waitlist', as the header and the footer's quick links share them. */
export function quickLinks(page: PageId, waitlistForm: OutsideAddress) {
  const { features, faq, join } = chrome.links
  return {
    features: { label: features, href: sectionHref(page, ANCHORS.howItWorks), opensNewTab: false },
    faq: { label: faq, href: sectionHref(page, ANCHORS.faq), opensNewTab: false },
    join: joinLink(page, waitlistForm, join),
  }
}
