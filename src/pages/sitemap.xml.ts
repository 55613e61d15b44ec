import { SITE_URL } from 'astro:env/server'
import type { APIRoute } from 'astro'
import { legalPages } from '../content/pages.ts'

/** The indexable pages (sitemaps.org). */
export const GET: APIRoute = () => {
  const urls = ['/', ...Object.keys(legalPages)].map(
    (page) => `<url><loc>${new URL(page, SITE_URL)}</loc></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}
