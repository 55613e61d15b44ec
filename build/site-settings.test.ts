import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'

it('faulty settings stop the build, all named at once, and nothing is written', {
  timeout: 60_000,
}, () => {
  const outDir = join(tmpdir(), `faulty-build-${process.pid}`)
  const settings = {
    SITE_URL: '',
    WAITLIST_FORM_URL: 'http://forms.quiet.example',
    BOOKING_URL: 'x',
  }
  const { status, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', outDir], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('SITE_URL (the address of the site) is blank.')
  expect(stderr).toContain('WAITLIST_FORM_URL (the address of the waitlist form) must begin')
  expect(stderr).toContain('BOOKING_URL (the address of the scheduling page) is not a full web')
  expect(stderr).not.toMatch(/^\s+at |ConfigurationError/m)
  expect(existsSync(outDir)).toBe(false)
})
