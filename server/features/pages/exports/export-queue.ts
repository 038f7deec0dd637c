import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

export interface ExportPayload {
  uid: string
  exportId: string
  /** Bids of books whose reading edition was asked for, or was there. */
  asked: string[]
}

/** Where the making of a person's ZIP is left; export-job.ts does it. */
export const exportQueue = {
  name: 'export',
  payload: z.strictObject({ uid: z.string(), exportId: z.string(), asked: z.array(z.string()) }),
  fairKey: { of: ({ uid }) => uid },
  key: ({ uid }) => uid,
} satisfies Queue<ExportPayload>
