import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const GRACE_MS = 2000

/**
 * Starts Astro in a project, its output shown as it comes.
 * @param root path of the project's folder
 * @param args as after `astro` on a command line
 * @param variables added to the environment
 * @throws where Astro is not installed
 */
export function startAstro(root: string, args: string[], variables: object): ChildProcess {
  return spawn(process.execPath, [astroCommand(root), ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  })
}

/** Ends a process and waits until it is gone; by force where it has not gone after 2 s. */
export async function endProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await gone
  clearTimeout(force)
}

function astroCommand(root: string): string {
  const folder = join(root, 'node_modules', 'astro')
  try {
    return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin.astro)
  } catch {
    throw new Error('Astro is not installed. Run `npm ci` first.')
  }
}
