import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

/** Orders that are to be handed over to the printer; `reprint` counts the times that staff had it printed again. */
export const handOverQueue: Queue<{ oid: string; reprint: number }> = {
  name: 'hand-over',
  payload: z.strictObject({ oid: z.string(), reprint: z.int() }),
  fairKey: { of: ({ oid }) => oid },
  key: ({ oid, reprint }) => `${oid} ${reprint}`,
}
