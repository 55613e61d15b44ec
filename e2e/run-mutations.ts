import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { MUTATIONS, type Mutation } from './mutations.ts'

// Plants each defect of `mutations.ts` in a copy of the project and expects its test to fail. Words
// after the command choose the defects whose line holds one of them.

const ROOT = dirname(import.meta.dirname)

/** What a run of tests came to; without a count of failures, it never got as far as a test. */
interface Outcome {
  passed: number
  failed: number | undefined
}

type Choice = Pick<Mutation, 'spec' | 'test'>

/** The standard output of a command in a folder, whatever its exit code. */
function run(folder: string, command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let words = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      words += part
    })
    child.once('error', reject)
    child.once('close', () => resolve(words))
  })
}

/** A copy of every file that is or would be committed; the dependencies are shared. */
async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'mutations-'))
  const listed = await run(ROOT, 'git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  for (const file of listed.split('\0').filter(Boolean)) {
    await cp(join(ROOT, file), join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      // A file that was deleted and not yet committed is still listed.
      if (error.code !== 'ENOENT') throw error
    })
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** The report between the first and the last brace: builds may print lines around it. */
function readReport(words: string) {
  try {
    return JSON.parse(words.slice(words.indexOf('{'), words.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

const isJourney = (spec: string) => spec.endsWith('.spec.ts')
const asPattern = (test: string) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function runTests(folder: string, choices: Choice[]): Promise<Outcome> {
  const specs = [...new Set(choices.map(({ spec }) => spec))]
  const pattern = [...new Set(choices.map(({ test }) => asPattern(test)))].join('|')
  if (isJourney(specs[0] ?? '')) {
    const args = ['playwright', 'test', ...specs, '-g', pattern, '--reporter=json', '--trace=off']
    const report = readReport(await run(folder, 'npx', args))
    const hasRun = report && report.errors.length === 0
    return {
      passed: report?.stats.expected ?? 0,
      failed: hasRun ? report.stats.unexpected : undefined,
    }
  }
  const report = readReport(
    await run(folder, 'npx', ['vitest', 'run', ...specs, '-t', pattern, '--reporter=json']),
  )
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests }
}

/** Nothing is proved by a test that fails without the defect too, or that is not there. */
async function expectAllPass(folder: string, mutations: Mutation[]) {
  for (const isWanted of [true, false]) {
    const choices = mutations.filter(({ spec }) => isJourney(spec) === isWanted)
    if (choices.length === 0) continue
    const { passed, failed } = await runTests(folder, choices)
    if (failed !== 0 || passed === 0) {
      throw new Error(`Without any defect, ${passed} tests pass and ${failed ?? 'no others'} fail.`)
    }
    console.log(`Without any defect, ${passed} ${isWanted ? 'journeys' : 'unit tests'} pass.`)
  }
}

/** @returns what is wrong with the proof, or nothing where the defect is caught */
async function faultOf(folder: string, mutation: Mutation): Promise<string | undefined> {
  const path = join(folder, mutation.file)
  const source = await readFile(path, 'utf8')
  const places = source.split(mutation.replace).length - 1
  if (places !== 1) return `the text to replace stands ${places} times in ${mutation.file}`
  await writeFile(
    path,
    source.replace(mutation.replace, () => mutation.by),
  )
  try {
    const { passed, failed } = await runTests(folder, [mutation])
    if (failed === undefined) return 'its test did not run'
    if (failed + passed === 0) return `no test is named "${mutation.test}"`
    return failed > 0 ? undefined : 'it lives: every test passed'
  } finally {
    await writeFile(path, source)
  }
}

const wanted = process.argv.slice(2)
const chosen = MUTATIONS.filter(
  ({ defect }) => wanted.length === 0 || wanted.some((words) => defect.includes(words)),
)
const folder = await copyProject()
let caught = 0
try {
  await expectAllPass(folder, chosen)
  for (const mutation of chosen) {
    const fault = await faultOf(folder, mutation)
    if (!fault) caught += 1
    console.log(`${fault ? `NOT CAUGHT (${fault})` : 'caught'}: ${mutation.defect}`)
  }
  console.log(`${caught} of ${chosen.length} defects are caught.`)
} finally {
  await rm(folder, { recursive: true })
}
process.exitCode = caught === chosen.length && caught > 0 ? 0 : 1
