import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const COPIED = ['astro.config.ts', 'build', 'src', 'package.json', 'tsconfig.json']

/** As an editor on Windows may save it. */
const ENV_FILE = Buffer.from(
  '\ufeffSITE_URL: www.quiet.example\r\nWAITLIST_FORM_URL: <iframe\r\nBOOKING_URL: http://localhost:4322/\r\n',
  'utf16le',
)
/** Each goes before what the owner has written. */
const FAULTY_FACTS = {
  'PRODUCT_NAME =': "'A name too long for a title'",
  'siteFacts: SiteFacts =': "{ contactEmail: 'hello' }",
  'securityContact =': "{ contact: 'me@quiet.example', expires: 'soon' }",
}

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'faulty-build-'))
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true }))

it('faulty settings and facts stop the build, all named at once, and nothing is written', {
  timeout: 60_000,
}, () => {
  writeFileSync(join(copy, '.env'), ENV_FILE)
  const file = join(copy, 'src/copy/site-facts.ts')
  let facts = readFileSync(file, 'utf8')
  for (const [name, fact] of Object.entries(FAULTY_FACTS)) {
    facts = facts.replace(name, `${name} ${fact} ??`)
  }
  writeFileSync(file, facts)
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build'], {
    cwd: copy,
    // Settings of this machine would win over the file's.
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const fault of [
    'SITE_URL (the address of the site) lacks https:// at its beginning',
    'WAITLIST_FORM_URL (the address of the waitlist form) is code;',
    'BOOKING_URL (the address of the scheduling page) is on this machine',
    'contactEmail in src/copy/site-facts.ts must be one email address',
    'securityContact in src/copy/site-facts.ts: its contact must begin with mailto:',
    'The title of home in src/copy/pages.ts has ',
  ]) {
    expect(stderr).toContain(fault)
  }
  expect(stdout + stderr).not.toMatch(/^\s+at |Error/m)
  expect(existsSync(join(copy, 'dist'))).toBe(false)
})
