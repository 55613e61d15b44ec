import * as score from './score.ts'

/** Long enough that nobody hears the noise repeat. */
const NOISE_SECONDS = 4

/** Time constants: 95 % of the way to another level or pitch in 0.3 s, 99 % of a fade-out in 0.15 s. */
const GLIDE = 0.1
const FADE_OUT = 0.03
const CLOSE_AFTER_MS = 200

export type Player = ReturnType<typeof startPlayer>

/**
 * Plays a score once, at the lowest level, then is silent. It begins as soon as the context runs.
 * @param chosenPitch index of the pitch
 */
export function startPlayer(context: AudioContext, way: score.Way, chosenPitch: number) {
  const { tone: toneScore, hiss: hissScore, stageAt } = score.SCORES[way]
  const { sampleRate, currentTime: startsAt } = context
  const frequency = hertzOf(chosenPitch)
  const level = new GainNode(context, { gain: levelOf(0) })
  const out = new GainNode(context)
  level.connect(out).connect(capBefore(context.destination))

  function play(source: AudioScheduledSourceNode, voice: AudioNode, shares: object) {
    const envelope = new GainNode(context, { gain: 0 })
    for (const [second, share] of Object.entries(shares)) {
      envelope.gain.linearRampToValueAtTime(share, startsAt + Number(second))
    }
    voice.connect(envelope).connect(level)
    source.start(startsAt)
    source.stop(startsAt + score.PLAYBACK_SECONDS)
  }

  const noise = whiteNoise(context)
  const filter = { type: 'bandpass', frequency, Q: score.HISS_Q } as const
  const bands = [1, 2, 3].map(() => new BiquadFilterNode(context, filter))
  const hiss = new GainNode(context, { gain: score.hissGain(frequency, sampleRate) })
  bands.reduce<AudioNode>((before, band) => before.connect(band), noise).connect(hiss)
  play(noise, hiss, hissScore)
  const tones = toneScore ? [new OscillatorNode(context, { frequency })] : []
  for (const tone of tones) play(tone, tone, toneScore ?? {})

  const glide = (param: AudioParam, target: number, constant = GLIDE) =>
    param.setTargetAtTime(target, context.currentTime, constant)
  let isStopped = false

  return {
    /** Index of the audible stage; undefined once the playback is over. */
    stage() {
      const second = context.currentTime - startsAt
      return second < score.PLAYBACK_SECONDS ? stageAt(second) : undefined
    },
    /** Turns to one of the three soft levels, by index. */
    setLevel: (chosen: number) => glide(level.gain, levelOf(chosen)),
    /** Turns to one of the three pitches, by index. */
    setPitch(chosen: number) {
      for (const voice of [...tones, ...bands]) glide(voice.frequency, hertzOf(chosen))
      glide(hiss.gain, score.hissGain(hertzOf(chosen), sampleRate))
    },
    /** Fades out and releases the audio output, also if the sound has not started yet. */
    stop() {
      if (isStopped) return
      isStopped = true
      glide(out.gain, 0, FADE_OUT)
      setTimeout(() => void context.close().catch(() => undefined), CLOSE_AFTER_MS)
    },
  }
}

const hertzOf = (pitch: number) => score.PITCHES[pitch]?.hertz ?? 0
const levelOf = (level: number) => score.amplitude(score.LEVELS_DBFS[level] ?? -Infinity)

function whiteNoise(context: BaseAudioContext): AudioBufferSourceNode {
  const { sampleRate } = context
  const length = NOISE_SECONDS * sampleRate
  const buffer = new AudioBuffer({ length, sampleRate })
  buffer.copyToChannel(
    Float32Array.from({ length }, () => 2 * Math.random() - 1),
    0,
  )
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
