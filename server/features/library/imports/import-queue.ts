import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'
import { ownerOfImport } from './store.ts'

/** Imports that are to be read (import-job.ts). */
export const importQueue: Queue<{ importId: string }> = {
  name: 'import',
  payload: z.strictObject({ importId: z.string() }),
  fairKey: { of: ({ importId }, tx) => ownerOfImport(tx, importId) },
  key: ({ importId }) => importId,
}
