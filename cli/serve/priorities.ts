import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Settings } from '#server/settings-shape'

/** This process, and whatever it starts from now on, goes behind who reads or types. Gives whether it could be made `idle`, where that is asked. */
export function setWorkerPriority(priority: Settings['workerPriority']): boolean {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  if (priority === 'low') return true
  setSession(constants.priority.PRIORITY_LOW)
  try {
    // Node has no call for it; of all threads, since each has its own
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * On a machine that Daybound has to itself, API and whatever it starts go before PostgreSQL, where this process may ask for that (root, or
 * CAP_SYS_NICE): one thread of the API answers everybody, and each connection of PostgreSQL is a session beside it (decision 0184).
 */
export function setApiPriority(workerPriority: Settings['workerPriority']): void {
  if (workerPriority === 'idle') setSession(apiNiceness)
}

/** Of the session: some ten times the turn of one at 0. */
const apiNiceness = -11

/**
 * Where processes are in no group for control, as those of a terminal, Linux shares the processor alike among sessions (sched(7), autogroup):
 * niceness and policy say who goes first among the processes of one. API and worker have a session each then (start-parts.ts). Not at `low`:
 * a worker would give way to whatever else the machine does, not only to who reads or types.
 */
function setSession(niceness: number): void {
  try {
    writeFileSync('/proc/self/autogroup', String(niceness))
  } catch {
    // no such groups here, or more than this process may ask for
  }
}
