import type { Logger } from 'pino'
import type { JobRow } from './take-job.ts'

/** A job that goes on in this worker. */
export interface RunningJob {
  row: JobRow
  end: Promise<void>
  /** Gives it up, where it is one of those that may be held. */
  hold?: AbortController | undefined
}

/**
 * What runs for people whose jobs are held meanwhile is given up, and waits as their others do. The log says when that was asked of it: how
 * long its last step takes then is its own affair.
 */
export async function holdRunning(
  running: ReadonlyMap<string, RunningJob>,
  heldPeople: () => Promise<string[]>,
  log: Logger,
): Promise<void> {
  if (running.size === 0) return
  const peopleHeld = new Set(await heldPeople())
  for (const { row, hold } of running.values()) {
    if (!hold || hold.signal.aborted || !row.groupId || !peopleHeld.has(row.groupId)) continue
    log.info({ job: row.name, id: row.id }, 'a job is given up, since those of its person are held')
    hold.abort(new Error('the jobs of the person are held'))
  }
}
