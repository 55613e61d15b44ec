import lighthouse, { desktopConfig } from 'lighthouse'
import { startBrowser } from './browser.ts'
import { table } from './report.ts'
import { PAGES, SITE } from './sites.ts'

const PORT = 9222
/** Lighthouse loses a recording now and then, the more on a busy machine. */
const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

async function scoresOf(path: string, isDesktop: boolean, tries = TRIES): Promise<string> {
  const flags = { port: PORT, onlyCategories: CATEGORIES }
  const result = await lighthouse(SITE + path, flags, isDesktop ? desktopConfig : undefined)
  const { runtimeError, categories = {} } = result?.lhr ?? {}
  if (runtimeError && tries > 1) return scoresOf(path, isDesktop, tries - 1)
  if (runtimeError) throw new Error(`Lighthouse could not visit ${path}: ${runtimeError.code}`)
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join(' ')
}

/** Lighthouse's scores of each page as a table: one visit on its phone and one on its desktop. */
export async function measureScores(): Promise<string> {
  const browser = await startBrowser(`--remote-debugging-port=${PORT}`)
  const rows: string[][] = []
  for (const [name, path] of Object.entries(PAGES)) {
    rows.push([name, await scoresOf(path, false), await scoresOf(path, true)])
  }
  await browser.close()
  return table([`Lighthouse: ${CATEGORIES.join(', ')}`, 'Phone', 'Desktop'], ...rows)
}
