/** Text as people read it, of the signs that React and Astro escape in texts and addresses. */
export const unescaped = (html: string) =>
  html
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** What people meet on a page: its texts and addresses, without the names of hashed files. */
function partsOf(html: string): string[] {
  const page = html.replace(/<(script|style)\b.*?<\/\1>|<meta http-equiv[^>]*>/gs, '')
  const found = page.matchAll(/ (?:href|src|content|alt|aria-label)="([^"]*)"|(?:^|>)([^<]+)/g)
  const parts = Array.from(found, ([, value, text]) => unescaped(value ?? text ?? '').trim())
  return parts.filter((part) => part !== '' && !part.startsWith('/_astro/'))
}

/** The first text or address that each of two versions of a page has alone, in sentences. */
export function describeDifference(live: string, built: string): string {
  const [liveParts, builtParts] = [partsOf(live), partsOf(built)]
  const onlyLive = liveParts.find((part) => !builtParts.includes(part))
  const onlyBuilt = builtParts.find((part) => !liveParts.includes(part))
  const differences = [
    onlyLive && `Only live has: ${onlyLive}`,
    onlyBuilt && `Only the build has: ${onlyBuilt}`,
  ].filter(Boolean)
  return differences.join('\n') || 'Each word and address is in both; the rest differs.'
}
