import type { JobTypes } from '#processes/protocol'
import type { ProcessPool } from '#processes/start-pool'
import { inSpan } from './span-here.ts'

/** The same pool, whose jobs are spans, the wait for a child in them. */
export function tracePool<Jobs extends JobTypes>(kind: string, pool: ProcessPool<Jobs>): ProcessPool<Jobs> {
  return {
    ...pool,
    run: (job, input, options) =>
      inSpan(`child ${kind} ${job}`, { attributes: { 'child.kind': kind, 'child.job': job } }, () =>
        pool.run(job, input, options),
      ),
  }
}
