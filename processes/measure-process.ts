import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export interface Usage {
  /** Since the process began, of all its threads. */
  processorMs: number
  /** Resident. */
  memoryBytes: number
}

/**
 * What a process has used, seen from outside: one that runs in a circle cannot tell. Nothing where it is gone, or where the
 * system has neither `/proc` nor `ps`.
 */
export async function measureProcess(pid: number): Promise<Usage | undefined> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
  } catch {
    return undefined
  }
}

async function fromProc(pid: number): Promise<Usage | undefined> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map(file => readFile(`/proc/${pid}/${file}`, 'utf8')),
  )
  // the name in parentheses may hold anything; utime and stime are the 12th and 13th after it (man proc_pid_stat)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  const ticks = Number(fields[11]) + Number(fields[12])
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1]
  if (!Number.isFinite(ticks) || kilobytes === undefined) return undefined
  // Linux tells times to programs in hundredths of a second, whatever its own clock does
  return { processorMs: ticks * 10, memoryBytes: Number(kilobytes) * 1024 }
}

async function fromPs(pid: number): Promise<Usage | undefined> {
  const { stdout } = await run('ps', ['-o', 'time=,rss=', '-p', String(pid)])
  return parsePs(stdout)
}

/** A line of `ps -o time=,rss=`: `[[days-]hours:]minutes:seconds[.hundredths] kilobytes`. */
export function parsePs(line: string): Usage | undefined {
  const match = /^\s*(?:(?:(\d+)-)?(\d+):)?(\d+):(\d+(?:\.\d+)?)\s+(\d+)\s*$/.exec(line)
  if (!match) return undefined
  const [days, hours, minutes, seconds, kilobytes] = match.slice(1).map(part => Number(part ?? '0'))
  if (
    days === undefined ||
    hours === undefined ||
    minutes === undefined ||
    seconds === undefined ||
    kilobytes === undefined
  )
    return undefined
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  return { processorMs: Math.round(total * 1000), memoryBytes: kilobytes * 1024 }
}

const run = promisify(execFile)
