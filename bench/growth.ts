import { cp, glob, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'puppeteer-core'
import { COMMON_HEADERS } from '../hosting/policy.ts'
import { growthExponent, median } from './measure.ts'
import { visitByLighthouse } from './paint.ts'
import type { Chapter } from './report.ts'
import { build, type Ports } from './served-site.ts'

const RUNS = 5
const TIMES = 10
/** What an exponent may have over 1 by the noise of the machine alone. */
const LINEAR = 1.05
/** Lighthouse's slow 4G: bytes a second, and milliseconds there and back. */
const BYTES_A_SECOND = 1_638_400 / 8
const ROUND_TRIP_MS = 150
/** What a server sends before it waits for the first answer; each round trip doubles it. */
const FIRST_FLIGHT_BYTES = 14_600
const PROJECT = ['src', 'public', 'demo', 'astro.config.mjs', 'package.json', 'tsconfig.json']

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
  await rm(large, { recursive: true, force: true })
  for (const part of [...PROJECT, 'package-lock.json', 'hosting', 'e2e']) {
    await cp(join(root, part), join(large, part), { recursive: true }).catch((error) => {
      // A project need not have every folder.
      if (error.code !== 'ENOENT') throw error
    })
  }
  await symlink(join(root, 'node_modules'), join(large, 'node_modules'))

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

const PAGES = ['index.html', 'privacy-policy.html']

async function bytesOf(folder: string, page: string) {
  const html = await readFile(join(folder, page))
  return { raw: html.length, packed: brotliCompressSync(html).length }
}

/** What the headers of an answer add to its flight, in bytes. */
const HEADER_BYTES = Object.entries(COMMON_HEADERS).join('\r\n').length + 300

/**
 * Milliseconds that a page's extra bytes take at most, with the round trips that they need.
 * @param bytes of the usual page, with its headers
 */
function explainedMs(bytes: number, extra: number): number {
  const flights = (size: number) => Math.ceil(Math.log2(size / FIRST_FLIGHT_BYTES + 1))
  return (extra / BYTES_A_SECOND) * 1000 + (flights(bytes + extra) - flights(bytes)) * ROUND_TRIP_MS
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
  for (const page of PAGES) {
    const usual = await bytesOf(outDir, page)
    const grown = await bytesOf(largeOut, page)
    measures.push(
      { what: `${page}, packed`, values: [usual.packed], unit: 'bytes' },
      { what: `${page} with ten times the words, packed`, values: [grown.packed], unit: 'bytes' },
      {
        what: `Exponent of its bytes, as they are`,
        values: [growthExponent(TIMES, grown.raw / usual.raw)],
        unit: '',
        bound: { most: LINEAR },
      },
    )
  }
  const firstPaints = async (folder: string) => {
    const { address } = await serve(folder)
    const values: number[] = []
    for (let run = 0; run < RUNS; run += 1)
      values.push((await visitByLighthouse(browser, `${address}/`)).firstPaint)
    return values
  }
  const usual = await bytesOf(outDir, 'index.html')
  const grown = await bytesOf(largeOut, 'index.html')
  const before = await firstPaints(outDir)
  const after = await firstPaints(largeOut)
  await serve(outDir)
  const explained = explainedMs(usual.packed + HEADER_BYTES, grown.packed - usual.packed)
  measures.push(
    { what: 'Landing page, first paint', values: before, unit: 'ms' },
    { what: 'The same with ten times the words', values: after, unit: 'ms' },
    {
      what: 'First paint later',
      values: [median(after) - median(before)],
      unit: 'ms',
      bound: { most: Math.round(explained) },
    },
  )
  return {
    title: 'Growth',
    method:
      'A copy of the project with ten times the questions and the legal text, in other words each ' +
      'time. An exponent of 1 is linear growth. The first paint may be later by what the extra bytes take on slow 4G, at ' +
      `${BYTES_A_SECOND} bytes a second and ${ROUND_TRIP_MS} ms for each more round trip.`,
    measures,
  }
}
