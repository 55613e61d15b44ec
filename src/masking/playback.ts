import * as score from './score.ts'

/** Long enough that nobody hears the noise repeat. */
const NOISE_SECONDS = 4

/** 95 % of the way to another level or pitch in 0.3 s, 99 % of a fade-out in 0.15 s. */
const GLIDE_TIME_CONSTANT_SECONDS = 0.1
const FADE_OUT_TIME_CONSTANT_SECONDS = 0.03
const CLOSE_AFTER_MS = 200

export type Playback = ReturnType<typeof startPlayback>

/**
 * Plays a program once, then is silent. It begins as soon as the browser lets it.
 * @param level from 1, the softest
 * @throws what the browser throws if it cannot play
 */
export function startPlayback(program: score.ProgramId, level: number, pitch: score.Pitch) {
  const context = new AudioContext()
  // If the browser refuses, the clock does not move, which the player notices.
  context.resume().catch(() => undefined)
  try {
    return play(context, program, level, pitch)
  } catch (error) {
    void context.close()
    throw error
  }
}

function play(
  context: AudioContext,
  program: score.ProgramId,
  level: number,
  { hertz }: score.Pitch,
) {
  const { sampleRate, currentTime: startsAt } = context
  const ramps = score.RAMPS[program]
  const volume = new GainNode(context, { gain: score.levelGain(level) })
  const out = new GainNode(context)
  volume.connect(out).connect(capBefore(context.destination))

  function schedule(source: AudioScheduledSourceNode, voice: AudioNode, ramp: score.Ramp) {
    const envelope = new GainNode(context, { gain: 0 })
    for (const [seconds, share] of ramp)
      envelope.gain.linearRampToValueAtTime(share, startsAt + seconds)
    voice.connect(envelope).connect(volume)
    source.start(startsAt)
    source.stop(startsAt + score.PLAYBACK_SECONDS)
  }

  const noise = whiteNoise(context)
  const filter = { type: 'bandpass', frequency: hertz, Q: score.HISS_Q } as const
  // Three, as hissGain (score.ts) expects.
  const bands = [1, 2, 3].map(() => new BiquadFilterNode(context, filter))
  const hiss = new GainNode(context, { gain: score.hissGain(hertz, sampleRate) })
  bands.reduce<AudioNode>((before, band) => before.connect(band), noise).connect(hiss)
  schedule(noise, hiss, ramps.hiss)
  const tone = ramps.tone.length > 0 && new OscillatorNode(context, { frequency: hertz })
  if (tone) schedule(tone, tone, ramps.tone)

  const glide = (param: AudioParam, target: number, seconds = GLIDE_TIME_CONSTANT_SECONDS) =>
    param.setTargetAtTime(target, context.currentTime, seconds)

  return {
    secondsPlayed: () => context.currentTime - startsAt,
    isRunning: () => context.state === 'running',
    tune(newLevel: number, pitch: score.Pitch) {
      glide(volume.gain, score.levelGain(newLevel))
      if (tone) glide(tone.frequency, pitch.hertz)
      for (const band of bands) glide(band.frequency, pitch.hertz)
      glide(hiss.gain, score.hissGain(pitch.hertz, sampleRate))
    },
    /** Fades out and frees the audio output, even before the sound has started. */
    stop() {
      glide(out.gain, 0, FADE_OUT_TIME_CONSTANT_SECONDS)
      setTimeout(() => void context.close().catch(() => undefined), CLOSE_AFTER_MS)
    },
  }
}

function whiteNoise(context: BaseAudioContext): AudioBufferSourceNode {
  const { sampleRate } = context
  const length = NOISE_SECONDS * sampleRate
  const samples = Float32Array.from({ length }, () => 2 * Math.random() - 1)
  const buffer = new AudioBuffer({ length, sampleRate })
  buffer.copyToChannel(samples, 0)
  return new AudioBufferSourceNode(context, { buffer, loop: true })
}

/**
 * Clips everything above the cap. Not a compressor, to which browsers add make-up gain. A WaveShaper
 * clips its input at ±1, so the sound is amplified until the cap is at 1, and the linear curve
 * attenuates it again.
 * @returns the node to connect to
 */
function capBefore(destination: AudioNode): AudioNode {
  const { context } = destination
  const cap = score.amplitude(score.CAP_DBFS)
  const raise = new GainNode(context, { gain: 1 / cap })
  raise.connect(new WaveShaperNode(context, { curve: [-cap, 0, cap] })).connect(destination)
  return raise
}
