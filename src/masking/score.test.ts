import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PITCHES } from './score.ts'

it('nothing is aimed above 4 kHz, where many cannot hear it and turn it up', () => {
  assert.deepEqual(
    PITCHES.map(({ hertz }) => hertz),
    [1500, 2200, 3000],
  )
})
