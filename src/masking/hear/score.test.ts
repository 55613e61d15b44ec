import { describe, expect, it } from 'vitest'
import { STAGE_DURATION_MS, stages } from '../stages.ts'
import { amplitude, HISS_HZ, PASS_MS, SCORE, STEPS_DBFS, stageAt, TONE_HZ } from './score.ts'

/** Pairs of points between which a voice changes. */
const changes = SCORE.flatMap(({ name, points }) =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]
    if (!from || from.db === to.db) return []
    return [{ name, from: from.db, to: to.db, atMs: from.atMs, lastsMs: to.atMs - from.atMs }]
  }),
)

const voice = (name: string) => SCORE.find((one) => one.name === name)?.points ?? []

it('one pass is as long as one round of the pictures', () => {
  expect(PASS_MS).toBe(12_000)
  expect(stages.length * STAGE_DURATION_MS).toBe(PASS_MS)
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

it('the tone is near 3 kHz and the hiss is half an octave around it, far below 4 kHz', () => {
  expect(TONE_HZ).toBe(3000)
  expect(HISS_HZ.from).toBeCloseTo(2522.7, 1)
  expect(HISS_HZ.to).toBeCloseTo(3567.6, 1)
})

it('there are three quiet steps, the lowest first', () => {
  expect(STEPS_DBFS).toEqual([-46, -43, -40])
})

it('decibels are turned into factors', () => {
  expect(amplitude(0)).toBe(1)
  expect(amplitude(-20)).toBeCloseTo(0.1, 10)
  expect(amplitude(-Infinity)).toBe(0)
})

describe('what is heard', () => {
  it('begins in silence and takes a second to come', () => {
    expect(changes[0]).toEqual({ name: 'tone', from: -Infinity, to: 0, atMs: 0, lastsMs: 1000 })
  })

  it('never comes, goes or changes within less than 0.3 s', () => {
    expect(changes.length).toBeGreaterThan(6)
    expect(changes.filter(({ lastsMs }) => lastsMs < 300)).toEqual([])
  })

  it('is never louder than its step', () => {
    expect(SCORE.flatMap(({ points }) => points).filter(({ db }) => db > 0)).toEqual([])
  })

  it('ends in silence, every voice of it', () => {
    for (const { points } of SCORE) expect(points.at(-1)?.db).toBe(-Infinity)
    expect(voice('tone').at(-1)?.atMs).toBe(12_000)
  })

  it('is the hiss in the second stage alone, but for its way out', () => {
    expect(voice('hiss').at(0)).toEqual({ atMs: 3000, db: -Infinity })
    expect(voice('hiss').at(-1)).toEqual({ atMs: 6500, db: -Infinity })
  })

  it('is a pause of more than a second in the third stage, and then a lower tone', () => {
    const back = changes.filter(({ name, atMs }) => name === 'tone' && atMs >= 6000)
    expect(back[0]).toMatchObject({ to: -Infinity, atMs: 6000, lastsMs: 500 })
    expect(back[1]).toMatchObject({ from: -Infinity, to: -6, atMs: 7800, lastsMs: 1000 })
  })

  it('is a tone that stays to the end of the fourth stage, ever softer', () => {
    const last = voice('tone').filter(({ atMs }) => atMs >= 9000 && atMs < 12_000)
    expect(last.map(({ db }) => db)).toEqual([-6, -12, -12])
  })
})
