import { z } from 'zod'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { failImport, type RunNext } from './import-states.ts'
import { runImport } from './run-import.ts'

/** Reads what an import wants into its book. Killed at any moment and run again, it ends as if nothing had happened. */
export const importJob: Job<{ importId: string }> = job({
  name: 'import',
  payload: z.strictObject({ importId: z.string() }),
  concurrency: 2,
  run: ({ importId }, deps) => runImport(deps, importId, nextOf(deps)),
  failed: ({ importId }, _error, deps) => failImport(deps, importId, 'failed', nextOf(deps)),
})

/** Importing has one kind of work. */
export const importJobs: readonly Job[] = [importJob as Job] // work parses each payload with its own job's schema

function nextOf(deps: Parameters<typeof importJob.run>[1]): RunNext {
  return (tx, importId) => deps.jobs.enqueue(tx, importJob, { importId })
}
