import * as score from './score.ts'

/** Long enough that nobody hears the noise repeat. */
const NOISE_SECONDS = 4

/** Time constants: 95 % of the way to another level or pitch in 0.3 s, 99 % of a fade-out in 0.15 s. */
const GLIDE_SECONDS = 0.1
const FADE_OUT_SECONDS = 0.03
const CLOSE_AFTER_MS = 200

export type Playback = ReturnType<typeof startPlayback>

/**
 * Plays a program once, at the softest level, then is silent. It begins as soon as the context runs.
 * @throws what the browser throws if it cannot play
 */
export function startPlayback(context: AudioContext, program: score.ProgramId, pitch: score.Pitch) {
  const parts = score.PROGRAMS[program]
  const { sampleRate, currentTime: startsAt } = context
  const frequency = pitch.hertz
  const level = new GainNode(context, { gain: score.amplitude(score.LEVELS[0].dbfs) })
  const out = new GainNode(context)
  level.connect(out).connect(capBefore(context.destination))

  function schedule(source: AudioScheduledSourceNode, voice: AudioNode, name: 'tone' | 'hiss') {
    const envelope = new GainNode(context, { gain: 0 })
    for (const [second, share] of parts.flatMap((part) => part[name]))
      envelope.gain.linearRampToValueAtTime(share, startsAt + second)
    voice.connect(envelope).connect(level)
    source.start(startsAt)
    source.stop(startsAt + score.PLAYBACK_SECONDS)
  }

  const noise = whiteNoise(context)
  const filter = { type: 'bandpass', frequency, Q: score.HISS_Q } as const
  const bands = [1, 2, 3].map(() => new BiquadFilterNode(context, filter))
  const hiss = new GainNode(context, { gain: score.hissGain(frequency, sampleRate) })
  bands.reduce<AudioNode>((before, band) => before.connect(band), noise).connect(hiss)
  schedule(noise, hiss, 'hiss')
  const hasTone = parts.some((part) => part.tone.length > 0)
  const tones = hasTone ? [new OscillatorNode(context, { frequency })] : []
  for (const tone of tones) schedule(tone, tone, 'tone')

  const glide = (param: AudioParam, target: number, seconds = GLIDE_SECONDS) =>
    param.setTargetAtTime(target, context.currentTime, seconds)
  const secondsPlayed = () => context.currentTime - startsAt

  return {
    program,
    secondsPlayed,
    isRunning: () => context.state === 'running',
    /** What the picture shows now. */
    stage: () =>
      parts.reduce((shown, part) => (part.startSecond <= secondsPlayed() ? part : shown)).stage,
    setLevel: ({ dbfs }: score.Level) => glide(level.gain, score.amplitude(dbfs)),
    setPitch({ hertz }: score.Pitch) {
      for (const voice of [...tones, ...bands]) glide(voice.frequency, hertz)
      glide(hiss.gain, score.hissGain(hertz, sampleRate))
    },
    /** Fades out and frees the audio output, also if the sound has not started yet. */
    stop() {
      glide(out.gain, 0, FADE_OUT_SECONDS)
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
