import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { masking } from '../content/masking.ts'
import { sound } from '../content/sound.ts'
import {
  type Action,
  actionOf,
  canPause,
  hasSoundStarted,
  INITIAL,
  next,
  type Player,
  soundCaptionIdOf,
  type TimedAction,
} from './player.ts'
import { PITCHES, PLAYBACK_SECONDS, stageAt } from './score.ts'

/** When the first sound of a test starts. */
const STARTED_AT_MS = 10_000

const START: TimedAction = { type: 'start', program: 'stages', at: STARTED_AT_MS }

const FAIL = { type: 'fail', isSupported: true } as const

/** What the page finds every 100 ms; by default, a clock that is on time, and Stop in view. */
const observed = (secondsPlayed: number, more = {}): TimedAction => ({
  type: 'observe',
  secondsPlayed,
  isRunning: true,
  isStopInView: true,
  at: STARTED_AT_MS + 1000 * secondsPlayed,
  ...more,
})

/** @param ms since the first sound's start */
const after = (ms: number, action: Action): TimedAction => ({ ...action, at: STARTED_AT_MS + ms })

const run = (actions: TimedAction[], player = INITIAL) => actions.reduce(next, player)

const PLAYING = run([START, observed(0.1), observed(2)])

/** The announcements after each action. */
const saidAfter = (...actions: TimedAction[]) =>
  actions.map((_, index) => run(actions.slice(0, index + 1)).announcement)

describe('the stages', () => {
  const over = (isHeld = false) => after(0, { type: 'stage over', isHeld })
  const chosen = after(0, { type: 'choose stage', stage: 'habituation' })

  it('follow each other, and after the last comes the first', () => {
    const shown = [1, 2, 3, 4].map((times) => run(Array(times).fill(over())).stage)
    assert.deepEqual(shown, ['masked', 'residual-inhibition', 'habituation', 'initial'])
  })

  it('wait while the page holds them', () => {
    assert.equal(next(INITIAL, over(true)), INITIAL)
  })

  it('stop on Pause, go on after Play, and both are announced', () => {
    const press = after(0, { type: 'pause or play', clickCount: 1 })
    const paused = run([press, over()])
    assert.equal(paused.stage, 'initial')
    assert.equal(canPause(paused), false)
    assert.equal(paused.announcement, masking.animationPaused)
    const resumed = run([press, press, over()])
    assert.equal(resumed.stage, 'masked')
    assert.equal(canPause(resumed), true)
    assert.equal(resumed.announcement, masking.animationPlays)
  })

  it('go on, as the sound does, after the second click of a double click on Pause', () => {
    const secondClick = after(0, { type: 'pause or play', clickCount: 2 })
    assert.equal(next(INITIAL, secondClick), INITIAL)
    assert.equal(next(PLAYING, secondClick), PLAYING)
  })

  it('stay at the one that is chosen, and the last announcement is gone', () => {
    const { stage, announcement } = run([
      after(0, { type: 'pause or play', clickCount: 1 }),
      after(0, { type: 'pause or play', clickCount: 1 }),
      chosen,
      over(),
    ])
    assert.deepEqual({ stage, announcement }, { stage: 'habituation', announcement: '' })
  })

  it('wait for Play with reduced motion', () => {
    const reduced = run([after(0, { type: 'motion reduced' })])
    assert.equal(next(reduced, over()), reduced)
    assert.equal(canPause(reduced), false)
    assert.equal(
      run([after(0, { type: 'pause or play', clickCount: 1 }), over()], reduced).stage,
      'masked',
    )
  })

  it('follow the sound, as its caption does', () => {
    for (const [second, stage] of [
      [2.9, 'initial'],
      [3, 'masked'],
      [5.9, 'masked'],
      [6, 'residual-inhibition'],
      [9, 'habituation'],
      [11.9, 'habituation'],
    ] as const) {
      const player = run([START, observed(0.1), observed(second)])
      assert.equal(player.stage, stage, `${second} s`)
      assert.equal(soundCaptionIdOf(player), stage)
    }
  })

  it('stay at Tinnitus Masked while only the hiss is heard, as the caption says', () => {
    const hiss: TimedAction = { ...START, program: 'hiss' }
    for (const second of [0.1, 5, 11.9]) {
      const player = run([hiss, observed(second)])
      assert.equal(player.stage, 'masked')
      assert.equal(soundCaptionIdOf(player), 'hiss')
    }
  })

  it('stay where they are after a sound', () => {
    const ended = run([observed(12), over()], PLAYING)
    assert.equal(ended.stage, 'initial')
    assert.equal(canPause(ended), false)
  })
})

