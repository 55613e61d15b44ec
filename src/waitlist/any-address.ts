import fc from 'fast-check'

/** For `fc.assert`: the same cases in every run. */
export const RUNS = { seed: 20_260_401, numRuns: 3000 }

const SCHEMES =
  'http:// // https: https:/// HTTPS:// https:\\\\ javascript:// data:text/html, blob:https:// ' +
  'https://me@ https://me:pw@ https://evil.example/ https://evil.example\\@ https://*.'

const PIECES =
  'a=1 a=b%20c+d utm_source=own ref= ref=x%26y embedded=true embedded=false embed=true embed=no ' +
  'typeform-embed=embed-widget typeform-embed-id=own fillout-embed-id=9 fillout-embed-id=waitlist ' +
  'formEventsForwarding=1 formEventsForwarding=0 %65mbed=1 __proto__=x = & %zz %C3%28 {x}=[y]| é=ü'

/** Hosts that are, look like or hide the given one. */
const DISGUISES: ((host: string) => string)[] = [
  (host) => host.toUpperCase(),
  (host) => `${host}.`,
  (host) => `${host}.evil.example`,
  (host) => `evil${host}`,
  (host) => `evil-${host}`,
  (host) => `evil.${host}`,
  (host) => host.replace(/[^.]+\.[^.]+$/, 'evil$&'),
  (host) => host.replaceAll('.', 'x'),
  (host) => host.replace('.', '%2e'),
  (host) => host.replace('.', '。'),
  (host) => host.replace('a', 'а'),
  (host) => `xn--${host}`,
  (host) => `${host}:443`,
  (host) => `${host}:8443`,
  (host) => `${host}%00.evil.example`,
  (host) => `me@${host}`,
]

const INVISIBLE = ['\u202e', '\u2066', '\u200b', '\u0000', '\t', '\r\n', ' ', '\\', '@', '*', ';']

const oneOf = (words: string) => fc.constantFrom(...words.split(' '))
const pieces = fc
  .array(fc.oneof({ weight: 4, arbitrary: oneOf(PIECES) }, fc.string()), { maxLength: 4 })
  .map((parts) => parts.join('&'))

/**
 * Addresses as an owner, or an attacker, could paste them: the given links, disguised, extended
 * or spoiled, and any other text.
 * @param links without their scheme, separated by spaces
 */
export function anyAddress(links: string): fc.Arbitrary<string> {
  const every = links.split(' ')
  const path = fc.constantFrom(...every, '/a/../r/x', '//', '/%2e%2e/r/x', '/r/$&', '/__proto__')
  const pasted = fc
    .record({
      scheme: fc.oneof({ weight: 5, arbitrary: fc.constant('https://') }, oneOf(SCHEMES)),
      link: fc.constantFrom(...every),
      disguise: fc.option(fc.constantFrom(...DISGUISES), { freq: 1 }),
      path: fc.option(path, { freq: 1 }),
      query: fc.option(pieces, { freq: 2 }),
      hash: fc.option(pieces, { freq: 1 }),
      spoiler: fc.option(fc.tuple(fc.nat(60), fc.constantFrom(...INVISIBLE)), { freq: 1 }),
    })
    .map(({ scheme, link, disguise, path, query, hash, spoiler }) => {
      const slash = link.indexOf('/')
      const host = link.slice(0, slash)
      const ownPath = path === null ? link.slice(slash) : path.slice(path.indexOf('/'))
      const end = `${query === null ? '' : `?${query}`}${hash === null ? '' : `#${hash}`}`
      const address = `${scheme}${disguise === null ? host : disguise(host)}${ownPath}${end}`
      if (spoiler === null) return address
      const [at, character] = spoiler
      return address.slice(0, at) + character + address.slice(at)
    })
  return fc.oneof({ weight: 8, arbitrary: pasted }, fc.webUrl(), fc.string())
}

/** Whether an address is https, or http on this machine, with a plain host. */
export function isWebAddress(url: string): boolean {
  return /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*|https?:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d+)?\//.test(
    url,
  )
}

/** Whether an address is on one of the hosts, or below one. */
export function isOnHost(url: string, hosts = ''): boolean {
  const { hostname } = new URL(url)
  return hosts.split(' ').some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
