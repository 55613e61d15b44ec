import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'

const MOST_BYTES = 60_000
/** Of the page's own scripts, once all of the landing page has been seen and the sound was heard. */
const MOST_SCRIPT_BYTES = 75_000
/** What the interactive parts and the sound are named by. */
const PARTS = [
  'client',
  'masking-illustration',
  'waitlist-frame',
  'faq-accordion',
  'player',
  'hear-panels',
]
const IS_PACKED_ALREADY = /^(font|image\/(?!svg))/

interface Weight {
  path: string
  /** As the browser names it: "script", "font" and so on. */
  kind: string
  bytes: number
  /** Whether the form in its frame asked for it. */
  isFramed: boolean
}

/** Notes what the page asks for, in bytes as a host sends them: text under brotli. */
function weigh(page: Page): () => Promise<Weight[]> {
  const weights: Promise<Weight>[] = []
  page.on('response', (response) => {
    const weight = async () => {
      const body = await response.body()
      const isPacked = IS_PACKED_ALREADY.test(response.headers()['content-type'] ?? '')
      return {
        path: new URL(response.url()).pathname,
        kind: response.request().resourceType(),
        bytes: isPacked ? body.length : brotliCompressSync(body).length,
        isFramed: response.frame() !== page.mainFrame(),
      }
    }
    if (!response.url().startsWith('data:')) weights.push(weight())
  })
  return () => Promise.all(weights)
}

const sumOf = (weights: Weight[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0)

function print(what: string, weights: Weight[]) {
  const lines = weights.map(({ bytes, path }) => `  ${bytes} ${path}`)
  console.log(`${what}: ${sumOf(weights)} bytes\n${lines.join('\n')}`)
}

for (const [screen, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 720 }],
] as const) {
  test(`before any scroll on ${screen}, the landing page is at most 60 kB`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const weightsOf = weigh(page)
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const weights = await weightsOf()
    print(`Before any scroll on ${screen}`, weights)
    expect(weights.map(({ kind }) => kind).toSorted()).toEqual(['document', 'font'])
    expect(sumOf(weights)).toBeLessThanOrEqual(MOST_BYTES)
  })

  test(`all scripts of the landing page on ${screen} are at most 75 kB`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const weightsOf = weigh(page)
    await page.goto('/')
    for (const island of await page.locator('astro-island').all()) {
      await island.scrollIntoViewIfNeeded()
      await expect(island).not.toHaveAttribute('ssr')
    }
    await page.getByRole('button', { name: 'Hear the four stages' }).click()
    const scriptsOf = async () =>
      (await weightsOf()).filter(({ kind, isFramed }) => kind === 'script' && !isFramed)
    for (const part of PARTS) {
      const isThere = async () => (await scriptsOf()).some(({ path }) => path.includes(part))
      await expect.poll(isThere, part).toBe(true)
    }
    const scripts = await scriptsOf()
    print(`All scripts on ${screen}`, scripts)
    expect(sumOf(scripts)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  })
}
