import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { saysNoSpace } from '../../../kernel/no-space.ts'
import { whileThere } from '../books/while-there.ts'
import { importQueue } from './import-queue.ts'
import { failImport, reopenImport, sayImportWaits } from './import-states.ts'
import type { BeginTypesetting } from './import-typesetting.ts'
import { runImport } from './run-import.ts'
import { readImport } from './store.ts'

/** Reads what an import wants into its book. Killed at any moment and run again, it ends as if nothing had happened. */
export function importJob(beginTypesetting: BeginTypesetting): Job<{ importId: string }> {
  return job({
    ...importQueue,
    urgency: 'background',
    concurrency: 2,
    run: ({ importId }, deps) =>
      whileThere(
        async () => (await readImport(deps.db, importId)) !== undefined,
        () => runImport(deps, importId, beginTypesetting),
      ),
    waits: ({ importId }, deps) => sayImportWaits(deps, importId),
    reopen: ({ importId }, tx, deps) => reopenImport(tx, deps, importId),
    failed: ({ importId }, error, deps) =>
      failImport(deps, importId, saysNoSpace(error) ? 'storage-full' : 'failed'),
  })
}
