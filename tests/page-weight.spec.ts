import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expectRunning } from './support/masking-illustration.ts'
import { readToTheEnd } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('every page is small, and the hero arrives early in the stream', async ({ request }) => {
  for (const { name, path } of ALL_PAGES) {
    const html = brotliCompressSync(await (await request.get(path)).body())
    expect.soft(html.length, name).toBeLessThanOrEqual(path === '/' ? 27_000 : 14_000)
    if (path !== '/') continue
    // What a browser can read of the stream once its first bytes have arrived.
    const finishFlush = constants.BROTLI_OPERATION_FLUSH
    const start = brotliDecompressSync(html.subarray(0, 11_000), { finishFlush }).toString()
    expect(start).toMatch(/<h1.*<\/section>/s)
  }
})

test('no request blocks the first paint', async ({ page }) => {
  for (const path of ['/', '/privacy-policy']) {
    await page.goto(path)
    const requests = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.toJSON()),
    )
    expect(requests.filter((request) => request.renderBlockingStatus === 'blocking')).toEqual([])
    await expect(page.locator('link[rel=preload]')).toHaveCount(0)
  }
})

/** Size of a response as a host sends it, in bytes. */
async function weigh(response: Response) {
  const body = await response.body()
  const isCompressed = /^(font|image\/(?!svg))/.test(response.headers()['content-type'] ?? '')
  return isCompressed ? body.length : brotliCompressSync(body).length
}

test('no script loads before scrolling, and 75 kB at most after', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const ofKind = (kind: RegExp) =>
    responses.filter((response) => kind.test(response.request().resourceType()))
  const weightsOf = (kind: RegExp) => Promise.all(ofKind(kind).map(weigh))
  const sum = (bytes: number[]) => bytes.reduce((total, size) => total + size, 0)

  await page.goto('/', { waitUntil: 'networkidle' })
  expect(ofKind(/script/)).toEqual([])
  expect(ofKind(/font/)).toHaveLength(1)
  expect(sum(await weightsOf(/./))).toBeLessThanOrEqual(60_000)

  await readToTheEnd(page)
  await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
  await expectRunning(page)
  const scripts = await weightsOf(/script/)
  expect(scripts.length).toBeGreaterThan(2)
  expect(sum(scripts)).toBeLessThanOrEqual(75_000)
})
