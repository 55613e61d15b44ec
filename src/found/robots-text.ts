/** `robots.txt` (RFC 9309): everything may be read; what is not to be found says so by itself. */
export function robotsText(site: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`
}
