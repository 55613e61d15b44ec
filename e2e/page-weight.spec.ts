import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { readToTheEnd } from './support/observe.ts'
import { ALL_PAGES, FORM_URL, STYLED_PAGES } from './support/pages.ts'

const MAX_PAGE_BYTES = 20_000
/** What comes before the end of the hero delays the first paint. */
const MAX_HERO_BYTES = 11_000
const MAX_BYTES_BEFORE_SCROLLING = 60_000
const MAX_SCRIPT_BYTES = 75_000
const MAX_PICTURE_BYTES = 4000

test('every page has at most 20,000 bytes in brotli', async ({ request }) => {
  for (const { name, path } of ALL_PAGES) {
    const { length } = brotliCompressSync(await (await request.get(path)).body())
    console.log(`${name}: ${length} bytes, ${MAX_PAGE_BYTES - length} left`)
    expect.soft(length, name).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  }
})

test('the hero ends within the first 11,000 bytes of the landing page', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const hero = page.slice(0, page.indexOf('</section>'))
  expect(hero).toContain('<h1')
  // What a browser can read of the stream once its first bytes have arrived.
  const start = brotliCompressSync(page).subarray(0, MAX_HERO_BYTES)
  const finishFlush = constants.BROTLI_OPERATION_FLUSH
  const read = brotliDecompressSync(start, { finishFlush }).toString()
  expect(read.startsWith(hero)).toBe(true)
})

test('nothing holds back the first paint', async ({ page }) => {
  for (const { path } of STYLED_PAGES) {
    await page.goto(path)
    const blocking = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const isBlocking = (entry: object) =>
        'renderBlockingStatus' in entry && entry.renderBlockingStatus !== 'non-blocking'
      return entries.filter(isBlocking).map(({ name }) => name)
    })
    // It comes after the hero, and holds back what lies below.
    expect(blocking.filter((name) => !name.includes('/below-hero.'))).toEqual([])
    const inHead = page.locator('head [rel="stylesheet"]:not([media="print"])')
    await expect(inHead.or(page.locator('[rel="expect"], [blocking]'))).toHaveCount(0)
  }
})

interface Weight {
  /** As the browser names it: "script", "font" and so on. */
  kind: string
  address: string
  bytes: number
}

/** Notes what the page asks for, but not what its form does, in bytes as a host sends them. */
function weigh(page: Page): () => Promise<Weight[]> {
  const weights: Promise<Weight>[] = []
  page.on('response', (response) => {
    const { href: address } = new URL(response.url())
    if (address.startsWith('data:') || address.startsWith(new URL(FORM_URL).origin)) return
    const weight = async () => {
      const body = await response.body()
      const type = response.headers()['content-type'] ?? ''
      const { length: bytes } = /^(font|image\/(?!svg))/.test(type)
        ? body
        : brotliCompressSync(body)
      return { kind: response.request().resourceType(), address, bytes }
    }
    weights.push(weight())
  })
  return () => Promise.all(weights)
}

const sumOf = (weights: Weight[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0)

test('no script comes before scrolling, and 75 kB of it and light pictures at most after', async ({
  page,
}) => {
  const weightsOf = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const before = await weightsOf()
  console.log(`Before scrolling: ${sumOf(before)} bytes`)
  expect(before.map(({ kind }) => kind)).not.toContain('script')
  expect(sumOf(before)).toBeLessThanOrEqual(MAX_BYTES_BEFORE_SCROLLING)

  await readToTheEnd(page, '/')
  await page.getByRole('button', { name: 'Hear the four stages' }).click()
  await expect(page.getByRole('button', { name: 'Stop the sound' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const after = await weightsOf()
  const scripts = after.filter(({ kind }) => kind === 'script')
  console.log(`All scripts: ${sumOf(scripts)} bytes, ${MAX_SCRIPT_BYTES - sumOf(scripts)} left`)
  expect(scripts.length).toBeGreaterThan(2)
  expect(sumOf(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)

  const isPicture = ({ kind, address }: Weight) => kind === 'image' && /\/_astro\//.test(address)
  const pictures = after.filter(isPicture)
  expect(before.filter(isPicture).length).toBeLessThan(pictures.length / 2)
  expect(pictures.filter(({ bytes }) => bytes > MAX_PICTURE_BYTES)).toEqual([])
})
