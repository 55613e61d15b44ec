import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { measureBetweenPages } from './between-pages.ts'
import { SLOW_4G, startBrowser } from './browser.ts'
import { measureBuild } from './build-times.ts'
import { measureGrowth } from './growth.ts'
import { measureInteraction } from './interaction.ts'
import { measurePaint, measureScores } from './paint.ts'
import { type Chapter, failedOf, reportOf, tableOf } from './report.ts'
import { measureScript } from './script.ts'
import { reserveServers } from './served-site.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT_DIR = join(ROOT, '.bench/site')
const REPORT = join(ROOT, 'docs/performance.md')

/** How long an answer is on its way in the visits that count: as long as on the slow 4G itself. */
const DISTANCE_MS = SLOW_4G.latency

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

/** Measures that are only shown. */
const withoutBounds = ({ measures, ...chapter }: Chapter): Chapter => ({
  ...chapter,
  measures: measures.map(({ what, values, unit }) => ({ what, values, unit })),
})

/** Measures all of it, prints it as it comes, and writes it down. */
async function run(): Promise<Chapter[]> {
  const near = await reserveServers()
  const { ports, serve, close } = await reserveServers(DISTANCE_MS)
  const chapters: Chapter[] = []
  const add = (chapter: Chapter) => {
    chapters.push(chapter)
    console.log(`\n${chapter.title}\n\n${tableOf(chapter.measures)}`)
  }
  const build = await measureBuild(ROOT, OUT_DIR, ports)
  const browser = await startBrowser()
  try {
    const { address } = await serve(OUT_DIR)
    add(await measurePaint(browser, address, DISTANCE_MS))
    const { address: nearAddress } = await near.serve(OUT_DIR)
    add(withoutBounds(await measurePaint(browser, nearAddress, 0)))
    add(await measureScores(browser, address))
    // These slow the network down themselves.
    add(await measureScript(browser, nearAddress))
    add(await measureInteraction(browser, nearAddress))
    add(await measureBetweenPages(browser, nearAddress))
    add(await measureGrowth(browser, { root: ROOT, outDir: OUT_DIR, ports, serve }))
    add(build)
    const about =
      `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, of commit ` +
      `${commit()}, with ${await browser.version()} on ${availableParallelism()} cores. Medians ` +
      'count; machines are noisy, so paint is told by its ratio to a blank page in the same run.'
    await writeFile(REPORT, reportOf(chapters, about))
  } finally {
    await browser.close()
    close()
    near.close()
  }
  return chapters
}

const failed = failedOf(await run())
console.log(`\nThe report is in docs/performance.md. Out of bounds: ${failed.length}.`)
for (const { what } of failed) console.log(`  ${what}`)
process.exit(failed.length === 0 ? 0 : 1)
