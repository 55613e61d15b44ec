import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** How the tests look for programs and install them. */
export interface Machine {
  environment: Record<string, string | undefined>
  platform: NodeJS.Platform
  isRoot: boolean
  exists: (path: string) => boolean
  /** Path of a command; undefined if there is none. */
  which: (command: string) => string | undefined
  /** Runs a command and shows its output; false if it fails. */
  run: (command: string, args: string[]) => boolean
}

// Debian keeps servers where only root's path leads.
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

export const THIS_MACHINE: Machine = {
  environment: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  which: (command) =>
    PATH.split(':')
      .map((folder) => `${folder}/${command}`)
      .find(existsSync),
  run: (command, args) => {
    try {
      execFileSync(command, args, { stdio: 'inherit' })
      return true
    } catch {
      return false
    }
  },
}

/** Installs Debian packages, if root runs the tests and there is `apt-get`. */
export function installPackages(packages: readonly string[], machine = THIS_MACHINE) {
  if (!machine.isRoot || !machine.which('apt-get')) return
  machine.run('apt-get', ['update', '-qq'])
  machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/**
 * Path of what Debian packages bring, installed if it is missing.
 * @throws with one line on what to install, if it cannot be had
 */
export function findCommand(
  name: string,
  packages: readonly string[],
  machine = THIS_MACHINE,
  find = () => machine.which(name),
): string {
  const found = find()
  if (found) return found
  console.log(`No ${name} here yet: installing it for the tests.`)
  installPackages(packages, machine)
  const installed = find()
  if (installed) return installed
  throw new Error(`${name} was not found: on Debian, \`apt-get install ${packages.join(' ')}\`.`)
}
