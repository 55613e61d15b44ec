import { existsSync, globSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { findCommand, IS_ROOT, run, which } from './machine.ts'

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'openbox']
const WEBKIT_COMMANDS = ['WebKitWebDriver', 'xvfb-run', 'openbox']

// Each finds the browser that a variable names or the system's, and installs one if there is none.
// They throw one line on what to install if that fails.

export function findChromium(): string {
  const own = chromium.executablePath()
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const find = () => (existsSync(own) ? own : firstCommand(names))
  if (!process.env.CHROMIUM_PATH && !find()) {
    run('npx', ['playwright', 'install', ...(IS_ROOT ? ['--with-deps'] : []), 'chromium'])
  }
  return findBrowser('CHROMIUM_PATH', ['chromium'], find)
}

export const findFirefox = () =>
  findBrowser('FIREFOX_PATH', ['firefox-esr'], () => firstCommand(['firefox-esr', 'firefox']))

/** WebKitGTK's MiniBrowser, and its driver; undefined on systems without WebKitGTK. */
export function findWebKit(): string | undefined {
  if (process.platform !== 'linux') {
    console.log('WebKitGTK runs only on Linux: its journeys are left out.')
    return undefined
  }
  const find = () =>
    WEBKIT_COMMANDS.every(which)
      ? globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser').sort().at(-1)
      : undefined
  return findBrowser('WEBKIT_PATH', WEBKIT_PACKAGES, find)
}

const firstCommand = (names: string[]) => names.map(which).find(Boolean)

function findBrowser(
  variable: string,
  packages: readonly string[],
  find: () => string | undefined,
) {
  const named = process.env[variable]
  if (!named) return findCommand(`browser (${variable})`, packages, find)
  if (existsSync(named)) return named
  throw new Error(`${variable} names a file that is not there: ${named}`)
}
