import type { APIRoute } from 'astro'

/** RFC 9309. Everything may be read; error pages say themselves that they are not to be found. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`)
