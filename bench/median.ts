/** The middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value that so many per cent of the values do not exceed, between two neighbours by proportion. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(at)]
  const above = sorted[Math.ceil(at)]
  if (below === undefined || above === undefined) throw new Error('nothing was measured')
  return below + (above - below) * (at - Math.floor(at))
}

/** Seconds that some work takes, and what came of it. */
export async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now()
  const result = await work()
  return { seconds: (performance.now() - start) / 1000, result }
}
