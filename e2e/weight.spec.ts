import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'

const MOST_BYTES = 60_000
const IS_PACKED_ALREADY = /^(font|image\/(?!svg))/

/** What the page asked for so far, with its bytes as a host sends them: text under brotli. */
async function weigh(page: Page, path: string) {
  const weights: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    const weight = async (): Promise<[string, number]> => {
      const body = await response.body()
      const isPacked = IS_PACKED_ALREADY.test(response.headers()['content-type'] ?? '')
      return [response.url(), isPacked ? body.length : brotliCompressSync(body).length]
    }
    if (!response.url().startsWith('data:')) weights.push(weight())
  })
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return Promise.all(weights)
}

for (const [screen, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 720 }],
] as const) {
  test(`before any scroll on ${screen}, the landing page is at most 60 kB`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const weights = await weigh(page, '/')
    const sum = weights.reduce((bytes, [, more]) => bytes + more, 0)
    const lines = weights.map(([address, bytes]) => `  ${bytes} ${new URL(address).pathname}`)
    console.log(`Before any scroll on ${screen}: ${sum} bytes\n${lines.join('\n')}`)
    const paths = weights.map(([address]) => new URL(address).pathname)
    expect(paths).toContainEqual(expect.stringMatching(/\.woff2$/))
    expect(paths.filter((path) => /\.(png|jpe?g|webp|avif|gif|ico)$/.test(path))).toEqual([])
    expect(sum).toBeLessThanOrEqual(MOST_BYTES)
  })
}
