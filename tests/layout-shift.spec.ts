import type { Page } from '@playwright/test'
import { LAPTOP, PHONE } from './support/devices.ts'
import { readToTheEnd } from './support/observe.ts'
import { holdRequests } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

// The policy forbids `document.write`.
test.use({ bypassCSP: true })

/** All layout shifts since navigation, including those right after input. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    return shifts.map((shift) => ('value' in shift ? Number(shift.value) : Number.NaN))
  })

/** Runs in the page. The word that each line of the first window begins with. */
function firstWords(): string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let bottom = 0; texts.nextNode(); bottom = 0) {
    const text = texts.currentNode as Text
    if (!text.parentElement?.checkVisibility()) continue
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const box = range.getBoundingClientRect()
      if (box.top > window.innerHeight) break
      if (box.top + box.height / 2 > bottom) words.push(word)
      bottom = box.bottom
    }
  }
  return words
}

/** `swap` shows text in the fallback font until the font loads; others hide it, or skip the font. */
const fonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ display, status }) => `${display}, ${status}`))

for (const [path, device] of [
  ['/', PHONE],
  ['/', LAPTOP],
  ['/privacy-policy', PHONE],
  ['/no-such-page', LAPTOP],
] as const) {
  const title = `no layout shift as ${path} loads and swaps its font, ${device.width} px wide`
  test(title, async ({ page }) => {
    await page.setViewportSize(device)
    // The line of a phone: Lighthouse's slow 4G. The landing page arrives in about a second.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    const releaseFont = await holdRequests(page, /\.woff2/)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await readToTheEnd(page)
    if (path === '/') {
      await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
      await page.frameLocator('iframe').getByRole('textbox').first().waitFor()
    }
    expect(await readShifts(page)).toEqual([])
    // The scroll bar is there from the first paint, even if that is shorter than the window.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll')

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const words = await page.evaluate(firstWords)
    expect(await fonts(page)).toContain('swap, loading')
    releaseFont()
    await expect.poll(() => fonts(page)).toContain('swap, loaded')
    expect((await readShifts(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
    // Some paragraphs of the legal pages rewrap.
    if (path === '/') expect(await page.evaluate(firstWords)).toEqual(words)
  })
}

test('no layout shift while the HTML arrives in pieces', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  await page.goto('/robots.txt')
  await page.evaluate(async (text) => {
    document.open()
    // Deprecated for pages; nothing else parses a document in pieces.
    const parser: { write(html: string): void } = document
    const [head = '', body = ''] = text.split(/(?=<body)/)
    parser.write(head)
    for (const piece of body.slice(0, 30_000).match(/.{1,300}/gs) ?? []) {
      parser.write(piece)
      await new Promise(requestAnimationFrame)
    }
  }, html)
  expect(await readShifts(page)).toEqual([])
})
