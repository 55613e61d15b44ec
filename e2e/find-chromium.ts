import { chromium } from '@playwright/test'
import { installPackages, type Machine, thisMachine } from './machine.ts'

const ADVICE =
  'No Chromium was found for the browser tests: set CHROMIUM_PATH to one, or install one with ' +
  '`npx playwright install chromium`.'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A machine, and the path of the browser that Playwright would use, whether it is there or not. */
export interface BrowserMachine extends Machine {
  playwrightPath: () => string
}

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, Playwright's own, the system's; where
 * there is none, one is installed (Playwright's download, or Debian's package when root).
 * @throws with one line on what to do, where none can be had
 */
export function findChromium(machine: BrowserMachine = thisBrowserMachine()): string {
  const { CHROMIUM_PATH } = machine.environment
  if (CHROMIUM_PATH) {
    if (machine.exists(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names a file that is not there: ${CHROMIUM_PATH}`)
  }
  const found = installedChromium(machine)
  if (found) return found
  installChromium(machine)
  const installed = installedChromium(machine)
  if (installed) return installed
  throw new Error(ADVICE)
}

function installedChromium({ playwrightPath, exists, which }: BrowserMachine): string | undefined {
  const own = playwrightPath()
  if (own && exists(own)) return own
  for (const name of SYSTEM_NAMES) {
    const path = which(name)
    if (path) return path
  }
  return undefined
}

function installChromium(machine: BrowserMachine) {
  const { run, isRoot, playwrightPath, exists } = machine
  console.log('No Chromium here yet: installing one for the browser tests.')
  run('npx', ['playwright', 'install', 'chromium'])
  if (exists(playwrightPath())) {
    // On a bare machine the download comes without the libraries that it needs.
    if (!run(playwrightPath(), ['--version']) && isRoot) {
      run('npx', ['playwright', 'install-deps', 'chromium'])
    }
    return
  }
  installPackages(machine, ['chromium'])
}

function thisBrowserMachine(): BrowserMachine {
  return { ...thisMachine(), playwrightPath: () => chromium.executablePath() }
}
