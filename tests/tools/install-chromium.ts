import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findChromium } from '../support/find-chromium.ts'

const IS_ROOT = process.getuid?.() === 0

/** Exit codes are ignored: `findChromium` decides. */
const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' })

if (!findChromium()) {
  console.log('No Chromium found: installing one for the tests.')
  run(`npx playwright install ${IS_ROOT ? '--with-deps ' : ''}chromium`)
}
if (!findChromium() && IS_ROOT) {
  run('apt-get update -qq')
  const install = 'apt-get install -y -qq --no-install-recommends'
  // With letters as wide as Arial's, in which visitors see the first paint.
  run(`${install} fonts-liberation`)
  run(`${install} chromium-headless-shell || ${install} chromium`)
}
if (!findChromium()) {
  console.error('The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.')
  process.exitCode = 1
}
