import { globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findCommand, type Machine, THIS_MACHINE } from './machine.ts'

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'openbox']
const WEBKIT_COMMANDS = ['WebKitWebDriver', 'xvfb-run', 'openbox']

// Each finds the browser that a variable names or the system's, and installs one if there is none.
// They throw one line on what to install if that fails.

export function findChromium(machine = THIS_MACHINE): string {
  const own = chromium.executablePath()
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const find = () => (machine.exists(own) ? own : firstCommand(machine, names))
  if (!machine.environment.CHROMIUM_PATH && !find()) {
    const libraries = machine.isRoot ? ['--with-deps'] : []
    machine.run('npx', ['playwright', 'install', ...libraries, 'chromium'])
  }
  return findBrowser('CHROMIUM_PATH', ['chromium'], machine, find)
}

export function findFirefox(machine = THIS_MACHINE): string {
  const find = () => firstCommand(machine, ['firefox-esr', 'firefox'])
  return findBrowser('FIREFOX_PATH', ['firefox-esr'], machine, find)
}

/** WebKitGTK's MiniBrowser, and its driver; undefined on systems without WebKitGTK. */
export function findWebKit(machine = THIS_MACHINE): string | undefined {
  if (machine.platform !== 'linux') {
    console.log('WebKitGTK runs only on Linux: its journeys are left out.')
    return undefined
  }
  const find = () =>
    WEBKIT_COMMANDS.every(machine.which)
      ? globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser').sort().at(-1)
      : undefined
  return findBrowser('WEBKIT_PATH', WEBKIT_PACKAGES, machine, find)
}

const firstCommand = ({ which }: Machine, names: string[]) => names.map(which).find(Boolean)

function findBrowser(
  variable: string,
  packages: readonly string[],
  machine: Machine,
  find: () => string | undefined,
): string {
  const named = machine.environment[variable]
  if (!named) return findCommand(`browser (${variable})`, packages, machine, find)
  if (machine.exists(named)) return named
  throw new Error(`${variable} names a file that is not there: ${named}`)
}
