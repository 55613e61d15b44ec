import { SITE_URL } from 'astro:env/server'
import type { APIRoute } from 'astro'

/** RFC 9309. Everything may be crawled; error pages carry `noindex` themselves. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', SITE_URL)}\n`)
