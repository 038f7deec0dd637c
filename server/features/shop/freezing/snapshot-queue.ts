import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

/** Books that were taken and are to be written as files (snapshot-job.ts). */
export const snapshotQueue: Queue<{ snapshotKey: string }> = {
  name: 'snapshot',
  payload: z.strictObject({ snapshotKey: z.string() }),
  fairKey: { of: ({ snapshotKey }) => snapshotKey },
  key: ({ snapshotKey }) => snapshotKey,
}
