import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

const ADVICE =
  'No Chromium was found for the browser tests: set CHROMIUM_PATH to one, or install one with ' +
  '`npx playwright install chromium`.'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

function installedChromium({ playwrightPath, exists, which }: Machine): string | undefined {
  const own = playwrightPath()
  if (own && exists(own)) return own
  for (const name of SYSTEM_NAMES) {
    const path = which(name)
    if (path) return path
  }
  return undefined
}

function installChromium({ run, which, isRoot, playwrightPath, exists }: Machine) {
  console.log('No Chromium here yet: installing one for the browser tests.')
  run('npx', ['playwright', 'install', 'chromium'])
  if (exists(playwrightPath())) {
    // On a bare machine the download comes without the libraries that it needs.
    if (!run(playwrightPath(), ['--version']) && isRoot) {
      run('npx', ['playwright', 'install-deps', 'chromium'])
    }
    return
  }
  if (!isRoot || !which('apt-get')) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
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
