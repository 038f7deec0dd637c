import type { PrintState, Tracking } from '../../../adapters/printers/printer.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import { sendMail } from '../mails/send-mail.ts'
import { orderShipped } from '../topics.ts'
import { handOverQueue } from './hand-over-queue.ts'
import { lockShipment, updateShipment } from './store.ts'

/** The parcel is on its way: once, whoever says so first; false where it was before, or was never handed over. */
export async function shipOrder(
  tx: Sql,
  oid: string,
  tracking: Tracking | undefined,
  deps: Deps,
): Promise<boolean> {
  const shipment = await lockShipment(tx, oid)
  if (shipment?.state !== 'handedOver') return false
  await updateShipment(tx, oid, {
    state: 'shipped',
    why: null,
    trackingNumber: tracking?.number ?? null,
    trackingAddress: tracking?.address ?? null,
  })
  const { reprints } = shipment
  const details = tracking && {
    tracking: { number: tracking.number, ...(tracking.address !== undefined && { href: tracking.address }) },
  }
  const about = reprints === 0 ? '' : `reprint-${reprints}`
  await sendMail(tx, { oid, kind: 'shipped', about, ...(details && { details }) }, deps)
  await deps.events.emit(tx, orderShipped, { oid })
  afterCommit(() => deps.log.info({ oid }, 'an order was shipped'))
  return true
}

/** What the printer tells of work that he has; of an order that is other work by now, it says nothing. */
export async function hearPrinter(
  tx: Sql,
  { oid, jobId }: { oid: string; jobId: string },
  heard: PrintState,
  deps: Deps,
): Promise<void> {
  const shipment = await lockShipment(tx, oid)
  if (shipment?.state !== 'handedOver' || shipment.jobId !== jobId) return
  if (heard.state === 'shipped') await shipOrder(tx, oid, heard.tracking, deps)
  // whatever he did not like, he works on it
  if (heard.state === 'working' && shipment.why !== null) await updateShipment(tx, oid, { why: null })
  if (heard.state !== 'refused' || shipment.why !== null) return
  await updateShipment(tx, oid, { why: heard.why })
  deps.log.error({ oid }, 'an order waits for the staff')
}

/** Staff have it printed again: the same files, byte for byte, under another name; false where it was never handed over. */
export async function reprintOrder(tx: Sql, oid: string, deps: Deps): Promise<boolean> {
  const shipment = await lockShipment(tx, oid)
  if (!shipment?.handedOverAt) return false
  const reprint = shipment.reprints + 1
  await updateShipment(tx, oid, { state: 'ready', reprints: reprint, jobId: null, why: null })
  await deps.jobs.enqueue(tx, handOverQueue, { oid, reprint })
  return true
}