describe('starting a sound', () => {
  it('shows its first stage, and is announced once it can be heard', () => {
    const starting = run([after(0, { type: 'choose stage', stage: 'habituation' }), START])
    assert.equal(starting.stage, 'initial')
    assert.equal(hasSoundStarted(starting), false)
    assert.equal(soundCaptionIdOf(starting), undefined)
    assert.equal(starting.announcement, '')
    const heard = run([observed(0.1)], starting)
    assert.equal(next(heard, observed(0.2)).announcement, heard.announcement)
    assert.equal(hasSoundStarted(heard), true)
    assert.equal(heard.announcement, sound.announcements.playing)
  })

  it('turns the buttons into Stop and the level, and Play into Pause', () => {
    const stopped = run([after(0, { type: 'pause or play', clickCount: 1 })])
    assert.equal(actionOf(stopped, 'stages'), 'start')
    assert.equal(actionOf(stopped, 'hiss'), 'start')
    const starting = run([START], stopped)
    assert.equal(actionOf(starting, 'stages'), 'stop')
    assert.equal(actionOf(starting, 'hiss'), 'change level')
    assert.equal(canPause(starting), true)
  })

  it('does nothing while another one plays', () => {
    const again = after(5000, { type: 'start', program: 'hiss' })
    assert.equal(next(PLAYING, again), PLAYING)
  })

  it('does nothing until 0.6 s after the last one has ended', () => {
    const ended = run([after(3000, { type: 'silence' })], PLAYING)
    assert.equal(next(ended, { ...START, at: STARTED_AT_MS + 3599 }), ended)
    assert.notEqual(next(ended, { ...START, at: STARTED_AT_MS + 3600 }).playing, undefined)
  })

  it('fails if nothing is heard for more than five seconds', () => {
    const silent = { secondsPlayed: 0, isRunning: false }
    const waiting = run([START, observed(0, { ...silent, at: STARTED_AT_MS + 5000 })])
    assert.notEqual(waiting.playing, undefined)
    const failed = run([START, observed(0, { ...silent, at: STARTED_AT_MS + 5001 })])
    assert.equal(failed.playing, undefined)
    assert.equal(failed.outcome, 'failed')
    assert.equal(failed.announcement, sound.announcements.failed)
  })

  it('may fail at once, and a second failure is announced again', () => {
    const again: TimedAction = { ...START, at: STARTED_AT_MS + 1000 }
    const said = saidAfter(START, after(0, FAIL), again, after(1000, FAIL))
    assert.equal(said[1], sound.announcements.failed)
    assert.equal(said[3]?.trim(), sound.announcements.failed)
    assert.notEqual(said[1], said[3])
  })

  it('fails in a browser without Web Audio, which is announced in words of its own', () => {
    const { outcome, announcement } = run([START, after(0, { ...FAIL, isSupported: false })])
    assert.equal(outcome, 'unsupported')
    assert.equal(announcement, sound.announcements.unsupported)
  })

  it('clears how the last one ended', () => {
    const failed = run([START, after(0, FAIL)])
    assert.equal(run([{ ...START, at: STARTED_AT_MS + 1000 }], failed).outcome, undefined)
  })
})

