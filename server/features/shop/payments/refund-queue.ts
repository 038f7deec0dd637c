import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'
import { personOfRefund } from './store.ts'

export interface RefundPayload {
  rid: string
}

/** Money that is to be given back at its provider. */
export const refundQueue: Queue<RefundPayload> = {
  name: 'refund',
  payload: z.strictObject({ rid: z.string() }),
  // whose account is gone gets it back all the same
  fairKey: { of: async ({ rid }, tx) => (await personOfRefund(tx, rid)) ?? 'nobody' },
  key: ({ rid }) => rid,
}
