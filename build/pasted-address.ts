/** What chats, word processors and copied lines leave around an address. */
const AROUND = /^[\s\p{Cf}"'`“”„‘’«»<]+|[\s\p{Cf}"'`“”„‘’«»>.,;]+$/gu

/** The address in a tag that shows or opens it, if all of it is there. A script's is no page. */
const IN_TAG =
  /<(?:iframe|a|div)\s(?:[^<>]*?\s)?(?:src|href|data-src|data-url|data-tally-src)\s*=\s*["'“”]?(https:\/\/[^\s"'“”<>]+)["'“”\s>]/gi

/**
 * The address in pasted text: out of an embed code that holds a single one, or without the quotes
 * and stops around it. Other text stays, for the parser to say what is wrong with it.
 */
export function takeAddress(pasted: string): string {
  const found = new Set([...pasted.matchAll(IN_TAG)].map(([, address = '']) => address))
  const [address, another] = found
  if (address && !another) return address.replaceAll('&amp;', '&')
  if (/<\w+(?:\s|$)/.test(pasted)) return pasted.trim()
  return pasted.replace(AROUND, '').replace(/^\((.+)\)$/, '$1')
}
