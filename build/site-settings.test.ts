import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const ASTRO = join(ROOT, 'node_modules/astro')

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'build-'))
})

afterEach(() => rmSync(parent, { recursive: true }))

/** Runs the real build; settings given here, even blank ones, go before those of a .env file. */
function build(settings: Record<'SITE_URL' | 'WAITLIST_FORM_URL' | 'BOOKING_URL', string>) {
  const { bin } = JSON.parse(readFileSync(join(ASTRO, 'package.json'), 'utf8'))
  const outDir = join(parent, 'out')
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ASTRO, bin.astro), 'build', '--outDir', outDir],
    { cwd: ROOT, env: { ...process.env, ...settings }, encoding: 'utf8' },
  )
  return { status, stderr, wroteSomething: existsSync(outDir) }
}

describe('a build with faulty settings', { timeout: 60_000 }, () => {
  it('stops, names them all without a stack trace, and writes nothing', () => {
    const { status, stderr, wroteSomething } = build({
      SITE_URL: '',
      WAITLIST_FORM_URL: 'http://forms.quiet.example',
      BOOKING_URL: 'call',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('SITE_URL (the address of the site) is blank.')
    expect(stderr).toContain('WAITLIST_FORM_URL (the address of the waitlist form) must begin')
    expect(stderr).toContain('BOOKING_URL (the address of the scheduling page) is not a full web')
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(stderr).not.toContain('ConfigurationError')
    expect(wroteSomething).toBe(false)
  })

  it('names the one that is wrong and no other', () => {
    const { status, stderr, wroteSomething } = build({
      SITE_URL: 'https://www.quiet.example',
      WAITLIST_FORM_URL: '  ',
      BOOKING_URL: 'https://calendar.quiet.example/call',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('WAITLIST_FORM_URL (the address of the waitlist form) is blank.')
    expect(stderr).not.toMatch(/SITE_URL|BOOKING_URL/)
    expect(wroteSomething).toBe(false)
  })
})
