import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** The ways to find or install what the tests need; a test puts others in their place. */
export interface Machine {
  environment: Record<string, string | undefined>
  exists: (path: string) => boolean
  /** Path of a command, or nothing. */
  which: (command: string) => string | undefined
  isRoot: boolean
  /** Runs a command with its output shown; false where it fails. */
  run: (command: string, args: string[]) => boolean
}

/** Installs Debian's packages where that can be done: as root, on a machine that has `apt-get`. */
export function installPackages({ run, which, isRoot }: Machine, packages: readonly string[]) {
  if (!isRoot || !which('apt-get')) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/**
 * Path of a command that Debian's packages bring; they are installed where it is missing.
 * @throws with one line on what to do, where it cannot be had
 */
export function findCommand(command: string, packages: readonly string[], machine: Machine) {
  const isThere = () => machine.which(command)
  if (!isThere()) {
    console.log(`No ${command} here yet: installing it for the tests.`)
    installPackages(machine, packages)
  }
  const path = isThere()
  if (path) return path
  throw new Error(`${command} was not found: on Debian, \`apt-get install ${packages.join(' ')}\`.`)
}

export function thisMachine(): Machine {
  return {
    environment: process.env,
    exists: existsSync,
    which: (command) => {
      try {
        // Debian keeps servers where only root's path leads.
        const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }
        const options = { encoding: 'utf8', env } as const
        return execFileSync('sh', ['-c', `command -v ${command}`], options).trim()
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
