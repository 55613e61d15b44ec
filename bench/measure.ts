import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import process from 'node:process'
import { createStandIn } from '../demo/stand-in.ts'
import { measureAfterPaint } from './after-paint.ts'
import { VIEWS, visit } from './browser.ts'
import { measurePaint } from './paint.ts'
import { measureTable, paintTable } from './report.ts'
import { measureScores } from './scores.ts'
import { FORM_PORT } from './sites.ts'

// Run by `start.ts` at the visitor's end of the line.

const REPORT = 'docs/performance.md'
const [madeBy] = process.argv.slice(2)

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
const isDirty = git('status', '--porcelain', '--', '.', `:!${REPORT}`) !== ''
const commit = git('rev-parse', '--short', 'HEAD') + (isDirty ? '-dirty' : '')
const version = await visit(VIEWS[0], async (page) => page.context().browser()?.version())

const about =
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, of commit ` +
  `${commit}, with Chromium ${version} on ${availableParallelism()} cores (load ` +
  `before: ${loadavg()[0]?.toFixed(1)}). The line is real: 150 ms there and back and 1.6 Mbit/s, ` +
  `made by ${madeBy}; TLS, HTTP/2, and nginx, or Caddy in two rows, with the files of ` +
  '`npm run release`.\n\n' +
  'Paint is told as times the blank page’s, by medians of nine visits in turns, a new browser for ' +
  'each. The slow phone’s processor is 4 times slower. This command measures; that a goal is missed ' +
  'does not make it fail.'

createStandIn().listen(FORM_PORT, 'localhost').unref()
const [blank, ...pages] = await measurePaint()
const paint = blank && paintTable(blank, pages)
const afterPaint = measureTable(await measureAfterPaint())
const report = ['# Performance', about, paint, afterPaint, await measureScores(), ''].join('\n\n')
await writeFile(REPORT, report.slice(0, -1))
console.log(report)
