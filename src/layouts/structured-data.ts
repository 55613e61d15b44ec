import type { Owner } from '../content/owner-schema.ts'
import { type LegalPage, legalTitles, type PageId } from '../content/pages.ts'

function describePage(
  page: PageId,
  address: URL,
  { productName, companyName }: Owner,
): object | undefined {
  if (page === 'home') {
    const site = { '@type': 'WebSite', name: productName, url: address }
    if (!companyName) return site
    return { '@graph': [site, { '@type': 'Organization', name: companyName, url: address }] }
  }
  if (!(page in legalTitles)) return undefined
  const name = legalTitles[page as LegalPage]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: productName, item: new URL('/', address) },
      { '@type': 'ListItem', position: 2, name, item: address },
    ],
  }
}

/**
 * JSON-LD (schema.org): on the landing page the site and, if named, the company; breadcrumbs on the
 * legal pages. No FAQ, rating or medical type: the app has no users yet and is not medical.
 * @param address the page's canonical address
 * @returns text for a script element, escaped so that it cannot close the element
 */
export function structuredData(page: PageId, address: URL, owner: Owner): string | undefined {
  const data = describePage(page, address, owner)
  if (!data) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
}
