import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

// Debian keeps servers where only root's path leads.
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

export const IS_ROOT = process.getuid?.() === 0

/** Path of a command; undefined if there is none. */
export const which = (command: string) =>
  PATH.split(':')
    .map((folder) => `${folder}/${command}`)
    .find(existsSync)

/** Runs a command and shows its output; whoever asks looks for what it should have brought. */
export function run(command: string, args: readonly string[]) {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {}
}

/** Installs Debian packages, if root runs the tests and there is `apt-get`. */
function installPackages(packages: readonly string[]) {
  if (!IS_ROOT || !which('apt-get')) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/**
 * Path of what Debian packages bring, installed if it is missing.
 * @throws with one line on what to install, if it cannot be had
 */
export function findCommand(
  name: string,
  packages: readonly string[],
  find = () => which(name),
): string {
  const found = find()
  if (found) return found
  console.log(`No ${name} here yet: installing it for the tests.`)
  installPackages(packages)
  const installed = find()
  if (installed) return installed
  throw new Error(`${name} was not found: on Debian, \`apt-get install ${packages.join(' ')}\`.`)
}
