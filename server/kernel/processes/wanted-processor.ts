import { type CpuInfo, cpus } from 'node:os'

/** Tells whether work at usual priority takes more than half of the machine's processor, by the time since it was asked before: half a second at least. */
export function watchProcessor(
  read: () => readonly Pick<CpuInfo, 'times'>[] = cpus,
  now: () => number = () => performance.now(),
): () => boolean {
  let last = { at: now(), times: timesOf(read()) }
  let isWanted = false
  return () => {
    if (now() - last.at < leastMs) return isWanted
    const times = timesOf(read())
    const all = times.all - last.times.all
    isWanted = all > 0 && (times.usual - last.times.usual) / all > wantedShare
    last = { at: now(), times }
    return isWanted
  }
}

const leastMs = 500
/** From here on, who comes at random moments often finds all cores taken. */
const wantedShare = 0.5

/** Milliseconds of all cores since they were started. */
function timesOf(cores: readonly Pick<CpuInfo, 'times'>[]): { usual: number; all: number } {
  const sum = { usual: 0, all: 0 }
  for (const { times } of cores) {
    // `nice`: of those that gave up their priority, as workers do
    const usual = times.user + times.sys + times.irq
    sum.usual += usual
    sum.all += usual + times.nice + times.idle
  }
  return sum
}
