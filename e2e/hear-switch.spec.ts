import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { SITE_ADDRESS } from './support/site-under-test.ts'

// Builds copies of the project: one as it is, and one with the owner's fact turned off.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const ROOT = join(import.meta.dirname, '..')
const PARTS = [
  'src',
  'demo',
  'hosting',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** What the demonstration leaves in a built site, by words, names of classes, calls and files. */
const TRACES = [
  'Hear the four stages',
  'Stop the sound',
  'Turn your device down first',
  'Hear nothing?',
  'could not start here, so nothing plays',
  'hear-',
  'class="hear ',
  '.hear',
  'AudioContext',
  'OscillatorNode',
  'WaveShaperNode',
  'startPlayer',
  'player.',
]

const run = promisify(execFile)

/** The built files of a copy of the project, each with its name in front of its text. */
async function builtWith(isOn: boolean): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'hear-switch-'))
  try {
    for (const part of PARTS) await cp(join(ROOT, part), join(copy, part), { recursive: true })
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    const facts = join(copy, 'src/copy/site-facts.ts')
    const text = await readFile(facts, 'utf8')
    const fact = 'hearTheStages: boolean = true'
    expect(text).toContain(fact)
    await writeFile(facts, text.replace(fact, `hearTheStages: boolean = ${isOn}`))
    await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: copy,
      env: {
        ...process.env,
        SITE_URL: SITE_ADDRESS,
        WAITLIST_FORM_URL: 'https://forms.quiet.example/waitlist',
        BOOKING_URL: 'https://calendar.quiet.example/call',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    })
    const dist = join(copy, 'dist')
    const files = await readdir(dist, { recursive: true, withFileTypes: true })
    return await Promise.all(
      files
        .filter((entry) => entry.isFile() && /\.(html|js|css|txt|xml|json)$/.test(entry.name))
        .map(async ({ parentPath, name }) => {
          return `${name}\n${await readFile(join(parentPath, name), 'utf8')}`
        }),
    )
  } finally {
    await rm(copy, { recursive: true })
  }
}

const tracesIn = (files: string[]) =>
  TRACES.filter((one) => files.some((text) => text.includes(one)))

test('as it is, the built site holds every trace of the demonstration', async () => {
  expect(tracesIn(await builtWith(true))).toEqual(TRACES)
})

test('turned off by the owner, it leaves no trace, and the pictures are there', async () => {
  const files = await builtWith(false)
  expect(tracesIn(files)).toEqual([])
  expect(files.some((text) => text.includes('Pause the pictures'))).toBe(true)
  expect(files.some((text) => text.startsWith('masking-illustration.'))).toBe(true)
})
