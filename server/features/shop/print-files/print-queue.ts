import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

/** Files for printers that are to be made (print-job.ts). */
export const printQueue: Queue<{ runId: string }> = {
  name: 'print',
  payload: z.strictObject({ runId: z.string() }),
  // books take turns
  fairKey: { of: ({ runId }) => runId },
  key: ({ runId }) => runId,
}
