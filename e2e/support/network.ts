/**
 * Lighthouse's slow 4G (its `constants.js`): 150 ms there and back, 1,638.4 kbit/s to the visitor
 * and 675 from them; as browsers take it, throughput in bytes a second.
 */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 84_375,
} as const
