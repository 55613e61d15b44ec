import lighthouse, { desktopConfig } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import type { Chapter } from './report.ts'
import { BLANK_PATH } from './served-site.ts'
import { undisturbed } from './undisturbed.ts'

/** Odd, so that the median is one of them; blocking time is too noisy for fewer. */
const RUNS = 9
const SCORE_RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/**
 * The 404 page answers 404 and asks not to be found, as it should: best practices count the
 * console's line about that against it, and so does search. The error page, here by its file's
 * address, asks not to be found either. These are shown and not judged.
 */
const PAGES: { name: string; path: string; judged: readonly Category[] }[] = [
  { name: 'landing page', path: '/', judged: CATEGORIES },
  { name: 'privacy policy', path: '/privacy-policy', judged: CATEGORIES },
  { name: 'terms of service', path: '/terms-of-service', judged: CATEGORIES },
  { name: 'medical disclaimer', path: '/medical-disclaimer', judged: CATEGORIES },
  { name: '404 page', path: '/no-such-page', judged: ['performance', 'accessibility'] },
  { name: 'error page', path: '/500', judged: ['performance', 'accessibility', 'best-practices'] },
]

export interface LighthouseVisit {
  /** In milliseconds, on the simulated network and processor. */
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  scores: Partial<Record<Category, number>>
}

/** What Lighthouse says where it lost a recording, as it does on a busy machine: it is asked again. */
const LOST = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP']
const TRIES = 4

/** @throws where Lighthouse could not load the page */
export function visitByLighthouse(
  browser: Browser,
  address: string,
  form: 'mobile' | 'desktop' = 'mobile',
  onlyCategories: readonly Category[] = ['performance'],
): Promise<LighthouseVisit> {
  return undisturbed(() => visitOnce(browser, address, form, onlyCategories))
}

async function visitOnce(
  browser: Browser,
  address: string,
  form: 'mobile' | 'desktop',
  onlyCategories: readonly Category[],
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
  if (tries > 1 && LOST.includes(report?.runtimeError?.code ?? '')) {
    return visitOnce(browser, address, form, onlyCategories, tries - 1)
  }
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse could not visit ${address}: ${report?.runtimeError?.code}`)
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

/** Where a server is, and what is told of it. */
interface Distance {
  title: string
  about: string
  /** How long its answers are on their way, in milliseconds. */
  ms: number
  /** Whether the times have bounds. The shift always has. */
  isJudged: boolean
}

/** The landing page beside a blank one, in turns, so that the machine's mood meets both. */
export async function measurePaint(
  browser: Browser,
  site: string,
  { title, about, ms, isJudged }: Distance,
): Promise<Chapter> {
  const blank: LighthouseVisit[] = []
  const landing: LighthouseVisit[] = []
  for (let run = 0; run < RUNS; run += 1) {
    blank.push(await visitByLighthouse(browser, site + BLANK_PATH))
    landing.push(await visitByLighthouse(browser, `${site}/`))
  }
  type Time = 'firstPaint' | 'largestPaint' | 'blocking'
  const all = (visits: LighthouseVisit[], of: Time) => visits.map((visit) => visit[of])
  const blankAt = (run: number, of: Time) => blank[run]?.[of] ?? Number.NaN
  // The server's own time is in both, and would only make them more alike.
  const ratios = (of: Time) =>
    landing.map((visit, run) => (visit[of] - ms) / (blankAt(run, of) - ms))
  const atMost = (most: number) => (isJudged ? { most } : undefined)
  return {
    title,
    method:
      'Lighthouse on its phone: simulated slow 4G, processor 4 times slower. A blank page is ' +
      'visited before each visit of the landing page, from the same server, whose own time is ' +
      `taken out of both before they are compared. ${about}`,
    measures: [
      { what: 'Blank page, first paint', values: all(blank, 'firstPaint'), unit: 'ms' },
      { what: 'Landing page, first paint', values: all(landing, 'firstPaint'), unit: 'ms' },
      { what: 'Blank page, largest paint', values: all(blank, 'largestPaint'), unit: 'ms' },
      { what: 'Landing page, largest paint', values: all(landing, 'largestPaint'), unit: 'ms' },
      {
        what: 'First paint, against the blank page',
        values: ratios('firstPaint'),
        unit: '×',
        bound: atMost(1.15),
      },
      {
        what: 'Largest paint, against the blank page',
        values: ratios('largestPaint'),
        unit: '×',
        bound: atMost(1.35),
      },
      { what: 'Blank page, total blocking time', values: all(blank, 'blocking'), unit: 'ms' },
      { what: 'Landing page, total blocking time', values: all(landing, 'blocking'), unit: 'ms' },
      {
        what: 'Total blocking time that the landing page adds',
        values: landing.map(({ blocking }, run) => blocking - blankAt(run, 'blocking')),
        unit: 'ms',
        bound: atMost(20),
      },
      {
        what: 'Layout shift',
        values: landing.map(({ shift }) => shift),
        unit: '',
        bound: { most: 0, every: true },
      },
    ],
  }
}

/** Every page's scores, on a phone and on a desktop. */
export async function measureScores(browser: Browser, site: string): Promise<Chapter> {
  const measures: Chapter['measures'] = []
  for (const { name, path, judged } of PAGES) {
    for (const form of ['mobile', 'desktop'] as const) {
      const visits: LighthouseVisit[] = []
      for (let run = 0; run < SCORE_RUNS; run += 1) {
        visits.push(await visitByLighthouse(browser, site + path, form, CATEGORIES))
      }
      for (const category of CATEGORIES) {
        measures.push({
          what: `${name}, ${form}, ${category}`,
          values: visits.map(({ scores }) => scores[category] ?? 0),
          unit: '',
          bound: judged.includes(category) ? { least: 100 } : undefined,
        })
      }
      measures.push({
        what: `${name}, ${form}, layout shift`,
        values: visits.map(({ shift }) => shift),
        unit: '',
        bound: { most: 0, every: true },
      })
    }
  }
  return {
    title: 'Lighthouse scores',
    method:
      'The 404 page answers 404 and asks not to be found, as it should; Lighthouse counts the ' +
      'console’s line about that against its best practices, and both against its search category, ' +
      'so these two are only shown. The error page, visited at its file’s address, asks not to be ' +
      'found either.',
    measures,
  }
}
