import { hissWave, WAVE_PITCH_HZ, WAVE_RATE } from './hiss.ts'
import { MIDDLE, PITCHES } from './pitches.ts'
import {
  amplitude,
  CAP_DBFS,
  GLIDE_MS,
  HISS,
  LEVELS_DBFS,
  PLAYBACK_MS,
  type Point,
  STOP_FADE_MS,
  stageAt,
  TONE,
} from './score.ts'

/** Longer than `STOP_FADE_MS`, so that a stopped playback fades out before the next one starts. */
const START_AFTER_MS = 200

export interface Player {
  /** Index of the audible stage; undefined once the playback is over. */
  stage: () => number | undefined
  /** Ramps the volume to one of the three soft levels, by index. */
  setLevel: (level: number) => void
  /** Glides to one of the three pitches, by index. */
  setPitch: (pitch: number) => void
  fadeOut: () => void
}

/** The unit of the Web Audio clock. */
const seconds = (ms: number) => ms / 1000

/**
 * Plays the score once, at the lowest level.
 * @param context running or offline
 * @param pitch index of the pitch
 */
export function startPlayer(context: BaseAudioContext, pitch: number): Player {
  const tone = new OscillatorNode(context, { frequency: hertzOf(pitch) })
  // Computing the hiss takes a moment, so the start time is set afterwards.
  const hiss = hissSource(context, hertzOf(pitch))
  const startsAt = context.currentTime + seconds(START_AFTER_MS)
  const level = new GainNode(context, { gain: amplitude(LEVELS_DBFS[0]) })
  const out = new GainNode(context)
  level.connect(out)
  out.connect(capTo(context.destination))
  function play(source: AudioScheduledSourceNode, points: readonly Point[]) {
    source.connect(envelopeOf(points, context, startsAt)).connect(level)
    source.start(startsAt)
    source.stop(startsAt + seconds(PLAYBACK_MS))
  }
  play(tone, TONE)
  play(hiss, HISS)
  const glideLevel = glideOf(level.gain)
  const glideTone = glideOf(tone.frequency)
  const glideHiss = glideOf(hiss.playbackRate)
  return {
    stage: () => stageAt((context.currentTime - startsAt) * 1000),
    setLevel: (chosen) =>
      glideLevel(amplitude(LEVELS_DBFS[chosen] ?? LEVELS_DBFS[0]), context.currentTime),
    setPitch: (chosen) => {
      glideTone(hertzOf(chosen), context.currentTime)
      glideHiss(hertzOf(chosen) / WAVE_PITCH_HZ, context.currentTime)
    },
    fadeOut: () => {
      out.gain.setValueAtTime(1, context.currentTime)
      out.gain.linearRampToValueAtTime(0, context.currentTime + seconds(STOP_FADE_MS))
    },
  }
}

const hertzOf = (pitch: number) => (PITCHES[pitch] ?? PITCHES[MIDDLE]).hertz

function hissSource(context: BaseAudioContext, hertz: number): AudioBufferSourceNode {
  const wave = hissWave()
  const buffer = new AudioBuffer({ length: wave.length, sampleRate: WAVE_RATE })
  buffer.copyToChannel(wave, 0)
  return new AudioBufferSourceNode(context, {
    buffer,
    loop: true,
    playbackRate: hertz / WAVE_PITCH_HZ,
  })
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
function glideOf(param: AudioParam) {
  let from = param.value
  let to = param.value
  let startedAt = 0
  return (target: number, now: number) => {
    const progress = Math.min(1, (now - startedAt) / seconds(GLIDE_MS))
    from += (to - from) * progress
    to = target
    startedAt = now
    param.cancelScheduledValues(now)
    // Canceling takes back a whole ramp, so this is its part until now.
    param.linearRampToValueAtTime(from, now)
    param.linearRampToValueAtTime(to, now + seconds(GLIDE_MS))
  }
}
