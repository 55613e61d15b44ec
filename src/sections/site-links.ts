import { navigation } from '../content/navigation.ts'
import { legalPages, type PageId } from '../content/pages.ts'
import type { SiteLink } from '../ui/link.tsx'

const sameTab = (label: string, href: string): SiteLink => ({ label, href })

/** A link to a page of another service. Its name says that it opens in a new tab. */
export const newTab = (label: string, href: string): SiteLink => ({
  label,
  href,
  newTabName: `${label} ${navigation.newTab}`,
})

/**
 * Where a link to join leads: on the landing page to its waitlist section, elsewhere to the form
 * itself in a new tab (docs/requirements.md, "Header and footer").
 */
export const joinLink = (page: PageId, formUrl: string, label: string): SiteLink =>
  page === 'home' ? sameTab(label, '#waitlist') : newTab(label, formUrl)

export const mailLink = (email: string): SiteLink => sameTab(email, `mailto:${email}`)

export const bookingLink = (bookingUrl: string): SiteLink =>
  newTab(navigation.links.book, bookingUrl)

/** 'Features', 'FAQ' and 'Join Waitlist', in the header and in the footer. */
export function quickLinks(page: PageId, formUrl: string) {
  const { features, faq, join } = navigation.links
  const landingPage = page === 'home' ? '' : '/'
  return {
    features: sameTab(features, `${landingPage}#how-it-works`),
    faq: sameTab(faq, `${landingPage}#faq`),
    join: joinLink(page, formUrl, join),
  }
}

/**
 * Links to the legal pages, for the footer.
 * @param isHealthDataLinked whether to add the link on health data that some US states require
 */
export function legalLinks(isHealthDataLinked: boolean): SiteLink[] {
  const links = Object.entries(legalPages).map(([path, { title }]) => sameTab(title, `/${path}`))
  const { label, href } = navigation.footer.consumerHealthData
  return isHealthDataLinked ? [...links, sameTab(label, href)] : links
}
