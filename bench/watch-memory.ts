import { readdirSync, readFileSync } from 'node:fs'

/**
 * Looks at the resident memory of a process and all its descendants every 100 ms, through /proc. Pages that
 * processes share count once for each of them, so the sum is never too small.
 */
export function watchMemory(root: number): { peakBytes: () => number; stop: () => void } {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, residentBytes(root))
  }
  look()
  const timer = setInterval(look, 100)
  return {
    peakBytes: () => peak,
    stop() {
      look()
      clearInterval(timer)
    },
  }
}

function residentBytes(root: number): number {
  const children = new Map<number, number[]>()
  const resident = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const status = /^\d+$/.test(name) ? statusOf(name) : undefined
    if (!status) continue
    resident.set(Number(name), status.bytes)
    children.set(status.parent, [...(children.get(status.parent) ?? []), Number(name)])
  }
  const sum = (pid: number): number =>
    (resident.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((all, child) => all + sum(child), 0)
  return sum(root)
}

function statusOf(pid: string): { parent: number; bytes: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const parent = /^PPid:\s+(\d+)/m.exec(text)?.[1]
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(text)?.[1]
    return parent === undefined ? undefined : { parent: Number(parent), bytes: Number(kilobytes ?? 0) * 1024 }
  } catch {
    // it ended between the two looks
    return undefined
  }
}
