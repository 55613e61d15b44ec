/*
 * Passes a visit's campaign tags on to the form, the booking page and other pages of the site, as the
 * privacy policy says. A tag that the owner has put into a URL stays. Nothing is stored. The form's frame
 * gets the URL of the link below it (waitlist-frame.tsx).
 */

/** Longer than any real campaign name. */
const MAX_TAG_CHARACTERS = 200

/** Those that docs/going-live.md lists; never one that identifies a visitor, such as `gclid`. */
const TAG = /^(?:utm_(?:source|medium|campaign|term|content|id)|ref)$/

// Newsletters append their tags to an address that ends in `#waitlist`, which then names no section.
const [anchor = '', misplaced] = location.hash.split(/\/?[?&](.*)/)
if (misplaced) {
  const query = location.search ? `${location.search}&${misplaced}` : `?${misplaced}`
  history.replaceState(history.state, '', query + location.hash)
  location.replace(anchor)
}

// Some mail programs write `&amp;` between tags, or capital letters.
const tags = [...new URLSearchParams(location.search.replace(/&amp;/gi, '&'))]
  .map(([name, value]) => [name.toLowerCase(), value.slice(0, MAX_TAG_CHARACTERS)] as const)
  .filter(([name]) => TAG.test(name))

for (const link of document.links) {
  // With another query, a link within the page would reload it.
  const isWithinPage = link.matches('[href^="#"]')
  if (isWithinPage || (link.origin !== location.origin && link.target !== '_blank')) continue
  const url = new URL(link.href)
  for (const [name, value] of tags) {
    if (url.searchParams.has(name)) continue
    url.searchParams.set(name, value)
    link.href = url.href
  }
}
