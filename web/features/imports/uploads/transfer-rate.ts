export interface RateSample {
  /** ms */
  at: number
  bytes: number
}

/** Samples of the last few seconds, with the new one. */
export function withSample(samples: readonly RateSample[], sample: RateSample): readonly RateSample[] {
  return [
    ...samples.filter(earlier => sample.at - earlier.at <= windowMs && earlier.bytes <= sample.bytes),
    sample,
  ]
}

/** Bytes a second over the samples; undefined while that would be a guess. */
export function transferRate(samples: readonly RateSample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < leastMs) return undefined
  return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
}

const windowMs = 8000
const leastMs = 1000
