import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { readToTheEnd } from './support/observe.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

const MAX_PAGE_BYTES = 20_000
/** What comes before the end of the hero delays the first paint. */
const MAX_HERO_BYTES = 11_000
const MAX_BYTES_BEFORE_SCROLLING = 60_000
const MAX_SCRIPT_BYTES = 75_000
const MAX_PICTURE_BYTES = 4000

test('every page has at most 20,000 bytes in brotli, the hero within the first 11,000', async ({
  request,
}) => {
  for (const { name, path } of ALL_PAGES) {
    const html = await (await request.get(path)).text()
    const compressed = brotliCompressSync(html)
    console.log(`${name}: ${compressed.length} bytes, ${MAX_PAGE_BYTES - compressed.length} left`)
    expect.soft(compressed.length, name).toBeLessThanOrEqual(MAX_PAGE_BYTES)
    if (path !== '/') continue
    // What a browser can read of the stream once its first bytes have arrived.
    const start = compressed.subarray(0, MAX_HERO_BYTES)
    const finishFlush = constants.BROTLI_OPERATION_FLUSH
    const read = brotliDecompressSync(start, { finishFlush }).toString()
    expect(read).toMatch(/<h1.*<\/section>/s)
  }
})

test('nothing holds back the first paint', async ({ page }) => {
  for (const path of ['/', '/privacy-policy']) {
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

/** Notes what the page asks for, but not what its form does, in bytes as a host sends them. */
function weigh(page: Page) {
  const weights: Promise<{ kind: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (response.url().startsWith('data:') || response.url().startsWith(FORM_URL)) return
    const weight = async () => {
      const body = await response.body()
      const type = response.headers()['content-type'] ?? ''
      const isCompressed = /^(font|image\/(?!svg))/.test(type)
      const { length: bytes } = isCompressed ? body : brotliCompressSync(body)
      return { kind: response.request().resourceType(), bytes }
    }
    weights.push(weight())
  })
  return async (kind?: string) => {
    const all = (await Promise.all(weights)).filter((one) => !kind || one.kind === kind)
    return all.map(({ bytes }) => bytes)
  }
}

const sumOf = (bytes: number[]) => bytes.reduce((sum, one) => sum + one, 0)

test('no script comes before scrolling, and 75 kB of it and light pictures at most after', async ({
  page,
}) => {
  const weightsOf = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const before = sumOf(await weightsOf())
  console.log(`Before scrolling: ${before} bytes`)
  expect(before).toBeLessThanOrEqual(MAX_BYTES_BEFORE_SCROLLING)
  expect(await weightsOf('script')).toEqual([])
  const { length: firstPictures } = await weightsOf('image')

  await readToTheEnd(page)
  await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
  await page.getByRole('button', { name: 'Hear the four stages' }).click()
  await expect(page.getByRole('button', { name: 'Stop the sound' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = await weightsOf('script')
  console.log(`All scripts: ${sumOf(scripts)} bytes, ${MAX_SCRIPT_BYTES - sumOf(scripts)} left`)
  expect(scripts.length).toBeGreaterThan(2)
  expect(sumOf(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)

  const pictures = await weightsOf('image')
  // How far below the window browsers load pictures early differs.
  expect(firstPictures).toBeLessThan(pictures.length)
  expect(Math.max(...pictures)).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
})
