import { invariant } from '#domain/invariant'
import { canMake } from '../../../adapters/printers/can-make.ts'
import { PrinterRefusal } from '../../../adapters/printers/printer.ts'
import type { Deps } from '../../../deps.ts'
import { runExclusively } from '../../../kernel/db/run-exclusively.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { listFrozenBooks } from '../freezing/store.ts'
import { handOverQueue } from './hand-over-queue.ts'
import { awaitFiles } from './make-order.ts'
import { type OrderToPrint, printedBooks, printOrderOf } from './print-order-of.ts'
import { findShipment, updateReady } from './store.ts'

/**
 * Hands an order over to the printer, under a name by which the printer knows that he has it already. A reprint has the same files
 * under another name.
 */
export function handOverJob(
  readOrder: (oid: string, deps: Deps) => Promise<OrderToPrint | undefined>,
): Job<{ oid: string; reprint: number }> {
  return job({
    ...handOverQueue,
    urgency: 'background',
    concurrency: 1,
    // a printer may be away over a weekend
    retries: 20,
    pauses: { firstSeconds: 60, mostSeconds: 4 * 3600 },
    async run(printing, deps) {
      const name = { lockClass: handOverLocks, key: `${printing.oid} ${printing.reprint}` }
      await runExclusively(deps.settings.databaseUrl, name, () => handOver(printing, readOrder, deps))
    },
    async reopen(printing, tx) {
      await updateReady(tx, printing, { why: null })
    },
    async failed(printing, _error, { db, log }) {
      // what the printer said of it says more
      const why = (await findShipment(db, printing.oid))?.why ?? 'not handed over'
      if (await updateReady(db, printing, { why }))
        log.error({ oid: printing.oid }, 'an order waits for the staff')
    },
  })
}

/**
 * Of two that run at once, the second finds the order handed over. Printers look for what they have as well, for the sake of tries that
 * ended halfway, but two who look at the same time find nothing.
 */
async function handOver(
  printing: { oid: string; reprint: number },
  readOrder: Parameters<typeof handOverJob>[0],
  deps: Deps,
): Promise<void> {
  const { oid, reprint } = printing
  const { db, printer } = deps
  const shipment = await findShipment(db, oid)
  if (shipment?.state !== 'ready' || shipment.reprints !== reprint) return
  const order = await readOrder(oid, deps)
  invariant(order, 'an order that is printed is there')
  if (order.isRefunded) return void (await updateReady(db, printing, { why: 'refunded' }))
  const frozenBooks = await listFrozenBooks(db, oid)
  try {
    // sold before PRINTER was changed
    if (
      !printedBooks(order, frozenBooks).every(({ line, binding }) => canMake(printer, { ...line, binding }))
    )
      throw new PrinterRefusal('paper not printed')
    if (await db.transaction(tx => awaitFiles(tx, printing, deps))) return
    const { jobId } = await printer.handOver(await printOrderOf(printing, order, frozenBooks, deps))
    // a reprint that was asked for meanwhile is other work, and is still to be handed over
    await updateReady(db, printing, { state: 'handedOver', printer: printer.name, jobId, why: null })
  } catch (error) {
    // tried again all the same: what he objects to may be mended meanwhile
    if (error instanceof PrinterRefusal) await tellStaff(printing, shipment.why, error.message, deps)
    throw error
  }
}

/** At once, and once, not only when the tries are over. */
async function tellStaff(
  printing: { oid: string; reprint: number },
  told: string | null,
  why: string,
  { db, log }: Deps,
): Promise<void> {
  if (told === why || !(await updateReady(db, printing, { why }))) return
  log.error({ oid: printing.oid }, 'an order waits for the staff')
}

/** Class of these locks, beside those of jobs, files and backups (7403 to 7405). */
const handOverLocks = 7_406
