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
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const COPIED = ['astro.config.ts', 'build', 'settings', 'src', 'package.json', 'tsconfig.json']

it('faulty settings and facts stop the build, all named at once, and nothing is written', {
  timeout: 60_000,
}, () => {
  const copy = mkdtempSync(join(tmpdir(), 'faulty-build-'))
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, '.env'), 'SITE_URL=www.quiet.example\nWAITLIST_FORM_URL=<iframe\n')
  const file = join(copy, 'src/copy/site-facts.ts')
  const facts = readFileSync(file, 'utf8')
  const name = 'siteFacts: SiteFacts ='
  writeFileSync(file, facts.replace(name, `${name} { contactEmail: 'hello' } ??`))
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build'], {
    cwd: copy,
    // Settings of this machine would win over the file's.
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const fault of [
    'SITE_URL (the address of the site) must be a whole address',
    'WAITLIST_FORM_URL (the address of the waitlist form) is code',
    'BOOKING_URL (the address of the scheduling page) is not set',
    'siteFacts.contactEmail in src/copy/site-facts.ts must be one email address',
  ]) {
    expect(stderr).toContain(fault)
  }
  expect(stdout + stderr).not.toMatch(/^\s+at |Error/m)
  expect(existsSync(join(copy, 'dist'))).toBe(false)
  rmSync(copy, { recursive: true })
})
