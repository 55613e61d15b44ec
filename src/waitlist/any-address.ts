import fc from 'fast-check'

/** For `fc.assert`: the same cases in every run. */
export const RUNS = { seed: 20_260_401, numRuns: 2000 }

const words = (text: string) => fc.constantFrom(...text.split(' '))

const scheme = words(
  'http:// // https: https:/// HTTPS:// https:\\\\ javascript:// data:text/html, blob:https:// ' +
    'https://me@ https://:pw@ https://evil.example/ https://evil.example\\@ https://*.',
)

const parameter = words(
  'a=1 a=b%20c+d utm_source=own ref= ref=x%26y embedded=true embedded=false embed=true embed=no ' +
    'typeform-embed=embed-widget typeform-embed-id=own fillout-embed-id=9 %65mbed=1 = & %zz {x} é ' +
    'fillout-embed-id=waitlist formEventsForwarding=1 formEventsForwarding=0 __proto__=x %C3%28',
)
const parameters = fc
  .array(fc.oneof({ weight: 4, arbitrary: parameter }, fc.string()), { maxLength: 4 })
  .map((parts) => parts.join('&'))

/** Hosts that are, look like or hide the given one. */
const disguises = (host: string) =>
  (
    `${host.toUpperCase()} ${host}. ${host}.evil.example evil${host} evil-${host} evil.${host} ` +
    `${host}:443 ${host}:8443 me@${host} xn--${host} ${host}%00.evil.example ` +
    `${host.replace(/[^.]+\.[^.]+$/, 'evil$&')} ${host.replaceAll('.', 'x')} ` +
    `${host.replace('.', '%2e')} ${host.replace('.', '。')} ${host.replace('a', 'а')}`
  ).split(' ')

const invisible = fc.constantFrom('\u202e', '\u200b', '\u0000', '\t', '\r\n', ' ', '\\', '@', '*')

/**
 * Addresses as an owner, or an attacker, could paste them: the examples, mixed, disguised,
 * extended or spoiled, and any other text.
 */
export function anyAddress(examples: string[]): fc.Arbitrary<string> {
  const example = fc.constantFrom(...examples.map((address) => new URL(address)))
  const pasted = fc
    .record({
      start: fc.oneof({ weight: 5, arbitrary: fc.constant('https://') }, scheme),
      example,
      disguise: fc.option(fc.nat(15), { freq: 1 }),
      path: fc.option(fc.oneof(example, fc.constant({ pathname: '/%2e%2e/r/$&//' })), { freq: 1 }),
      query: fc.option(parameters, { freq: 2 }),
      hash: fc.option(parameters, { freq: 1 }),
      spoiler: fc.option(fc.tuple(fc.nat(60), invisible), { freq: 1 }),
    })
    .map(({ start, example: { host, pathname }, disguise, path, query, hash, spoiler }) => {
      const shownHost = disguise === null ? host : disguises(host)[disguise]
      const end = [query === null ? '' : `?${query}`, hash === null ? '' : `#${hash}`].join('')
      const address = `${start}${shownHost}${path?.pathname ?? pathname}${end}`
      return spoiler
        ? address.slice(0, spoiler[0]) + spoiler[1] + address.slice(spoiler[0])
        : address
    })
  return fc.oneof({ weight: 8, arbitrary: pasted }, fc.string())
}

/** Whether an address is https, or http on this machine, with a plain host. */
export function isWebAddress(url: string): boolean {
  const { protocol, hostname, username, password } = new URL(url)
  if (username + password !== '') return false
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return /^https?:$/.test(protocol)
  return protocol === 'https:' && /^[a-z0-9.-]+$/.test(hostname)
}

/** Whether an address is on the domain of one of the examples. */
export function isOnDomainOf(url: string, examples: string[]): boolean {
  const domainOf = (address: string) => new URL(address).hostname.split('.').slice(-2).join('.')
  return examples.some((example) => domainOf(example) === domainOf(url))
}
