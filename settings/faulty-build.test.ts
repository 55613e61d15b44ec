import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'
import { copyProject } from '../e2e/support/copy-project.ts'

const ASTRO = join(import.meta.dirname, '../node_modules/astro/bin/astro.mjs')

/** Builds a copy of the project with text added to files, asserts that it fails and returns the output. */
function failedBuild(added: Record<string, string>): string {
  const copy = copyProject('faulty-build')
  for (const [path, text] of Object.entries(added)) appendFileSync(join(copy, path), text)
  const { status, stdout, stderr } = spawnSync(process.execPath, [ASTRO, 'build'], {
    cwd: copy,
    // The machine's own settings would take precedence over `.env`.
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(existsSync(join(copy, 'dist/index.html'))).toBe(false)
  return stdout + stderr
}

it('invalid settings and facts stop the build, all reported at once, and nothing is written', () => {
  const output = failedBuild({
    '.env': 'SITE_URL=www.quiet.example\nWAITLIST_FORM_URL=<iframe\n',
    'src/copy/site-facts.ts': "siteFacts.contactEmail = 'hello'\n",
  })
  for (const fault of [
    'SITE_URL (the address of the site) must be a complete address',
    'WAITLIST_FORM_URL (the address of the waitlist form) is embed code',
    'BOOKING_URL (the address of the scheduling page) is not set',
    'siteFacts.contactEmail in src/copy/site-facts.ts must be a single email address',
  ]) {
    expect(output).toContain(fault)
  }
  expect(output).not.toMatch(/^\s+at |Error/m)
})

it('a file of settings that Windows named .env.txt stops the build', () => {
  expect(failedBuild({ '.env.txt': 'SITE_URL=https://www.quiet.example' })).toMatch(
    /^The settings are in \.env\.txt, which is not read\. Rename it to \.env;/m,
  )
})

it('a text that is not used stops the build', () => {
  const path = 'src/legal/privacy-policy copy.md'
  const settings = `SITE_URL=https://www.quiet.example
WAITLIST_FORM_URL=https://tally.so/r/abc123
BOOKING_URL=https://calendly.com/quiet/call`
  const output = failedBuild({ '.env': settings, [path]: '---\n---\n\nText\n' })
  expect(output).toContain(`${path} is not used on this site.`)
})
