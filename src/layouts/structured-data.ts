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
 * What a page says of itself to machines (schema.org, JSON-LD): the site and its owner on the
 * landing page, the way there on the legal pages. No question, rating or medical type: the app
 * has no users yet and is no medical matter.
 * @param address the page's one address
 * @returns text for a script element, of which nothing can end that element
 */
export function structuredData(page: PageId, address: URL): string | undefined {
  if (page === 'home') return scriptText({ '@context': CONTEXT, '@graph': siteAndOwner(address) })
  const title = page in legalTitles && legalTitles[page as keyof typeof legalTitles]
  if (!title) return undefined
  return scriptText({ '@context': CONTEXT, ...breadcrumbs(title, address) })
}

const scriptText = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')