describe('a sound', () => {
  // Rule 7 of the sound (docs/requirements.md).
  const ENDS: [when: string, action: TimedAction][] = [
    ['after 12 seconds', observed(12)],
    ['on Stop', after(2100, { type: 'stop', clickCount: 1 })],
    ['on Stop from the keyboard', after(2100, { type: 'stop', clickCount: 0 })],
    ['on Escape, a hidden tab, or leaving the page', after(2100, { type: 'silence' })],
    ['on Pause', after(2100, { type: 'pause or play', clickCount: 1 })],
    ['when a stage is chosen', after(2100, { type: 'choose stage', stage: 'masked' })],
    ['when a call or another app interrupts it', observed(2.1, { isRunning: false })],
    ['when Stop leaves the window', observed(2.1, { isStopInView: false })],
    [
      'when its clock has not moved for more than two seconds',
      observed(2, { at: STARTED_AT_MS + 4001 }),
    ],
  ]
  for (const [when, action] of ENDS)
    it(`ends ${when}`, () => {
      const player = next(PLAYING, action)
      assert.equal(player.playing, undefined)
      assert.equal(player.outcome, 'ended')
      assert.equal(player.announcement, sound.announcements.ended)
      assert.equal(canPause(player), false)
    })

  it('goes on when motion is reduced meanwhile', () => {
    assert.notEqual(run([after(2100, { type: 'motion reduced' })], PLAYING).playing, undefined)
  })

  it('ends on Stop before it is heard, and a late start changes nothing', () => {
    const stopped = run([START, after(700, { type: 'stop', clickCount: 1 })])
    assert.equal(stopped.outcome, 'ended')
    assert.equal(next(stopped, observed(0.1, { at: STARTED_AT_MS + 800 })), stopped)
  })

  it('ends at the stage that is chosen', () => {
    const chosen = after(2100, { type: 'choose stage', stage: 'habituation' })
    assert.equal(run([chosen], PLAYING).stage, 'habituation')
  })

  it('goes on after the second click of a double click on Hear', () => {
    const starting = run([START])
    const secondClick = (ms: number) => after(ms, { type: 'stop', clickCount: 2 })
    assert.equal(next(starting, secondClick(599)), starting)
    assert.equal(run([secondClick(600)], starting).outcome, 'ended')
  })

  it('ends on a quick Stop by the keyboard or a single click', () => {
    for (const clickCount of [0, 1])
      assert.equal(run([START, after(100, { type: 'stop', clickCount })]).outcome, 'ended')
  })

  it('goes on while its clock stands still for two seconds', () => {
    assert.notEqual(run([observed(2, { at: STARTED_AT_MS + 4000 })], PLAYING).playing, undefined)
  })

  it('goes on until Stop, once in view, leaves it', () => {
    const hidden = { isStopInView: false }
    assert.notEqual(run([START, observed(0.1, hidden), observed(0.2, hidden)]).playing, undefined)
    assert.equal(run([START, observed(0), observed(0, hidden)]).outcome, 'ended')
  })

  it('ends only once', () => {
    const ended = run([after(3000, { type: 'silence' })], PLAYING)
    for (const action of [{ type: 'silence' }, FAIL, { type: 'stop', clickCount: 1 }] as const)
      assert.equal(next(ended, after(9000, action)), ended)
    assert.equal(next(ended, observed(4)), ended)
  })
})

describe('the level', () => {
  const louder = (ms: number) => after(ms, { type: 'change level', clickCount: 1 })
  const levelsAfter = (player: Player, ...actions: TimedAction[]) =>
    actions.map((_, index) => run(actions.slice(0, index + 1), player).playing?.level)

  it('rises twice, goes back to the softest, and is announced', () => {
    const actions = [louder(2100), louder(2200), louder(2300)]
    assert.deepEqual(levelsAfter(PLAYING, ...actions), [2, 3, 1])
    const said = saidAfter(START, observed(0.1), observed(2), ...actions)
    const announced = [2, 3, 1].map((level) => sound.levelAnnounced(level, 3))
    assert.deepEqual(said.slice(3), announced)
  })

  it('stays as it is on the second click of a double click', () => {
    assert.equal(next(PLAYING, after(2100, { type: 'change level', clickCount: 2 })), PLAYING)
  })

  it('stays the softest until the sound can be heard', () => {
    const starting = run([START])
    assert.equal(next(starting, louder(4000)), starting)
  })

  it('stays as it is until 0.6 s after the start', () => {
    const early = run([START, observed(0.1)])
    assert.equal(next(early, louder(599)), early)
    assert.deepEqual(levelsAfter(early, louder(600)), [2])
  })

  it('is the softest again in the next sound', () => {
    const again = after(5000, { type: 'start', program: 'hiss' })
    const nextSound = run([louder(2100), after(3000, { type: 'silence' }), again], PLAYING)
    assert.equal(nextSound.playing?.level, 1)
  })
})

it('the pitch is middle, then the chosen one, before, while and after a sound plays', () => {
  const [lower, , higher] = PITCHES
  assert.equal(INITIAL.pitch.id, 'middle')
  const chosen = run([after(0, { type: 'choose pitch', pitch: higher }), START])
  assert.equal(chosen.pitch.id, 'higher')
  const changed = run([after(2100, { type: 'choose pitch', pitch: lower })], PLAYING)
  assert.equal(changed.pitch.id, 'lower')
  assert.notEqual(changed.playing, undefined)
  assert.equal(run([after(3000, { type: 'silence' })], changed).pitch.id, 'lower')
})

it('the words say how long the sound lasts, and it has the stages in the order of the animation', () => {
  for (const text of [sound.notice, sound.announcements.playing])
    assert.match(text, /\b12\sseconds\b/, text)
  assert.equal(PLAYBACK_SECONDS, 12, 'then change the words above, too')
  const heard = [0, 3, 6, 9].map((second) => stageAt('stages', second))
  assert.deepEqual(heard, ['initial', 'masked', 'residual-inhibition', 'habituation'])
  assert.deepEqual(
    masking.stages.map(({ id }) => id),
    heard,
  )
})
