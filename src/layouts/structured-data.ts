import type { Owner } from '../content/owner-type.ts'

/**
 * The landing page's JSON-LD (schema.org): the site and, if named, the company. No FAQ, rating or medical
 * type: the app has no users yet and is not medical.
 * @returns text for a script element, escaped so that it cannot close the element
 */
export function structuredData({ productName, companyName }: Owner, siteUrl: string): string {
  const url = new URL('/', siteUrl)
  const site = { '@type': 'WebSite', name: productName, url }
  const company = { '@type': 'Organization', name: companyName, url }
  const data = {
    '@context': 'https://schema.org',
    '@graph': companyName ? [site, company] : [site],
  }
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
