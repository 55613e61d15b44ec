import { brotliCompressSync } from 'node:zlib'
import { expectRunning } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { scrollToEnd } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

test('every page is small when compressed', async ({ request }) => {
  for (const path of ALL_PAGES) {
    const html = brotliCompressSync(await (await request.get(path)).body())
    expect.soft(html.length, `bytes of ${path}`).toBeLessThanOrEqual(path === '/' ? 27_000 : 14_000)
  }
})

test('at first, only a font and print styles load, and no script', async ({ page, requests }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const files = [/\/fonts\/[^/]*$/, /\/print[^/]*css$/].map((file) => expect.stringMatching(file))
  expect(requests.slice(1).sort()).toEqual(files)
})

test('all scripts of the landing page have 75 kB at most when compressed', async ({ page }) => {
  await page.coverage.startJSCoverage()
  await page.goto('/')
  await scrollToEnd(page)
  await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
  for (const part of ['masking', 'waitlist']) await expectRunning(page, part)
  const scripts = await page.coverage.stopJSCoverage()
  const sizes = scripts.map(({ source = '' }) => brotliCompressSync(source).length)
  expect(
    sizes.reduce((total, size) => total + size),
    'bytes',
  ).toBeLessThanOrEqual(75_000)
})
