import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expectRunning } from './support/masking-illustration.ts'
import { scrollToEnd } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** In brotli. The landing page has 25,000 bytes, the longest of the others 11,500. */
test('every page is small', async ({ request }) => {
  for (const path of ALL_PAGES) {
    const html = brotliCompressSync(await (await request.get(path)).body())
    expect.soft(html.length, path).toBeLessThanOrEqual(path === '/' ? 27_000 : 14_000)
  }
})

/** Size of a response as a host sends it, in bytes. */
async function weigh(response: Response) {
  const body = await response.body()
  const isCompressed = /^(font|image\/(?!svg))/.test(response.headers()['content-type'] ?? '')
  return isCompressed ? body.length : brotliCompressSync(body).length
}

/** What the page requests from now on, by kind, in bytes. */
function recordWeights(page: Page) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return (kind: RegExp) =>
    Promise.all(responses.filter((one) => kind.test(one.request().resourceType())).map(weigh))
}

const sum = (bytes: number[]) => bytes.reduce((total, size) => total + size, 0)

test('before scrolling, the landing page loads its font and no script', async ({ page }) => {
  const weightsOf = recordWeights(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await weightsOf(/script/)).toEqual([])
  expect(await weightsOf(/font/)).toHaveLength(1)
  await expect(page.locator('link[rel=stylesheet]:not([media=print])')).toHaveCount(0)
  // The page may have 27 kB, the font has 34 kB.
  expect(sum(await weightsOf(/./))).toBeLessThanOrEqual(62_000)
})

test('its scripts have 75 kB at most, React among them', async ({ page }) => {
  const weightsOf = recordWeights(page)
  await page.goto('/')
  await scrollToEnd(page)
  await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
  await expectRunning(page)
  const scripts = await weightsOf(/script/)
  expect(scripts.length).toBeGreaterThan(2)
  expect(sum(scripts)).toBeLessThanOrEqual(75_000)
})
