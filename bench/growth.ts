import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'puppeteer-core'
import { FIRST_FLIGHT_BYTES, SLOW_4G } from '../e2e/support/network.ts'
import { COMMON_HEADERS } from '../hosting/policy.ts'
import { growthExponent, median } from './measure.ts'
import { visitByLighthouse } from './paint.ts'
import { copyProject } from './project-copy.ts'
import type { Chapter } from './report.ts'
import { build, type Ports } from './served-site.ts'

const RUNS = 5
const TIMES = 10
/** What an exponent may have over 1 by the noise of the machine alone. */
const LINEAR = 1.05
const VISITS = 5

/** What stays as it is where words change: links' addresses and tokens. */
const WORDS = String.raw`(?<kept>\]\([^)]*\)|\{\{.*?\}\})|\b[a-z]{3,}\b`

/**
 * Text of the same length with other words of its own, by chance but the same each time: ten copies
 * of one text pack into little more than one. Written so that it also works inside a built copy.
 */
function otherWords(text: string, turn: number, pattern: string): string {
  const words = text.match(/\b[a-z]{3,}\b/g) ?? []
  let state = turn
  return text.replace(new RegExp(pattern, 'g'), (found, kept) => {
    if (kept) return found
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return words[state % words.length] ?? found
  })
}

/** A copy of the project with ten times the questions and ten times the legal text. */
async function makeLarge(root: string, large: string) {
  await copyProject(root, large)
  const faq = join(large, 'src/copy/faq.ts')
  await writeFile(
    faq,
    `${await readFile(faq, 'utf8')}
${otherWords}
const once = faq.items
faq.items = Array.from({ length: ${TIMES} }, (_, turn) =>
  once.map((item) => ({
    ...item,
    id: turn === 0 ? item.id : \`\${item.id}-\${turn}\`,
    question: turn === 0 ? item.question : \`\${item.question} (\${turn})\`,
    answer: turn === 0 ? item.answer : otherWords(item.answer, turn, ${JSON.stringify(WORDS)}),
  })),
).flat()
`,
  )
  for await (const file of glob('src/legal/*.md', { cwd: large })) {
    const path = join(large, file)
    const [, front = '', body = ''] =
      (await readFile(path, 'utf8')).match(/^(---\n.*?\n---\n)(.*)$/s) ?? []
    const bodies = Array.from({ length: TIMES }, (_, turn) =>
      turn === 0
        ? body
        : body
            .split('\n')
            .map((line) =>
              line.startsWith('#') ? `${line} (${turn})` : otherWords(line, turn, WORDS),
            )
            .join('\n'),
    )
    await writeFile(path, front + bodies.join('\n'))
  }
}

const PAGES = [
  { file: 'index.html', path: '/' },
  { file: 'privacy-policy.html', path: '/privacy-policy' },
]

async function bytesOf(folder: string, page: string) {
  const html = await readFile(join(folder, page))
  return { raw: html.length, packed: brotliCompressSync(html).length }
}

/** What the headers of an answer add to its flight, in bytes. */
const HEADER_BYTES = Object.entries(COMMON_HEADERS).join('\r\n').length + 300

/**
 * Milliseconds that a page's extra bytes take at most, with the round trips that they need; each
 * round trip doubles what a server sends.
 * @param bytes of the usual page, with its headers
 */
function explainedMs(bytes: number, extra: number): number {
  const flights = (size: number) => Math.ceil(Math.log2(size / FIRST_FLIGHT_BYTES + 1))
  return (
    (extra / SLOW_4G.downloadThroughput) * 1000 +
    (flights(bytes + extra) - flights(bytes)) * SLOW_4G.latency
  )
}

interface Sites {
  root: string
  outDir: string
  ports: Ports
  serve: (folder: string) => Promise<{ address: string }>
}

/** What ten times the words cost. */
export async function measureGrowth(browser: Browser, sites: Sites): Promise<Chapter> {
  const { root, outDir, ports, serve } = sites
  const large = join(outDir, '../large')
  const largeOut = join(large, 'dist')
  await makeLarge(root, large)
  const builds = { usual: [] as number[], large: [] as number[] }
  for (let run = 0; run < RUNS; run += 1) {
    builds.usual.push(await build(root, outDir, ports))
    builds.large.push(await build(large, largeOut, ports))
  }
  const measures: Chapter['measures'] = [
    { what: 'Build', values: builds.usual, unit: 's' },
    { what: 'Build with ten times the words', values: builds.large, unit: 's' },
    {
      what: 'Exponent of the build’s time',
      values: [growthExponent(TIMES, median(builds.large) / median(builds.usual))],
      unit: '',
      bound: { most: LINEAR },
    },
  ]
  for (const { file, path } of PAGES) {
    const usual = await bytesOf(outDir, file)
    const grown = await bytesOf(largeOut, file)
    const paints = { usual: [] as number[], grown: [] as number[] }
    // In turns, so that what else the machine does slows both.
    for (let visit = 0; visit < VISITS; visit += 1) {
      const paintFrom = async (folder: string) => {
        const { address } = await serve(folder)
        return (await visitByLighthouse(browser, address + path)).firstPaint
      }
      paints.grown.push(await paintFrom(largeOut))
      paints.usual.push(await paintFrom(outDir))
    }
    const explained = explainedMs(usual.packed + HEADER_BYTES, grown.packed - usual.packed)
    measures.push(
      { what: `${file}, packed`, values: [usual.packed], unit: 'bytes' },
      { what: `${file} with ten times the words, packed`, values: [grown.packed], unit: 'bytes' },
      {
        what: `${file}, exponent of its bytes as they are`,
        values: [growthExponent(TIMES, grown.raw / usual.raw)],
        unit: '',
        bound: { most: LINEAR },
      },
      {
        what: `${file}, exponent of its bytes packed`,
        values: [growthExponent(TIMES, grown.packed / usual.packed)],
        unit: '',
        bound: { most: LINEAR },
      },
      { what: `${file}, first paint`, values: paints.usual, unit: 'ms' },
      { what: `${file} with ten times the words, first paint`, values: paints.grown, unit: 'ms' },
      {
        what: `${file}, first paint later`,
        values: [median(paints.grown) - median(paints.usual)],
        unit: 'ms',
        bound: { most: Math.round(explained) },
      },
    )
  }
  return {
    title: 'Growth',
    method:
      'A copy of the project with ten times the questions and the legal text, in other words each ' +
      'time. An exponent of 1 is linear growth; what does not grow makes it smaller. The first ' +
      'paint may be later by what the extra bytes take on slow 4G, at ' +
      `${SLOW_4G.downloadThroughput} bytes a second and ${SLOW_4G.latency} ms for each more round trip.`,
    measures,
  }
}
