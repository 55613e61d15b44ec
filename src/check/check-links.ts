import { EXAMPLE_OR_BLANK } from '../build/example-or-blank.ts'
import type { Page } from './read-page.ts'

// An empty link, #, C:\a, file:///a, https://page, tel:TBC, mailto:
const NEVER_OPENS =
  /^#?$|^(?:[a-z]|file):|^https?:\/*[^./]+(?:\/|$)|^(?:tel|sms):\D*$|^mailto:[^@?]*$/i
const PHONE_NUMBER = /^\+?[\d\s().-]+$/

/** Where a link leads: on this site, path and anchor; elsewhere, the link as it is. */
export function targetOf(href: string, path: string, siteUrl: string) {
  const pageUrl = new URL(path, siteUrl)
  const url = URL.parse(href, pageUrl)
  if (url?.origin !== pageUrl.origin) return href
  const target = url.pathname.replace(/(?<=.)(?:\/|\.html)$/, '') + url.hash.replace(/^#top$/, '')
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

function outsideLinkFault(href: string, label: string): string | undefined {
  const [, number] = href.match(/^(?:tel|sms):([^?;,]+)/) ?? []
  // Shown without the country code, or with a zero in brackets: 020 7946 0000, +44 (0)20 7946 0000.
  const shown = label.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  const digits = number?.replace(/\D/g, '')
  const isOther = digits && !digits.endsWith(shown) && !shown.endsWith(digits)
  if (isOther && PHONE_NUMBER.test(label)) return `but shows ${label}`
  if (EXAMPLE_OR_BLANK.test(href)) return 'which is still an example'
  return NEVER_OPENS.test(href) || !URL.canParse(href) ? 'which leads nowhere' : undefined
}

/**
 * What is certainly wrong with the links of a page.
 * @param isThere whether this site has a path, with its anchor
 */
export function linkFaults(
  { path, links }: Page,
  siteUrl: string,
  isThere: (target: string) => boolean,
) {
  return links.flatMap(({ href, label }) => {
    const target = targetOf(href, path, siteUrl)
    const isInside = target.startsWith('/') && !NEVER_OPENS.test(href)
    const fault = isInside
      ? !isThere(target) && 'which is not there'
      : outsideLinkFault(href, label)
    return fault ? [`links to ${href}, ${fault}`] : []
  })
}
