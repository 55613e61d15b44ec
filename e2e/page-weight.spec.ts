import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { seeWholeLandingPage } from './support/observe.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

const MAX_PAGE_BYTES = 20_000
/** What comes before the end of the hero delays the first paint. */
const MAX_HERO_BYTES = 11_000
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
    expect(blocking.filter((name) => !name.includes('/below-hero.'))).toEqual([])
    const inHead = page.locator('head [rel="stylesheet"]:not([media="print"])')
    await expect(inHead.or(page.locator('[rel="expect"], [blocking]'))).toHaveCount(0)
  }
})

test('the hero ends within the first 11,000 bytes of the landing page', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const stream = brotliCompressSync(page)
  const hero = page.slice(0, page.indexOf('</section>'))
  expect(hero).toContain('<h1')
  expect(readStart(stream, MAX_HERO_BYTES).startsWith(hero)).toBe(true)
})

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
