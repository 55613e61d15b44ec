import { brotliCompressSync } from 'node:zlib'
import { expectRunning } from './support/masking-illustration.ts'
import { scrollToEnd } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('every page is small, in brotli', async ({ request }) => {
  for (const path of ALL_PAGES) {
    const html = brotliCompressSync(await (await request.get(path)).body())
    expect.soft(html.length, path).toBeLessThanOrEqual(path === '/' ? 27_000 : 14_000)
  }
})

test('before scrolling, only one font is loaded, and no script', async ({ page, requests }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const files = [/\/fonts\/[^/]*$/, /\/print[^/]*css$/].map((file) => expect.stringMatching(file))
  await expect.poll(() => requests.slice(1).sort()).toEqual(files)
})

test('its scripts have 75 kB at most, React among them', async ({ page }) => {
  await page.coverage.startJSCoverage()
  await page.goto('/')
  await scrollToEnd(page)
  await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
  for (const part of ['masking', 'waitlist']) await expectRunning(page, part)
  const scripts = await page.coverage.stopJSCoverage()
  const sizes = scripts.map(({ source = '' }) => brotliCompressSync(source).length)
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(75_000)
})
