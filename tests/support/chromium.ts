import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

// The headless shell, which Playwright's own Chromium also uses, is faster.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const DEBIAN = 'chromium-headless-shell fonts-liberation'

/** The system's Chromium; undefined if Playwright has its own, or if there is none. */
export function systemChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(chromium.executablePath())) return
  return NAMES.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))
}

const isMissing = () => !systemChromium() && !existsSync(chromium.executablePath())

/** Exit codes are ignored: what is there afterwards decides. */
const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' })

if (import.meta.main && isMissing()) {
  console.log('No Chromium found: installing one for the tests.')
  const isRoot = process.getuid?.() === 0
  if (isRoot) run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${DEBIAN}`)
  if (isMissing()) run(`npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`)
  if (isMissing()) {
    console.error('The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.')
    process.exitCode = 1
  }
}
