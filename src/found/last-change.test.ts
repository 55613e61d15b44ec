import { describe, expect, it, vi } from 'vitest'
import { type Git, lastChange } from './last-change.ts'

interface History {
  isShallow?: string
  changed?: string
  day?: string
}

const gitWith =
  ({ isShallow = 'false', changed = '', day = '2026-02-03' }: History): Git =>
  (command) => {
    if (command === 'rev-parse') return `${isShallow}\n`
    return command === 'status' ? changed : `${day}\n`
  }

describe('the day of the last change', () => {
  it('is that of the last commit', () => {
    expect(lastChange(['src/copy'], gitWith({}))).toBe('2026-02-03')
  })

  it('is today where something is changed and not committed', () => {
    vi.useFakeTimers({ now: new Date('2026-05-06T07:08:09Z') })
    expect(lastChange(['src/copy'], gitWith({ changed: ' M src/copy/hero.ts\n' }))).toBe(
      '2026-05-06',
    )
    vi.useRealTimers()
  })

  it.each([
    ['a history cut short', gitWith({ isShallow: 'true' })],
    ['no commit', gitWith({ day: '' })],
    [
      'no git',
      () => {
        throw new Error('git: not found')
      },
    ],
  ] satisfies [string, Git][])('is not claimed with %s', (_what, git) => {
    expect(lastChange(['src/copy'], git)).toBeUndefined()
  })
})
