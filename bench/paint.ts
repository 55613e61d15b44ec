import lighthouse, { desktopConfig } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { median } from './measure.ts'
import type { Chapter } from './report.ts'
import { BLANK_PATH } from './served-site.ts'

/** Odd, so that the median is one of them; blocking time is too noisy for fewer. */
const RUNS = 9
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/**
 * What is asked of each page. The 404 page answers 404 and asks not to be found, as it should:
 * best practices count the console's line about that against it (96), and so would search.
 */
const PAGES: { name: string; path: string; categories: readonly Category[] }[] = [
  { name: 'landing page', path: '/', categories: CATEGORIES },
  { name: 'privacy policy', path: '/privacy-policy', categories: CATEGORIES },
  { name: 'terms of service', path: '/terms-of-service', categories: CATEGORIES },
  { name: 'medical disclaimer', path: '/medical-disclaimer', categories: CATEGORIES },
  { name: '404 page', path: '/no-such-page', categories: ['performance', 'accessibility'] },
]

export interface LighthouseVisit {
  /** In milliseconds, on the simulated network and processor. */
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  scores: Partial<Record<Category, number>>
}

/** How often Lighthouse may lose a recording, as it does on a busy machine, and be asked again. */
const TRIES = 3

/** @throws where Lighthouse could not load the page */
export async function visitByLighthouse(
  browser: Browser,
  address: string,
  form: 'mobile' | 'desktop' = 'mobile',
  onlyCategories: readonly Category[] = ['performance'],
  tries = TRIES,
): Promise<LighthouseVisit> {
  const result = await lighthouse(
    address,
    {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'silent',
      onlyCategories: [...onlyCategories],
      ignoreStatusCode: true,
    },
    form === 'desktop' ? desktopConfig : undefined,
  )
  const report = result?.lhr
  if (report?.runtimeError?.code === 'NO_NAVSTART' && tries > 1) {
    return visitByLighthouse(browser, address, form, onlyCategories, tries - 1)
  }
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse could not visit ${address}: ${report?.runtimeError?.message}`)
  }
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
    ),
  }
}

const blockings = (visits: LighthouseVisit[]) => visits.map(({ blocking }) => blocking)

/** The landing page beside a blank one, in turns, so that the machine's mood meets both. */
export async function measurePaint(
  browser: Browser,
  site: string,
  distanceMs: number,
): Promise<Chapter> {
  const blank: LighthouseVisit[] = []
  const landing: LighthouseVisit[] = []
  for (let run = 0; run < RUNS; run += 1) {
    blank.push(await visitByLighthouse(browser, site + BLANK_PATH))
    landing.push(await visitByLighthouse(browser, `${site}/`))
  }
  const all = (visits: LighthouseVisit[], of: 'firstPaint' | 'largestPaint') =>
    visits.map((visit) => visit[of])
  // The server's own time is in both, and would only make them more alike.
  const ratios = (of: 'firstPaint' | 'largestPaint') =>
    landing.map(
      (visit, run) => (visit[of] - distanceMs) / ((blank[run]?.[of] ?? Number.NaN) - distanceMs),
    )
  return {
    title: `Paint, from a server ${distanceMs} ms away`,
    method:
      'Lighthouse on its phone: simulated slow 4G, processor 4 times slower. A blank page is ' +
      'visited before each visit of the landing page, from the same server, whose own time is ' +
      'taken out of both before they are compared. ' +
      (distanceMs === 0
        ? 'From a server at no distance the font is there before the first paint, and Lighthouse ' +
          'takes it for what the paint waited for. No visitor is that near, so this is only shown.'
        : 'The distance is that of the simulated network: what comes before the first paint there ' +
          'comes before it here. The blank page’s blocking time is the browser’s own, on this ' +
          'machine; what the landing page adds to it counts.'),
    measures: [
      { what: 'Blank page, first paint', values: all(blank, 'firstPaint'), unit: 'ms' },
      { what: 'Landing page, first paint', values: all(landing, 'firstPaint'), unit: 'ms' },
      { what: 'Blank page, largest paint', values: all(blank, 'largestPaint'), unit: 'ms' },
      { what: 'Landing page, largest paint', values: all(landing, 'largestPaint'), unit: 'ms' },
      {
        what: 'First paint, against the blank page',
        values: ratios('firstPaint'),
        unit: '×',
        bound: { most: 1.15 },
      },
      {
        what: 'Largest paint, against the blank page',
        values: ratios('largestPaint'),
        unit: '×',
        bound: { most: 1.35 },
      },
      { what: 'Blank page, total blocking time', values: blockings(blank), unit: 'ms' },
      { what: 'Landing page, total blocking time', values: blockings(landing), unit: 'ms' },
      {
        what: 'Total blocking time that the landing page adds',
        values: [median(blockings(landing)) - median(blockings(blank))],
        unit: 'ms',
        bound: { most: 20 },
      },
      {
        what: 'Layout shift',
        values: landing.map(({ shift }) => shift),
        unit: '',
        bound: { most: 0 },
      },
    ],
  }
}

/** Every page's scores, on a phone and on a desktop. */
export async function measureScores(browser: Browser, site: string): Promise<Chapter> {
  const chapter: Chapter = {
    title: 'Lighthouse scores',
    method:
      'One visit each. The 404 page answers 404 and asks not to be found, as it should; ' +
      'Lighthouse counts the console’s line about that against its best practices (96), and both ' +
      'against its search category, so these two are left out there.',
    measures: [],
  }
  for (const { name, path, categories } of PAGES) {
    for (const form of ['mobile', 'desktop'] as const) {
      const { scores } = await visitByLighthouse(browser, site + path, form, categories)
      for (const category of categories) {
        chapter.measures.push({
          what: `${name}, ${form}, ${category}`,
          values: [scores[category] ?? 0],
          unit: '',
          bound: { least: 100 },
        })
      }
    }
  }
  return chapter
}
