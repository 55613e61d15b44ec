import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import type { SETTINGS } from './sites.ts'

/**
 * Builds the site, and returns what the build says.
 * @param settings an empty one counts as missing
 * @param root where the sources are, if not here
 */
export function buildSite(
  folder: string,
  settings: typeof SETTINGS,
  exitCode = 0,
  root = '.',
): string {
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', folder], {
    env: { ...process.env, ...settings },
    cwd: root,
    encoding: 'utf8',
  })
  assert.equal(status, exitCode, stdout + stderr)
  // Where `CI` is set, Astro writes colors, even into a pipe.
  return stripVTControlCharacters(stdout + stderr)
}
