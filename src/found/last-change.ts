import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs git in a folder; throws where there is no git or no repository. */
export type Git = (...args: string[]) => string

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const gitHere: Git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** In UTC, so that no day is tomorrow for those who read it elsewhere. */
const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/**
 * The day on which files were last changed, as the project's history has it; today where they
 * are changed and not committed. Nothing where the history cannot say: without git, or in a
 * copy that was cut to the last commits, which would all seem changed at once.
 * @param paths from the project's folder
 */
export function lastChange(paths: readonly string[], git: Git = gitHere): string | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined
    const pages = [...paths, ':(exclude)*.test.ts', ':(exclude)*.test.tsx']
    const seconds = git('log', '-1', '--format=%ct', '--', ...pages).trim()
    if (!seconds) return undefined
    const isChanged = git('status', '--porcelain', '--', ...pages).trim() !== ''
    return dayOf(isChanged ? new Date() : new Date(Number(seconds) * 1000))
  } catch {
    return undefined
  }
}
