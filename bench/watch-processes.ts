import { readdirSync, readFileSync } from 'node:fs'

export interface Watched {
  /** Most resident memory of all together; pages that processes share count for each, so it is never too small. */
  peakBytes: number
  /** The same moment, process by process, the first one first. */
  atPeak: number[]
  /** Processor time of all together, user and system. */
  cpuSeconds: number
}

/** Looks at a process and all its descendants every 100 ms, through /proc. */
export function watchProcesses(root: number): () => Watched {
  let atPeak: number[] = []
  const ticks = new Map<number, number>()
  const look = () => {
    const tree = treeOf(root)
    for (const { pid, ticks: used } of tree) ticks.set(pid, used)
    const resident = tree.map(({ bytes }) => bytes)
    if (sum(resident) > sum(atPeak)) atPeak = resident
  }
  look()
  const timer = setInterval(look, 100)
  return () => {
    clearInterval(timer)
    return { peakBytes: sum(atPeak), atPeak, cpuSeconds: sum(ticks.values()) / ticksPerSecond }
  }
}

/** What Linux counts in for /proc, on every processor that Node runs on. */
export const ticksPerSecond = 100

interface Process {
  pid: number
  parent: number
  bytes: number
  ticks: number
}

/** A process and all its descendants. */
export function treeOf(root: number): Process[] {
  const all = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? processOf(name) : []))
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

function processOf(pid: string): Process[] {
  try {
    // after the name, which stands in brackets: state, parent, ..., user ticks (14th field), system ticks
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    const ticks = Number(fields[11]) + Number(fields[12])
    return [{ pid: Number(pid), parent: Number(fields[1]), bytes: Number(kilobytes ?? 0) * 1024, ticks }]
  } catch {
    // it ended between the two looks
    return []
  }
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
