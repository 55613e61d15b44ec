import { expect, it } from 'vitest'
import { masking } from '../../copy/masking.ts'
import { STAGE_DURATION_MS } from '../use-stages.ts'
import { HISS, PASS_MS, stageAt, TONE } from './score.ts'

it('one pass is as long as one round of the pictures', () => {
  expect(PASS_MS).toBe(12_000)
  expect(masking.stages.length * STAGE_DURATION_MS).toBe(PASS_MS)
})

it.each([
  [-200, 0],
  [0, 0],
  [2999, 0],
  [3000, 1],
  [6000, 2],
  [9000, 3],
  [11_999, 3],
  [12_000, undefined],
  [60_000, undefined],
])('at %i ms stage %s is heard', (ms, stage) => {
  expect(stageAt(ms)).toBe(stage)
})

it.each([
  ['tone', TONE],
  ['hiss', HISS],
])(
  'the %s begins and ends in silence, without a jump, and never above its step',
  (_name, voice) => {
    expect([voice[0]?.[1], voice.at(-1)?.[1]]).toEqual([-Infinity, -Infinity])
    for (const [index, [atMs, db]] of voice.entries()) {
      expect(db).toBeLessThanOrEqual(0)
      expect(atMs - (voice[index - 1]?.[0] ?? -Infinity)).toBeGreaterThanOrEqual(300)
    }
  },
)

it('the hiss is heard in the second stage, and on its way out', () => {
  expect([HISS[0]?.[0], HISS.at(-1)?.[0]]).toEqual([3000, 6500])
})
