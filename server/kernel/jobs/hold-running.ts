import type { JobRow } from './take-job.ts'

/** A job that goes on in this worker. */
export interface RunningJob {
  row: JobRow
  end: Promise<void>
  /** Gives it up, where it is one of those that may be held. */
  hold?: AbortController | undefined
}

/** What runs for people whose jobs are held meanwhile is given up, and waits as their others do. */
export async function holdRunning(
  running: ReadonlyMap<string, RunningJob>,
  heldPeople: () => Promise<string[]>,
): Promise<void> {
  if (running.size === 0) return
  const held = new Set(await heldPeople())
  for (const { row, hold } of running.values())
    if (hold && row.groupId && held.has(row.groupId)) hold.abort(new Error('the jobs of the person are held'))
}
