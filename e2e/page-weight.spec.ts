import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { seeWholeLandingPage } from './support/observe.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

const MAX_PAGE_BYTES = 20_000
/**
 * What the first flight of packets holds with nginx, and with Caddy, whose records grow: 5,920 bytes,
 * or 4,735 in some visits. What comes later is painted a round trip later (record 13).
 */
const FIRST_FLIGHTS = [
  { path: '/', what: 'the whole hero', end: '</section>', most: 9000 },
  { path: '/', what: 'the headline and the words below it', end: 'hero-note', most: 5920 },
  ...ALL_PAGES.map(({ path }) => ({ path, what: 'the headline', end: '</h1>', most: 4735 })),
]
const MAX_BYTES_BEFORE_SCROLLING = 60_000
const MAX_SCRIPT_BYTES = 75_000

const IS_COMPRESSED = /^(font|image\/(?!svg))/

/** What a browser can read of a brotli stream once its first bytes have arrived. */
function readStart(stream: Buffer, bytes: number): string {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH
  return brotliDecompressSync(stream.subarray(0, bytes), { finishFlush }).toString()
}

for (const { name, path } of ALL_PAGES) {
  test(`${name} has at most 20,000 bytes in brotli`, async ({ request }) => {
    const stream = brotliCompressSync(await (await request.get(path)).body())
    console.log(`${name}: ${stream.length} bytes, ${MAX_PAGE_BYTES - stream.length} left`)
    expect(stream.length).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  })
}

test('nothing holds back the first paint of any page', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path)
    const blocking = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const isBlocking = (entry: object) =>
        'renderBlockingStatus' in entry && entry.renderBlockingStatus !== 'non-blocking'
      return entries.filter(isBlocking).map(({ name }) => name)
    })
    expect(blocking).toEqual([])
    await expect(page.locator('[rel="stylesheet"], [rel="expect"], [blocking]')).toHaveCount(0)
  }
})

for (const { path, what, end, most } of FIRST_FLIGHTS) {
  test(`the first ${most} bytes of ${path} bring ${what}`, async ({ request }) => {
    const page = await (await request.get(path)).text()
    const stream = brotliCompressSync(page)
    const begin = page.slice(0, page.indexOf(end, page.indexOf('<h1')))
    let bytes = 1000
    while (!readStart(stream, bytes).startsWith(begin)) bytes += 5
    console.log(`${what}: ends within ${bytes} bytes, ${most - bytes} left`)
    expect(bytes).toBeLessThanOrEqual(most)
  })
}

interface Weight {
  /** As the browser names it: "script", "font" and so on. */
  kind: string
  bytes: number
}

/** Notes what the page asks for, but not what its form does, in bytes as a host sends them. */
function weigh(page: Page): () => Promise<Weight[]> {
  const weights: Promise<Weight>[] = []
  page.on('response', (response) => {
    const { href } = new URL(response.url())
    if (href.startsWith('data:') || href.startsWith(new URL(FORM_URL).origin)) return
    const weight = async () => {
      const body = await response.body()
      const isCompressed = IS_COMPRESSED.test(response.headers()['content-type'] ?? '')
      const { length } = isCompressed ? body : brotliCompressSync(body)
      return { kind: response.request().resourceType(), bytes: length }
    }
    weights.push(weight())
  })
  return () => Promise.all(weights)
}

const sumOf = (weights: Weight[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0)

test('no script before scrolling, and at most 75 kB of it after the whole page', async ({
  page,
}) => {
  const weightsOf = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const before = await weightsOf()
  console.log(`Before scrolling: ${sumOf(before)} bytes`)
  expect(before.map(({ kind }) => kind)).not.toContain('script')
  expect(sumOf(before)).toBeLessThanOrEqual(MAX_BYTES_BEFORE_SCROLLING)

  await seeWholeLandingPage(page)
  await page.getByRole('button', { name: 'Hear the four stages' }).click()
  await expect(page.getByRole('button', { name: 'Stop the sound' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = (await weightsOf()).filter(({ kind }) => kind === 'script')
  console.log(`All scripts: ${sumOf(scripts)} bytes, ${MAX_SCRIPT_BYTES - sumOf(scripts)} left`)
  expect(scripts.length).toBeGreaterThan(2)
  expect(sumOf(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
})
