import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { SLOW_4G } from '../e2e/support/network.ts'
import { measureBetweenPages } from './between-pages.ts'
import { startBrowser } from './browser.ts'
import { measureBuild } from './build-times.ts'
import { measureFont } from './font.ts'
import { measureGrowth } from './growth.ts'
import { measureInteraction } from './interaction.ts'
import { measurePaint, measureScores } from './paint.ts'
import { type Chapter, failedOf, reportOf, tableOf } from './report.ts'
import { measureScript } from './script.ts'
import { build, reserveServers } from './served-site.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT_DIR = join(ROOT, '.bench/site')
const REPORT = join(ROOT, 'docs/performance.md')

/** How long an answer is on its way in the visits that count: as long as on the slow 4G itself. */
const DISTANCE_MS = SLOW_4G.latency

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The commit that is measured, with a word where the files are not as it has them. */
const commit = () =>
  git('rev-parse', '--short', 'HEAD') +
  (git('status', '--porcelain', '--', '.', ':!docs') ? ' with changes' : '')

/** Where the servers are that the paint is measured from. */
const DISTANCES = {
  far: {
    title: `Paint, from a server ${DISTANCE_MS} ms away`,
    ms: DISTANCE_MS,
    isJudged: true,
    about:
      'The distance is that of the simulated network: what comes before the first paint there comes ' +
      'before it here. The blank page’s blocking time is the browser’s own, on this machine; what ' +
      'the landing page adds to it counts.',
  },
  near: {
    title: 'Paint, from a server at no distance',
    ms: 0,
    isJudged: true,
    about:
      'Here the font is there before the first paint, and Lighthouse counts its whole way; the ' +
      'chapter on the font tells what it costs the browser itself.',
  },
  withPolicy: {
    title: `Paint, from a server ${DISTANCE_MS} ms away, with the policy in the header too`,
    ms: DISTANCE_MS,
    isJudged: false,
    about:
      'As the hosts’ files have it, for HTTP/1.1: the header is 600 bytes longer, and the page no ' +
      'longer fits into the simulated connection’s first flight. HTTP/2 packs headers, and a ' +
      'connection with TLS has a wider window by then; neither is simulated. So the times are only ' +
      'shown.',
  },
}

/** Measures all of it, prints it as it comes, and writes it down. */
async function run(): Promise<Chapter[]> {
  const near = await reserveServers()
  const withPolicy = await reserveServers({ distanceMs: DISTANCE_MS, sendsPolicy: true })
  const { ports, serve, close } = await reserveServers({ distanceMs: DISTANCE_MS })
  const chapters: Chapter[] = []
  const add = (chapter: Chapter) => {
    chapters.push(chapter)
    console.log(`\n${chapter.title}\n\n${tableOf(chapter.measures)}`)
  }
  const buildTimes = await measureBuild(ROOT, join(ROOT, '.bench/copy'), ports)
  await build(ROOT, OUT_DIR, ports)
  const browser = await startBrowser()
  try {
    const { address } = await serve(OUT_DIR)
    const { address: nearAddress } = await near.serve(OUT_DIR)
    const { address: policyAddress } = await withPolicy.serve(OUT_DIR)
    add(await measurePaint(browser, address, DISTANCES.far))
    add(await measurePaint(browser, nearAddress, DISTANCES.near))
    add(await measurePaint(browser, policyAddress, DISTANCES.withPolicy))
    add(await measureFont(browser, { far: address, near: nearAddress, distanceMs: DISTANCE_MS }))
    add(await measureScores(browser, address))
    // These slow the network down themselves.
    add(await measureScript(browser, nearAddress))
    add(await measureInteraction(browser, nearAddress))
    add(await measureBetweenPages(browser, nearAddress))
    add(await measureGrowth(browser, { root: ROOT, outDir: OUT_DIR, ports, serve }))
    add(buildTimes)
    const about =
      `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, of commit ` +
      `${commit()}, with ${await browser.version()} on ${availableParallelism()} cores. Medians ` +
      'count; machines are noisy, so paint is told by its ratio to a blank page in the same run, and ' +
      'visits that the machine’s host disturbed are made again, up to three times.\n\n' +
      'What is judged more mildly than in single visits, or not at all: the blocking time, by what ' +
      'the landing page adds to the blank page’s own; the longest task, by its median; paint ' +
      'with the policy in the header; the press that lets the stages be heard; and of ' +
      'the 404 and the error page what they cost in search and best practices.'
    await writeFile(REPORT, reportOf(chapters, about))
  } finally {
    await browser.close()
    for (const end of [close, near.close, withPolicy.close]) end()
  }
  return chapters
}

const failed = failedOf(await run())
console.log(`\nThe report is in docs/performance.md. Out of bounds: ${failed.length}.`)
for (const what of failed) console.log(`  ${what}`)
process.exit(failed.length === 0 ? 0 : 1)
