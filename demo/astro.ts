import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const GRACE_MS = 2000

/**
 * Starts Astro with its output shown.
 * @param root path of the project's folder
 * @param args as after `astro` on a command line
 * @param variables added to the environment
 * @throws if Astro is not installed
 */
export function startAstro(root: string, args: string[], variables: object): ChildProcess {
  const command = join(root, 'node_modules/astro/bin/astro.mjs')
  if (!existsSync(command)) throw new Error('Astro is not installed. Run `npm ci` first.')
  const env = { ...process.env, ...variables }
  return spawn(process.execPath, [command, ...args], { cwd: root, env, stdio: 'inherit' })
}

/** Ends a process and waits until it is gone. It is killed if it still runs after 2 s. */
export async function endProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await gone
  clearTimeout(force)
}
