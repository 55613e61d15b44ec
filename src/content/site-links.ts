import type { OutsideAddress } from '../services/providers.ts'
import type { SiteLink } from '../ui/link.tsx'
import { ANCHORS } from './anchors.ts'
import { navigation } from './navigation.ts'
import { legalTitles, type PageId } from './pages.ts'
import { isHealthDataLinked } from './site-facts.ts'

/**
 * Where 'Join Waitlist' leads: on the landing page to its waitlist section, elsewhere to the
 * form itself in a new tab (specification, "Header").
 */
export function joinLink(page: PageId, form: OutsideAddress, label: string): SiteLink {
  return page === 'home' ? { label, href: `#${ANCHORS.waitlist}` } : outsideLink(form, label)
}

export function bookingLink(booking: OutsideAddress): SiteLink {
  return outsideLink(booking, navigation.links.book)
}

export function outsideLink({ href, tagMapping }: OutsideAddress, label: string): SiteLink {
  return { label, href, tagMapping }
}

/** 'Features', 'FAQ' and 'Join Waitlist', in the header and in the footer. */
export function quickLinks(page: PageId, form: OutsideAddress) {
  const { features, faq, join } = navigation.links
  const landingPage = page === 'home' ? '' : '/'
  return {
    features: { label: features, href: `${landingPage}#${ANCHORS.howItWorks}` },
    faq: { label: faq, href: `${landingPage}#${ANCHORS.faq}` },
    join: joinLink(page, form, join),
  }
}

/**
 * Links to the legal pages, for the footer.
 * @param isLinked whether to add the consumer health data link that some US states require
 */
export function legalLinks(isLinked = isHealthDataLinked) {
  const links = Object.entries(legalTitles).map(([page, label]) => ({ label, href: `/${page}` }))
  const { consumerHealthData } = navigation.footer
  return isLinked ? [...links, consumerHealthData] : links
}
