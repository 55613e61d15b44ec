import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'
import { copyProject } from '../tests/support/copy-project.ts'

const ASTRO = join(import.meta.dirname, '../node_modules/astro/bin/astro.mjs')

it('invalid settings, facts and stray texts stop the build, all reported at once', () => {
  const copy = copyProject('faulty-build')
  for (const [path, text] of [
    ['.env', 'SITE_URL=www.quiet.example\nWAITLIST_FORM_URL=<iframe\n'],
    ['src/content/site-facts.ts', "siteFacts.contactEmail = 'hello'\n"],
    ['src/content/legal/privacy-policy copy.md', ''],
    ['src/content/faq/new.md', ''],
  ] as const) {
    appendFileSync(join(copy, path), text)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [ASTRO, 'build'], {
    cwd: copy,
    // The machine's own settings would take precedence over `.env`.
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  const output = stdout + stderr
  for (const fault of [
    'SITE_URL (the address of the site) must be a complete address',
    'WAITLIST_FORM_URL (the address of the waitlist form) is embed code',
    'BOOKING_URL (the address of the scheduling page) is not set',
    'siteFacts.contactEmail in src/content/site-facts.ts must be a single email address',
    'src/content/legal/privacy-policy copy.md is not used on this site. Delete it or move it',
    'To publish it, add "new" to src/content/faq.ts.',
  ]) {
    expect(output).toContain(fault)
  }
  expect(output).not.toMatch(/^\s+at |Error/m)
  expect(status).toBe(1)
  expect(existsSync(join(copy, 'dist'))).toBe(false)
})
