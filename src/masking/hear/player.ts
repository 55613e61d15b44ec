import { hissWave } from './hiss.ts'
import {
  amplitude,
  CAP_DBFS,
  PASS_MS,
  SCORE,
  STEP_GLIDE_MS,
  STEPS_DBFS,
  STOP_FADE_MS,
  stageAt,
  TONE_HZ,
  type Voice,
} from './score.ts'

/** A pass that was stopped has gone (`STOP_FADE_MS`) before the next can sound. */
const START_AFTER_MS = 200

/** How many quiet steps there are. */
export const STEP_COUNT = STEPS_DBFS.length

export interface Player {
  /** Index of the stage that is heard now; nothing once the pass is over. */
  stage: () => number | undefined
  /** Index of one of the three quiet steps; the sound glides to it. */
  setStep: (step: number) => void
  fadeOut: () => void
}

const MS_PER_SECOND = 1000

/** As the Web Audio clock counts. */
const seconds = (ms: number) => ms / MS_PER_SECOND

/**
 * Plays the score once, at the lowest step.
 * @param context a running one, or one that renders without a sound
 */
export function startPlayer(context: BaseAudioContext): Player {
  // The hiss takes its time to be made, and nothing may begin late.
  const voices = SCORE.map((voice) => [voice, sourceOf(voice, context)] as const)
  const startsAt = context.currentTime + seconds(START_AFTER_MS)
  const level = new GainNode(context, { gain: amplitude(STEPS_DBFS[0]) })
  const out = new GainNode(context)
  level.connect(out)
  out.connect(capTo(context.destination))
  for (const [voice, source] of voices) {
    source.connect(envelopeOf(voice, context, startsAt)).connect(level)
    source.start(startsAt)
    source.stop(startsAt + seconds(PASS_MS))
  }
  const glide = glideOf(level.gain)
  return {
    stage: () => stageAt((context.currentTime - startsAt) * MS_PER_SECOND),
    setStep: (step) => glide(amplitude(STEPS_DBFS[step] ?? STEPS_DBFS[0]), context.currentTime),
    fadeOut: () => {
      out.gain.setValueAtTime(1, context.currentTime)
      out.gain.linearRampToValueAtTime(0, context.currentTime + seconds(STOP_FADE_MS))
    },
  }
}

/** A voice that goes on at its full level, that of 0 dB. */
function sourceOf({ name }: Voice, context: BaseAudioContext): AudioScheduledSourceNode {
  if (name === 'tone') return new OscillatorNode(context, { frequency: TONE_HZ })
  const wave = hissWave(context.sampleRate)
  const buffer = new AudioBuffer({ length: wave.length, sampleRate: context.sampleRate })
  buffer.copyToChannel(wave, 0)
  return new AudioBufferSourceNode(context, { buffer, loop: true })
}

function envelopeOf({ points }: Voice, context: BaseAudioContext, startsAt: number): GainNode {
  const envelope = new GainNode(context, { gain: 0 })
  for (const [index, { atMs, db }] of points.entries()) {
    const at = startsAt + seconds(atMs)
    if (index === 0) envelope.gain.setValueAtTime(amplitude(db), at)
    else envelope.gain.linearRampToValueAtTime(amplitude(db), at)
  }
  return envelope
}

/**
 * What goes to the destination through this never passes `CAP_DBFS`. No compressor: browsers add
 * make-up gain to theirs. A shaper holds all beyond ±1 at the ends of its curve, so the sound is
 * raised to where the cap is 1, and the curve lowers it again; between the ends it is straight.
 * @returns where to connect
 */
function capTo(destination: AudioNode): AudioNode {
  const { context } = destination
  const cap = amplitude(CAP_DBFS)
  const raise = new GainNode(context, { gain: 1 / cap })
  const shaper = new WaveShaperNode(context, { curve: [-cap, 0, cap] })
  raise.connect(shaper).connect(destination)
  return raise
}

/** Firefox does not tell where a parameter is in the midst of a glide, so that is counted here. */
function glideOf(gain: AudioParam) {
  let from = gain.value
  let to = gain.value
  let startedAt = 0
  return (target: number, now: number) => {
    const share = Math.min(1, (now - startedAt) / seconds(STEP_GLIDE_MS))
    from += (to - from) * share
    to = target
    startedAt = now
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(from, now)
    gain.linearRampToValueAtTime(to, now + seconds(STEP_GLIDE_MS))
  }
}
