import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

const CHROMIUM_ADVICE =
  'No Chromium was found for the browser tests: set CHROMIUM_PATH to one, or install one with ' +
  '`npx playwright install chromium`.'

const FIREFOX_ADVICE =
  'No Firefox was found for the browser tests: set FIREFOX_PATH to one, or install one, such as ' +
  'Debian’s package firefox-esr.'

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FIREFOX_NAMES = ['firefox-esr', 'firefox']

/** The ways to find or install a browser; a test puts others in their place. */
export interface Machine {
  environment: Record<string, string | undefined>
  /** Path of the browser that Playwright would use, whether it is there or not. */
  playwrightPath: () => string
  exists: (path: string) => boolean
  /** Path of a command, or nothing. */
  which: (command: string) => string | undefined
  isRoot: boolean
  /** Runs a command with its output shown; false where it fails. */
  run: (command: string, args: string[]) => boolean
}

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, Playwright's own, the system's; where
 * there is none, one is installed (Playwright's download, or Debian's package when root).
 * @throws with one line on what to do, where none can be had
 */
export function findChromium(machine: Machine = thisMachine()): string {
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
export function findFirefox(machine: Machine = thisMachine()): string {
  return findBrowser(machine, {
    variable: 'FIREFOX_PATH',
    installed: () => systemBrowser(machine, FIREFOX_NAMES),
    install: () => {
      console.log('No Firefox here yet: installing one for the browser tests.')
      installPackage(machine, 'firefox-esr')
    },
    advice: FIREFOX_ADVICE,
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

function installChromium(machine: Machine) {
  const { run, isRoot, playwrightPath, exists } = machine
  console.log('No Chromium here yet: installing one for the browser tests.')
  run('npx', ['playwright', 'install', 'chromium'])
  if (!exists(playwrightPath())) return installPackage(machine, 'chromium')
  // On a bare machine the download comes without the libraries that it needs.
  if (!run(playwrightPath(), ['--version']) && isRoot) {
    run('npx', ['playwright', 'install-deps', 'chromium'])
  }
}

function installPackage({ run, which, isRoot }: Machine, name: string) {
  if (!isRoot || !which('apt-get')) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function thisMachine(): Machine {
  return {
    environment: process.env,
    playwrightPath: () => chromium.executablePath(),
    exists: existsSync,
    which: (command) => {
      try {
        return execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).trim()
      } catch {
        return undefined
      }
    },
    isRoot: process.getuid?.() === 0,
    run: (command, args) => {
      try {
        execFileSync(command, args, { stdio: 'inherit' })
        return true
      } catch {
        return false
      }
    },
  }
}
