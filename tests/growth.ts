/** Work over an input that can be made of any size. */
export interface Growing<T> {
  /** An input of a size in proportion to `n`; making it is not measured. */
  input(n: number): T
  work(input: T): unknown
  /** Larger inputs are not asked: there are none, or they take longer to make than to read. */
  mostSize?: number
}

/** Three doublings: growth of n log n is 8.5 to 10 times, of n squared 64 times. */
const TIMES = 8
/** 2.5 for each doubling leaves room for caches and for the collection of garbage. */
export const MOST_GROWTH = 2.5 ** 3
/** What takes less counts as this long, so that what is measured is the work and not its beginning. */
const LEAST_MS = 3

export interface Growth {
  /** Processor time at 8 times the size, to that of the size. */
  growth: number
  /** The smaller size, and the milliseconds that it and 8 times as much took. */
  n: number
  ms: readonly [number, number]
}

/**
 * By how much work grows with its input: the processor time of this thread alone, the least of several runs, so that whatever else
 * the machine does counts for little. The sizes follow from how fast the work is here. Where it grows by too much, larger sizes are
 * asked: a bound that holds from some size on, or a collection of garbage that only the larger input meets, is passed there, and
 * what grows with the square of its input does so at every size.
 */
export async function growthOf<T>({ input, work, mostSize = MOST_SIZE }: Growing<T>): Promise<Growth> {
  let n = 16
  while (n < mostSize && (await leastMs(work, input(n), 2)) < LEAST_MS) n *= 2
  for (;;) {
    const first = await leastMs(work, input(n * TIMES), 2)
    // what was compiled meanwhile makes the same work faster: the smaller size is measured now
    const small = Math.max(await leastMs(work, input(n), 4), LEAST_MS)
    const isMuch = first >= small * MOST_GROWTH
    // garbage of what ran before may be collected in each of two runs, seldom in each of eight
    const large = isMuch ? Math.min(first, await leastMs(work, input(n * TIMES), 6)) : first
    const growth = { growth: large / small, n, ms: [small, large] as const }
    if (growth.growth < MOST_GROWTH || large > TOO_LONG_MS || n * 2 > mostSize) return growth
    n *= 2
  }
}

const MOST_SIZE = 2 ** 18

async function leastMs<T>(work: (input: T) => unknown, input: T, runs: number): Promise<number> {
  let least = Infinity
  for (let run = 0; run < runs; run += 1) {
    const before = threadMs()
    await work(input)
    least = Math.min(least, threadMs() - before)
    if (least > TOO_LONG_MS && run >= 1) break
  }
  return least
}

/** Processor time of this thread. Linux adds it up where a thread leaves the processor, else at each tick of 4 ms only: so it leaves. */
function threadMs(): number {
  Atomics.wait(nobodyWakes, 0, 0, 0.05)
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const nobodyWakes = new Int32Array(new SharedArrayBuffer(4))

/** Work that takes longer in two runs, which a large heap's collection of garbage alone does in one, is asked no more of. On a slow machine, a second is little. */
const TOO_LONG_MS = 6000
