import { globSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { installPackages, type Machine, thisMachine } from './machine.ts'

const CHROMIUM_ADVICE =
  'No Chromium was found for the browser tests: set CHROMIUM_PATH to one, or install one with ' +
  '`npx playwright install chromium`.'

const FIREFOX_ADVICE =
  'No Firefox was found for the browser tests: set FIREFOX_PATH to one, or install one, such as ' +
  'Debian’s package firefox-esr.'

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'openbox']

const WEBKIT_COMMANDS = ['WebKitWebDriver', 'xvfb-run', 'openbox']

const WEBKIT_ADVICE =
  'No WebKitGTK was found for the browser tests: set WEBKIT_PATH to its MiniBrowser, or install ' +
  `Debian’s packages ${WEBKIT_PACKAGES.join(', ')}.`

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FIREFOX_NAMES = ['firefox-esr', 'firefox']

/** A machine, and the path of the browser that Playwright would use, whether it is there or not. */
export interface BrowserMachine extends Machine {
  playwrightPath: () => string
  /** The path of WebKitGTK's MiniBrowser, which is no command; or nothing. */
  miniBrowserPath: () => string | undefined
  platform: NodeJS.Platform
}

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, Playwright's own, the system's; where
 * there is none, one is installed (Playwright's download, or Debian's package when root).
 * @throws with one line on what to do, where none can be had
 */
export function findChromium(machine: BrowserMachine = thisBrowserMachine()): string {
  const { playwrightPath, exists } = machine
  return findBrowser(machine, {
    variable: 'CHROMIUM_PATH',
    installed: () =>
      exists(playwrightPath()) ? playwrightPath() : systemBrowser(machine, CHROMIUM_NAMES),
    install: () => installChromium(machine),
    advice: CHROMIUM_ADVICE,
  })
}

/**
 * The path of a Firefox: the one FIREFOX_PATH names, or the system's; where there is none,
 * Debian's package is installed when root.
 * @throws with one line on what to do, where none can be had
 */
export function findFirefox(machine: BrowserMachine = thisBrowserMachine()): string {
  return findBrowser(machine, {
    variable: 'FIREFOX_PATH',
    installed: () => systemBrowser(machine, FIREFOX_NAMES),
    install: () => {
      console.log('No Firefox here yet: installing one for the browser tests.')
      installPackages(machine, ['firefox-esr'])
    },
    advice: FIREFOX_ADVICE,
  })
}

/**
 * The path of WebKitGTK's MiniBrowser: the one WEBKIT_PATH names, or the system's; where it or
 * its driver is missing, Debian's packages are installed when root. Nothing where there is no
 * WebKitGTK for the system at all, which is said.
 * @throws with one line on what to do, where none can be had on Linux
 */
export function findWebKit(machine: BrowserMachine = thisBrowserMachine()): string | undefined {
  if (machine.platform !== 'linux') {
    console.log('WebKitGTK runs on Linux alone: its journeys are left out here.')
    return undefined
  }
  const hasDriver = () => WEBKIT_COMMANDS.every((name) => machine.which(name))
  return findBrowser(machine, {
    variable: 'WEBKIT_PATH',
    installed: () => (hasDriver() ? machine.miniBrowserPath() : undefined),
    install: () => {
      console.log('No WebKitGTK here yet: installing one for the browser tests.')
      installPackages(machine, WEBKIT_PACKAGES)
    },
    advice: WEBKIT_ADVICE,
  })
}

interface Search {
  variable: string
  installed: () => string | undefined
  install: () => void
  advice: string
}

function findBrowser(machine: Machine, { variable, installed, install, advice }: Search): string {
  const named = machine.environment[variable]
  if (named) {
    if (machine.exists(named)) return named
    throw new Error(`${variable} names a file that is not there: ${named}`)
  }
  const found = installed()
  if (found) return found
  install()
  const brought = installed()
  if (brought) return brought
  throw new Error(advice)
}

function systemBrowser({ which }: Machine, names: readonly string[]): string | undefined {
  for (const name of names) {
    const path = which(name)
    if (path) return path
  }
  return undefined
}

function installChromium(machine: BrowserMachine) {
  const { run, isRoot, playwrightPath, exists } = machine
  console.log('No Chromium here yet: installing one for the browser tests.')
  run('npx', ['playwright', 'install', 'chromium'])
  if (!exists(playwrightPath())) return installPackages(machine, ['chromium'])
  // On a bare machine the download comes without the libraries that it needs.
  if (!run(playwrightPath(), ['--version']) && isRoot) {
    run('npx', ['playwright', 'install-deps', 'chromium'])
  }
}

function thisBrowserMachine(): BrowserMachine {
  return {
    ...thisMachine(),
    playwrightPath: () => chromium.executablePath(),
    miniBrowserPath: () => globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser').sort().at(-1),
    platform: process.platform,
  }
}
