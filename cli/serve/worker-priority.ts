import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Settings } from '#server/settings-shape'

/** This process, and whatever it starts from now on, goes behind who reads or types. Gives whether it could be made `idle`, where that is asked. */
export function setWorkerPriority(priority: Settings['workerPriority']): boolean {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  if (priority === 'low') return true
  yieldToSessions()
  try {
    // Node has no call for it; of all threads, since each has its own
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Where processes are in no group for control, as those of a terminal, Linux shares the processor alike among sessions (sched(7), autogroup):
 * niceness and policy say who goes first among the processes of one. The session is the worker's alone (start-parts.ts). Not at `low`: it
 * would give way to whatever else the machine does, not only to who reads or types.
 */
function yieldToSessions(): void {
  try {
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW))
  } catch {
    // no such groups here
  }
}
