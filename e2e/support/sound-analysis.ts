/** Samples of one channel, with how many there are of them in a second. */
export interface Recording {
  samples: Float32Array
  rate: number
}

const inDb = (amplitude: number) => 20 * Math.log10(amplitude)

/** A part of a recording, in seconds. */
export function part({ samples, rate }: Recording, from: number, to: number): Recording {
  return { samples: samples.subarray(Math.round(from * rate), Math.round(to * rate)), rate }
}

/** In dBFS: the farthest sample from silence. */
export function peakOf({ samples }: Recording): number {
  return inDb(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0))
}

/** In dBFS: the root mean square, which a sine of full scale has at −3.01. */
export function rmsOf({ samples }: Recording): number {
  return inDb(Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length))
}

/**
 * How long a fade takes from a tenth to nine tenths of its way, in seconds, forth or back.
 * @param recording a part with one fade of a steady tone in it
 */
export function fadeTime({ samples, rate }: Recording): number {
  const window = Math.round(rate / 1000)
  const envelope: number[] = []
  for (let start = 0; start + window <= samples.length; start += window) {
    envelope.push(
      samples.subarray(start, start + window).reduce((a, b) => Math.max(a, Math.abs(b)), 0),
    )
  }
  const low = Math.min(...envelope)
  const high = Math.max(...envelope)
  const between = envelope.filter((one) => {
    const share = (one - low) / (high - low)
    return share > 0.1 && share < 0.9
  })
  return (between.length * window) / rate
}

/** The power at each of the frequencies that a piece of 2^n samples can hold, from 0 upwards. */
function spectrum(piece: Float32Array): Float64Array {
  const { length } = piece
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  const bits = Math.log2(length)
  for (let place = 0; place < length; place += 1) {
    let mirrored = 0
    for (let bit = 0; bit < bits; bit += 1) mirrored |= ((place >> bit) & 1) << (bits - 1 - bit)
    // Blackman–Harris: what leaks from a loud tone into far frequencies stays 92 dB below it.
    const turn = (2 * Math.PI * place) / length
    const weight =
      0.35875 -
      0.48829 * Math.cos(turn) +
      0.14128 * Math.cos(2 * turn) -
      0.01168 * Math.cos(3 * turn)
    re[mirrored] = (piece[place] as number) * weight
  }
  for (let half = 1; half < length; half *= 2) {
    for (let turn = 0; turn < half; turn += 1) {
      const cos = Math.cos((-Math.PI * turn) / half)
      const sin = Math.sin((-Math.PI * turn) / half)
      for (let even = turn; even < length; even += 2 * half) {
        const odd = even + half
        const x = (re[odd] as number) * cos - (im[odd] as number) * sin
        const y = (re[odd] as number) * sin + (im[odd] as number) * cos
        re[odd] = (re[even] as number) - x
        im[odd] = (im[even] as number) - y
        re[even] = (re[even] as number) + x
        im[even] = (im[even] as number) + y
      }
    }
  }
  return Float64Array.from(
    { length: length / 2 },
    (_, bin) => (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2,
  )
}

/**
 * How far below the whole of the loudest moment the sound outside of a band is at most, in dB, at
 * any moment of the recording: a click shows here, and so does hiss that is too wide.
 */
export function outside({ samples, rate }: Recording, from: number, to: number): number {
  const LENGTH = 4096
  let most = 0
  let loudestMoment = 0
  for (let start = 0; start + LENGTH <= samples.length; start += LENGTH / 4) {
    const powers = spectrum(samples.subarray(start, start + LENGTH))
    const sum = (isWanted: (hertz: number) => boolean) =>
      powers.reduce((all, one, bin) => (isWanted((bin * rate) / LENGTH) ? all + one : all), 0)
    most = Math.max(
      most,
      sum((hertz) => hertz < from || hertz > to),
    )
    loudestMoment = Math.max(
      loudestMoment,
      sum(() => true),
    )
  }
  return 10 * Math.log10(most / loudestMoment)
}
