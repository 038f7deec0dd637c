import type { Deps } from '../../deps.ts'
import type { Job } from './job.ts'
import { takeBackIn } from './set-aside.ts'

/** Lets the workers try a job again that was set aside; false where there is none of this id, or none of its kind any more. */
export async function retrySetAside(deps: Deps, jobs: readonly Job[], id: string): Promise<boolean> {
  return deps.db.transaction(async tx => {
    const run = await takeBackIn(
      tx,
      id,
      jobs.map(({ name }) => name),
    )
    const job = jobs.find(({ name }) => name === run?.kind)
    if (!run || !job) return false
    const payload = job.payload.parse(run.payload)
    await job.reopen?.(payload, tx, deps)
    await deps.jobs.enqueue(tx, job, payload)
    return true
  })
}
