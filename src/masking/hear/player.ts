import { hissWave } from './hiss.ts'
import {
  amplitude,
  CAP_DBFS,
  HISS,
  PASS_MS,
  type Point,
  STEP_GLIDE_MS,
  STEPS_DBFS,
  STOP_FADE_MS,
  stageAt,
  TONE,
  TONE_HZ,
} from './score.ts'

/** Longer than `STOP_FADE_MS`, so that a stopped pass fades out before the next one starts. */
const START_AFTER_MS = 200

export interface Player {
  /** Index of the audible stage; undefined once the pass is over. */
  stage: () => number | undefined
  /** Ramps the volume to one of the three quiet steps, by index. */
  setStep: (step: number) => void
  fadeOut: () => void
}

/** The unit of the Web Audio clock. */
const seconds = (ms: number) => ms / 1000

/**
 * Plays the score once, at the lowest step.
 * @param context running or offline
 */
export function startPlayer(context: BaseAudioContext): Player {
  const tone = new OscillatorNode(context, { frequency: TONE_HZ })
  // Computing the hiss takes a moment, so the start time is set afterwards.
  const hiss = hissSource(context)
  const startsAt = context.currentTime + seconds(START_AFTER_MS)
  const level = new GainNode(context, { gain: amplitude(STEPS_DBFS[0]) })
  const out = new GainNode(context)
  level.connect(out)
  out.connect(capTo(context.destination))
  function play(source: AudioScheduledSourceNode, points: readonly Point[]) {
    source.connect(envelopeOf(points, context, startsAt)).connect(level)
    source.start(startsAt)
    source.stop(startsAt + seconds(PASS_MS))
  }
  play(tone, TONE)
  play(hiss, HISS)
  const glide = glideOf(level.gain)
  return {
    stage: () => stageAt((context.currentTime - startsAt) * 1000),
    setStep: (step) => glide(amplitude(STEPS_DBFS[step] ?? STEPS_DBFS[0]), context.currentTime),
    fadeOut: () => {
      out.gain.setValueAtTime(1, context.currentTime)
      out.gain.linearRampToValueAtTime(0, context.currentTime + seconds(STOP_FADE_MS))
    },
  }
}

function hissSource(context: BaseAudioContext): AudioBufferSourceNode {
  const wave = hissWave(context.sampleRate)
  const buffer = new AudioBuffer({ length: wave.length, sampleRate: context.sampleRate })
  buffer.copyToChannel(wave, 0)
  return new AudioBufferSourceNode(context, { buffer, loop: true })
}

function envelopeOf(points: readonly Point[], context: BaseAudioContext, startsAt: number) {
  const envelope = new GainNode(context, { gain: 0 })
  for (const [atMs, db] of points) {
    envelope.gain.linearRampToValueAtTime(amplitude(db), startsAt + seconds(atMs))
  }
  return envelope
}

/**
 * Clips everything above `CAP_DBFS`. Not a compressor, to which browsers add make-up gain. A
 * WaveShaper clips its input at ±1, so the sound is amplified until the cap is at 1, and the linear
 * curve attenuates it again.
 * @returns the node to connect to
 */
function capTo(destination: AudioNode): AudioNode {
  const { context } = destination
  const cap = amplitude(CAP_DBFS)
  const raise = new GainNode(context, { gain: 1 / cap })
  const shaper = new WaveShaperNode(context, { curve: [-cap, 0, cap] })
  raise.connect(shaper).connect(destination)
  return raise
}

/** Ramps from the current value, computed because Firefox does not report it during a ramp. */
function glideOf(gain: AudioParam) {
  let from = gain.value
  let to = gain.value
  let startedAt = 0
  return (target: number, now: number) => {
    const progress = Math.min(1, (now - startedAt) / seconds(STEP_GLIDE_MS))
    from += (to - from) * progress
    to = target
    startedAt = now
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(from, now)
    gain.linearRampToValueAtTime(to, now + seconds(STEP_GLIDE_MS))
  }
}
