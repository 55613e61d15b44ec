import type { Page } from '@playwright/test'
import { VIEWS, type ViewName, visit } from './browser.ts'
import { median, type PagePaint, type Paint } from './report.ts'
import { BLANK, CADDY_SITE, FAILING_PATH, PAGES, PEER, SITE } from './sites.ts'

const TURNS = 9
const REST_MS = 300

const VISITED = [
  { name: 'Blank page', address: BLANK },
  { name: 'html5-boilerplate', address: PEER },
  { name: 'Landing page, by Caddy', address: CADDY_SITE },
  { name: 'Privacy policy, by Caddy', address: `${CADDY_SITE}/privacy-policy` },
  ...Object.entries(PAGES).map(([name, path]) => ({ name, address: SITE + path })),
  { name: '404 page', address: `${SITE}/no-such-page` },
  { name: 'Error page', address: SITE + FAILING_PATH },
]

/** Runs in the page, before anything of it. */
function notePaint() {
  const noted = { largest: Number.NaN, shift: 0 }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    noted.largest = list.getEntries().at(-1)?.startTime ?? Number.NaN
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      noted.shift += (entry as never as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function readPaint(page: Page, address: string): Promise<Paint> {
  await page.addInitScript(notePaint)
  await page.goto(address)
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const { noted } = window as unknown as { noted: Omit<Paint, 'first'> }
    return { ...noted, first: first?.startTime ?? Number.NaN }
  })
}

function middleOf(paints: readonly Paint[]): Paint {
  return {
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
    shift: Math.max(...paints.map(({ shift }) => shift)),
  }
}

/** First and largest paint of every page, in turns, so that the machine's mood meets all alike. */
export async function measurePaint(): Promise<PagePaint[]> {
  const visits: { name: string; view: ViewName; paint: Paint }[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const view of VIEWS) {
      for (const { name, address } of VISITED) {
        const paint = await visit(view, (page) => readPaint(page, address))
        visits.push({ name, view: view.name, paint })
      }
    }
  }
  return VISITED.map(({ name, address }) => {
    const inView = VIEWS.map(({ name: view }) => {
      const own = visits.filter((one) => one.name === name && one.view === view)
      return [view, middleOf(own.map(({ paint }) => paint))]
    })
    return { name, isPeer: address === PEER, paint: Object.fromEntries(inView) }
  })
}
