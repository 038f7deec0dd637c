import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { whileThere } from '../../library/books/while-there.ts'
import { snapshotQueue } from './snapshot-queue.ts'
import { hasSnapshot } from './store.ts'
import { storeSnapshot } from './store-snapshot.ts'

/** Writes a book that was ordered as a file of the store. Whoever needs it before does the same. */
export const snapshotJob: Job<{ snapshotKey: string }> = job({
  ...snapshotQueue,
  urgency: 'background',
  concurrency: 1,
  retries: 8,
  run: ({ snapshotKey }, deps) =>
    whileThere(
      () => hasSnapshot(deps.db, snapshotKey),
      async () => {
        await storeSnapshot(snapshotKey, deps)
      },
    ),
})
