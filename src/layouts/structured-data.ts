import type { PageId } from '../chrome/site-links.ts'
import { legalTitles } from '../copy/pages.ts'
import { PRODUCT_NAME, siteFacts } from '../copy/site-facts.ts'

const CONTEXT = 'https://schema.org'

function siteAndOwner(home: URL): object[] {
  return [
    { '@type': 'WebSite', name: PRODUCT_NAME, url: home },
    { '@type': 'Organization', name: siteFacts.companyName ?? PRODUCT_NAME, url: home },
  ]
}

function breadcrumbs(name: string, address: URL): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: PRODUCT_NAME, item: new URL('/', address) },
      { '@type': 'ListItem', position: 2, name, item: address },
    ],
  }
}

/**
 * JSON-LD (schema.org): the site and its owner on the landing page, breadcrumbs on legal pages. No
 * FAQ, rating or medical type: the app has no users yet and is not medical.
 * @param address the page's canonical address
 * @returns text for a script element, escaped so that it cannot end the element
 */
export function structuredData(page: PageId, address: URL): string | undefined {
  if (page === 'home') return scriptText({ '@context': CONTEXT, '@graph': siteAndOwner(address) })
  const title = page in legalTitles && legalTitles[page as keyof typeof legalTitles]
  if (!title) return undefined
  return scriptText({ '@context': CONTEXT, ...breadcrumbs(title, address) })
}

const scriptText = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')
