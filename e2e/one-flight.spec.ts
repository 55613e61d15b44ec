import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { FIRST_FLIGHT_BYTES } from './support/network.ts'
import { ALL_PAGES } from './support/pages.ts'

/** What an answer's header takes without the policy, as `bench/served-site.ts` sends it. */
const HEADER_BYTES = 680
/** By how much other addresses and names of files have made the page larger, at most. */
const OTHER_NAMES_BYTES = 45
const PAGE_BYTES = FIRST_FLIGHT_BYTES - HEADER_BYTES - OTHER_NAMES_BYTES

const compressed = (text: string) => brotliCompressSync(text).length

/** What the page would lose in bytes without each kind of part, the largest first. */
function contributors(html: string): string[] {
  const parts = {
    styles: /<style>.*?<\/style>/gs,
    scripts: /<script.*?<\/script>/gs,
    drawings: /<svg.*?<\/svg>/gs,
    answers: /<details.*?<\/details>/gs,
    'security policy': /<meta http-equiv[^>]*>/g,
    'other head': /<(?:meta name|meta property|link)[^>]*>/g,
    header: /<header.*?<\/header>/s,
    footer: /<footer.*?<\/footer>/s,
  }
  const whole = compressed(html)
  return Object.entries(parts)
    .map(([name, part]) => ({ name, bytes: whole - compressed(html.replace(part, '')) }))
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${name} ${bytes}`)
}

for (const { name, path } of ALL_PAGES) {
  test(`${name} arrives in one flight`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const bytes = compressed(html)
    console.log(
      `${name}: ${bytes} bytes, ${PAGE_BYTES - bytes} left; ${contributors(html).join(', ')}`,
    )
    expect(bytes).toBeLessThanOrEqual(PAGE_BYTES)
    // Each further one needs a hash of its own, and those do not compress.
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<astro-island [^>]*(uid=|opts="\{&quot;name)/)
  })
}
