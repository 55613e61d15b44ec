import type { Browser, Page } from 'puppeteer-core'
import { closePhone, openPhone } from './browser.ts'
import type { Chapter } from './report.ts'

const RUNS = 5
const ISLANDS = ['masking', 'waitlist', 'faq'] as const

declare global {
  interface Window {
    longTasks: number[]
  }
}

/** Bytes of the site's own scripts that came over the network, from now on. */
async function countScriptBytes(page: Page, site: string): Promise<() => number> {
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && response.url.startsWith(site)) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

const pass = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** Scrolls to the page's end as a thumb does, a third of a window at a time. */
async function scrollThrough(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 270) {
    await page.evaluate((place) => window.scrollTo(0, place), top)
    await pass(120)
  }
}

/** What the landing page loads, and how long it holds the processor, while it is scrolled. */
async function scrollOnce(browser: Browser, site: string) {
  const page = await openPhone(browser, 4)
  await page.evaluateOnNewDocument(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  const bytes = await countScriptBytes(page, site)
  await page.goto(`${site}/`, { waitUntil: 'networkidle0' })
  await pass(1000)
  const before = bytes()
  await page.evaluate(() => {
    window.longTasks = []
  })
  await scrollThrough(page)
  await pass(1500)
  const longest = Math.max(0, ...(await page.evaluate(() => window.longTasks)))
  const after = bytes()
  await closePhone(page)
  return { before, after, longest }
}

/** From coming near a part of the page to that part being interactive, in milliseconds. */
async function readyOnce(browser: Browser, site: string, island: string): Promise<number> {
  const page = await openPhone(browser, 4, true)
  await page.goto(`${site}/`, { waitUntil: 'networkidle0' })
  const took = await page.evaluate(async (id) => {
    const part = document.querySelector(`#${id} astro-island`)
    const start = performance.now()
    // The part itself has no box.
    part?.firstElementChild?.scrollIntoView()
    while (part?.hasAttribute('ssr')) await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, island)
  await closePhone(page)
  return took
}

/** Scripts: their bytes, when they are ready, and how long they hold the processor. */
export async function measureScript(browser: Browser, site: string): Promise<Chapter> {
  const scrolls: Awaited<ReturnType<typeof scrollOnce>>[] = []
  const ready = new Map<string, number[]>(ISLANDS.map((island) => [island, []]))
  for (let run = 0; run < RUNS; run += 1) {
    scrolls.push(await scrollOnce(browser, site))
    for (const island of ISLANDS) ready.get(island)?.push(await readyOnce(browser, site, island))
  }
  return {
    title: 'Script',
    method:
      'A phone whose processor is 4 times slower; slow 4G where a part is waited for. Bytes are ' +
      'those that came over the network, brotli and headers included. A part is ready when the ' +
      'browser has taken it over, from the moment that it is scrolled to.',
    measures: [
      {
        what: 'External scripts before any scroll',
        values: scrolls.map(({ before }) => before),
        unit: 'bytes',
        bound: { most: 0 },
      },
      {
        what: 'External scripts after the whole page',
        values: scrolls.map(({ after }) => after / 1000),
        unit: 'kB',
        bound: { most: 75 },
      },
      {
        what: 'Longest task while scrolling',
        values: scrolls.map(({ longest }) => longest),
        unit: 'ms',
        bound: { most: 50 },
      },
      ...ISLANDS.map((island) => ({
        what: `From near to ready: ${island}`,
        values: ready.get(island) ?? [],
        unit: 'ms',
        bound: { most: 800 },
      })),
    ],
  }
}
