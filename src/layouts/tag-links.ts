/** Longer than any real campaign name. */
const MAX_TAG_CHARACTERS = 200

const tags = [...new URLSearchParams(location.search)].filter(([name]) =>
  /^(?:utm_(?:source|medium|campaign|term|content|id)|ref)$/.test(name),
)

/**
 * Passes a visit's campaign tags on to the form, the booking page and other pages of the site, as the
 * privacy policy says. A tag that the owner has put into a URL stays. Nothing is stored. The form's frame
 * gets the URL of the link below it (waitlist-frame.tsx).
 */
for (const link of document.links) {
  if (link.target !== '_blank' && link.origin !== location.origin) continue
  const url = new URL(link.href)
  for (const [name, value] of tags) {
    // A link within the page has all of them. With another query, it would reload the page.
    if (url.searchParams.has(name)) continue
    url.searchParams.set(name, value.slice(0, MAX_TAG_CHARACTERS))
    link.href = url.href
  }
}
