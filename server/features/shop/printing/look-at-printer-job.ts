import { z } from 'zod'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { hearPrinter } from './ship-order.ts'
import { listHandedOver } from './store.ts'

/** Asks the printer about the orders that he has, where he can be asked. */
export const lookAtPrinterJob: Job<object> = job({
  name: 'look-at-printer',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'background',
  concurrency: 1,
  every: '*/10 * * * *',
  async run(_payload, deps) {
    const { db, printer, log } = deps
    if (!printer.look) return
    for (const { oid, jobId, printer: name } of await listHandedOver(db)) {
      if (jobId === null || name !== printer.name) continue
      // one that cannot be asked about keeps none of the others
      try {
        const state = await printer.look(jobId)
        await db.transaction(tx => hearPrinter(tx, { oid, jobId }, state, deps))
      } catch (error) {
        log.error({ err: error, oid }, 'the printer did not tell about an order')
      }
    }
  },
})
