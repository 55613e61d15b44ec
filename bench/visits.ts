import { execSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import process from 'node:process'
import { chromium } from '@playwright/test'

// Run by start.sh in the visitor's network namespace.

const VISITS = 9
/** Wait after the load event, in case a larger paint follows. */
const SETTLE_MS = 300

const BLANK = { name: 'Blank page', url: 'https://peer.example/blank' }
const BOILERPLATE = { name: 'html5-boilerplate', url: 'https://peer.example/' }
const SITE_PAGES = [
  { name: 'Landing page, nginx', url: 'https://www.example.com/' },
  { name: 'Landing page, Caddy', url: 'https://www.example.com:8443/' },
  { name: 'Privacy policy, nginx', url: 'https://www.example.com/privacy-policy' },
  { name: 'Privacy policy, Caddy', url: 'https://www.example.com:8443/privacy-policy' },
]
const PAGES = [BLANK, BOILERPLATE, ...SITE_PAGES]
type Page = (typeof PAGES)[number]

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }

/** `first` and `largest`: the highest ratio of that paint's time to the blank page's. */
const VIEWS = [
  { name: 'Phone', device: PHONE, cpuSlowdown: 1, first: 1.12, largest: 1.2 },
  { name: 'Slow phone', device: PHONE, cpuSlowdown: 4, first: 1.2, largest: 1.25 },
  { name: 'Desktop', device: DESKTOP, cpuSlowdown: 1, first: 1.15, largest: 1.2 },
]
type View = (typeof VIEWS)[number]
type Paint = 'first' | 'largest'
const BOILERPLATE_LIMIT = 1.1

/** Opens a page in a fresh browser, with an empty cache; returns paint times in milliseconds. */
async function measurePaint({ url }: Page, { device, cpuSlowdown }: View) {
  const resolveAll = '--host-resolver-rules=MAP * 198.18.0.1'
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--disable-gpu', '--disable-quic', '--ignore-certificate-errors', resolveAll],
  })
  const page = await browser.newPage(device)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const response = await page.goto(url)
  if (!response?.ok()) throw new Error(`${url} returned status ${response?.status()}.`)
  await page.waitForTimeout(SETTLE_MS)
  const paint = await page.evaluate(async () => {
    const largest = await new Promise<PerformanceEntry | undefined>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return { first: first?.startTime ?? Number.NaN, largest: largest?.startTime ?? Number.NaN }
  })
  await browser.close()
  return paint
}

const commit = execSync('git describe --always --dirty --exclude "*"', { encoding: 'utf8' }).trim()

const visits: { page: Page; view: View; paint: Record<Paint, number> }[] = []
// Interleaved, so machine load affects every page equally.
for (let turn = 0; turn < VISITS; turn += 1) {
  for (const view of VIEWS) {
    for (const page of PAGES) visits.push({ page, view, paint: await measurePaint(page, view) })
  }
}

function median(page: Page, view: View, paint: Paint) {
  const times = visits
    .filter((visit) => visit.page === page && visit.view === view)
    .map((visit) => visit.paint[paint])
    .sort((a, b) => a - b)
  return times[Math.floor(VISITS / 2)] ?? Number.NaN
}

const row = (name: string, cell: (view: View) => string) =>
  `| ${[name, ...VIEWS.map(cell)].join(' | ')} |`

const timeRow = (page: Page) =>
  row(`${page.name}: first paint`, (view) => `${Math.round(median(page, view, 'first'))} ms`)

function ratioRow(page: Page, paint: Paint, peer: Page, limit: (view: View) => number) {
  return row(`${page.name}: ${paint} paint / ${peer.name}`, (view) => {
    const ratio = median(page, view, paint) / median(peer, view, paint)
    return `${ratio.toFixed(2)}, ${ratio <= limit(view) ? 'within' : 'over'} ${limit(view)}`
  })
}

const table = [
  row('', ({ name }) => name),
  row('---', () => '---'),
  timeRow(BLANK),
  timeRow(BOILERPLATE),
  ...SITE_PAGES.flatMap((page) => [
    ratioRow(page, 'first', BLANK, ({ first }) => first),
    ratioRow(page, 'largest', BLANK, ({ largest }) => largest),
    ratioRow(page, 'first', BOILERPLATE, () => BOILERPLATE_LIMIT),
  ]),
]
const report = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} for commit ${commit}, on ${availableParallelism()} cores
(average load of the last five minutes: ${loadavg()[1]?.toFixed(1)}).

Medians of ${VISITS} interleaved visits, each in a new Chromium, over a line with a round trip of 150 ms and
1.6 Mbit/s, with TLS 1.3 and HTTP/2. The slow phone's CPU is throttled 4×.

Paint times are ratios to another page's, each with its limit, which is only a guide: the command never fails. Limits
beside the blank page hold on machines that paint it within 560 ms on the phone.

${table.join('\n')}
`
await writeFile('docs/performance.md', report)
console.log(report)
