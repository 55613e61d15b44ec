import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Git, lastChange } from './last-change.ts'

let folder: string

const gitIn =
  (cwd: string, environment = {}): Git =>
  (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', ...environment },
    })

function commit(file: string, date: string) {
  write(file, date)
  const git = gitIn(folder, { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date })
  git('add', '.')
  git('commit', '-qm', 'Change')
}

function write(file: string, content: string) {
  mkdirSync(join(folder, 'src/copy'), { recursive: true })
  writeFileSync(join(folder, file), content)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  gitIn(folder)('init', '-q')
  vi.useFakeTimers({ now: new Date('2026-05-06T07:08:09Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const change = () => lastChange(['src/copy'], gitIn(folder))

describe('the day of the last change', () => {
  it('is that of the last commit of the page’s own files', () => {
    commit('src/copy/hero.ts', '2026-02-03T12:00:00Z')
    commit('README.md', '2026-03-01T12:00:00Z')
    commit('src/copy/hero.test.ts', '2026-04-01T12:00:00Z')
    expect(change()).toBe('2026-02-03')
  })

  it('is that of UTC, wherever it was committed', () => {
    commit('src/copy/hero.ts', '2026-02-04T06:00:00+13:00')
    expect(change()).toBe('2026-02-03')
  })

  it('is today where something is changed and not committed, other than a test', () => {
    commit('src/copy/hero.ts', '2026-02-03T12:00:00Z')
    write('src/copy/hero.test.ts', 'new')
    expect(change()).toBe('2026-02-03')
    write('src/copy/hero.ts', 'new')
    expect(change()).toBe('2026-05-06')
  })

  it('is not claimed where the history is cut short', () => {
    commit('src/copy/hero.ts', '2026-02-03T12:00:00Z')
    commit('src/copy/hero.ts', '2026-02-04T12:00:00Z')
    const copy = join(folder, 'copy')
    gitIn(folder)('clone', '-q', '--depth', '1', `file://${folder}`, copy)
    expect(lastChange(['src/copy'], gitIn(copy))).toBeUndefined()
  })

  it('is not claimed in a copy that lies in another project, uncommitted', () => {
    commit('README.md', '2026-02-03T12:00:00Z')
    write('src/copy/hero.ts', 'unpacked')
    expect(change()).toBeUndefined()
  })

  it('is not claimed without a commit or without git', () => {
    expect(change()).toBeUndefined()
    const noGit: Git = () => {
      throw new Error('git: not found')
    }
    expect(lastChange(['src/copy'], noGit)).toBeUndefined()
  })
})
