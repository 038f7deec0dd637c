import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { processLives } from '../../../process-lives.ts'

/** What postmaster.pid says: the process, and whether it takes connections. */
export interface Postmaster {
  pid: number
  ready: boolean
}

/** The server that runs on a data folder; a file that a killed one left behind counts for nothing. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = pidFile(data)?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !worksOn(pid, data)) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/** A server that stops removes it at any moment: looking first whether it is there would say nothing of the next moment. */
function pidFile(data: string): string | undefined {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Whether the server that postmaster.pid names has died, but still has its number, since the parent that it got when its own
 * was killed has not looked yet: PostgreSQL would take it for a living one.
 */
export function isUnburied(data: string): boolean {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * What is left of a PostgreSQL whose first process was killed: it would keep the next one from starting for as long as its
 * statements run. Known only where /proc says where a process stands.
 */
export function orphansOf(data: string): number[] {
  if (!existsSync('/proc/self/cwd')) return []
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => Number.isInteger(pid) && standsIn(pid, data) && isOrphan(pid, data))
}

/** The children of a first process carry a title; one that starts just now carries its command line. */
function isOrphan(pid: number, data: string): boolean {
  try {
    const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
    const titled = readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
    return titled && !standsIn(Number(parent), data)
  } catch {
    return false
  }
}

function worksOn(pid: number, data: string): boolean {
  // a process number may have gone to somebody else, and a dead process may still have one: only a living one stands somewhere
  return existsSync('/proc/self/cwd') ? standsIn(pid, data) : processLives(pid)
}

function standsIn(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    return false
  }
}
