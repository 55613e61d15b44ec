import type { Browser } from 'puppeteer-core'
import { openPhone, type Phone, pass } from './browser.ts'
import { ISLANDS, startIsland } from './islands.ts'
import type { Chapter } from './report.ts'
import { undisturbed } from './undisturbed.ts'

const RUNS = 5

declare global {
  interface Window {
    longTasks: number[]
  }
}

/** Bytes of the site's own scripts that came over the network, from now on. */
function countScriptBytes(phone: Phone, site: string): () => number {
  const scripts = new Set<string>()
  let bytes = 0
  phone.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && response.url.startsWith(site)) scripts.add(requestId)
  })
  phone.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Scrolls to the page's end as a thumb does, a third of a window at a time. */
async function scrollThrough(phone: Phone) {
  const end = await phone.run(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 270) {
    await phone.run((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
    await pass(120)
  }
}

/** What the landing page loads, and how long it holds the processor, while it is scrolled. */
async function scrollOnce(browser: Browser, site: string) {
  const phone = await openPhone(browser, 4)
  const bytes = countScriptBytes(phone, site)
  await phone.open(`${site}/`)
  const before = bytes()
  await phone.run(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await scrollThrough(phone)
  await pass(1500)
  const longest = Math.max(0, ...(await phone.run(() => window.longTasks)))
  const after = bytes()
  await phone.close()
  return { before, after, longest }
}

/** From coming near a part of the page to that part being interactive, in milliseconds. */
async function readyOnce(browser: Browser, site: string, island: (typeof ISLANDS)[number]) {
  const phone = await openPhone(browser, 4, true)
  await phone.open(`${site}/`)
  const took = await startIsland(phone, island)
  await phone.close()
  return took
}

/** Scripts: their bytes, when they are ready, and how long they hold the processor. */
export async function measureScript(browser: Browser, site: string): Promise<Chapter> {
  const scrolls: Awaited<ReturnType<typeof scrollOnce>>[] = []
  const ready = new Map<string, number[]>(ISLANDS.map(({ id }) => [id, []]))
  for (let run = 0; run < RUNS; run += 1) {
    scrolls.push(await undisturbed(() => scrollOnce(browser, site)))
    for (const island of ISLANDS) {
      const took = await undisturbed(() => readyOnce(browser, site, island))
      ready.get(island.id)?.push(took)
    }
  }
  return {
    title: 'Script',
    method:
      'A phone whose processor is 4 times slower; where a part is waited for, each answer takes ' +
      '150 ms and 1,638.4 kbit/s. Bytes are those that came over the network, brotli and headers ' +
      'included. A part is ready when React has taken it over and the page is drawn, from a jump to it; the ' +
      'form itself is asked for 0.8 s later, so that who only passes is not made known. The browser ' +
      'names tasks from 50 ms on; 0 means that there was none.',
    measures: [
      {
        what: 'External scripts before any scroll',
        values: scrolls.map(({ before }) => before),
        unit: 'bytes',
        bound: { most: 0, every: true },
      },
      {
        what: 'External scripts after the whole page',
        values: scrolls.map(({ after }) => after / 1000),
        unit: 'kB',
        bound: { most: 75, every: true },
      },
      {
        what: 'Longest task while scrolling',
        values: scrolls.map(({ longest }) => longest),
        unit: 'ms',
        bound: { most: 50 },
      },
      ...ISLANDS.map(({ id }) => ({
        what: `From near to ready: ${id}`,
        values: ready.get(id) ?? [],
        unit: 'ms',
        bound: { most: 800 },
      })),
    ],
  }
}
