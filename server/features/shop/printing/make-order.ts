import type { PrinterName } from '#domain/catalogue/printers'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type FrozenBook, listFrozenBooks, listOrdersOf } from '../freezing/store.ts'
import { sendMail } from '../mails/send-mail.ts'
import { readOrder } from '../orders/store.ts'
import { askForPrint, runIdOf } from '../print-files/ask-for-print.ts'
import { findRun, listRuns, type PrintRunRow, shareRuns, updateRun } from '../print-files/store.ts'
import { handOverQueue } from './hand-over-queue.ts'
import { insertShipment, lockShipment, type ShipmentRow, updateReady, updateShipment } from './store.ts'

/** An order was paid, in the transaction in which it is: its files are made, and what is printed goes to the printer. */
export async function beginShipment(tx: Sql, oid: string, deps: Deps): Promise<void> {
  if (!(await insertShipment(tx, oid))) return
  // files that are finished meanwhile look for the orders that wait for them, and do not see this one before it is committed
  await advanceShipment(tx, oid, deps, shareRuns)
}

/** Files were made: the orders that wait for them go on. */
export async function advanceOrdersOf(tx: Sql, runId: string, deps: Deps): Promise<void> {
  const run = await findRun(tx, runId)
  if (!run) return
  for (const oid of await listOrdersOf(tx, run)) await advanceShipment(tx, oid, deps)
}

/**
 * An order is to be handed over, and its files are not there for the printer of now, as after PRINTER was changed: they are asked for, and
 * it waits for them and is handed over then. False where they are there.
 */
export async function awaitFiles(
  tx: Sql,
  printing: { oid: string; reprint: number },
  deps: Deps,
): Promise<boolean> {
  const { oid } = printing
  const printed = (await listFrozenBooks(tx, oid)).filter(({ binding }) => binding !== 'pdf')
  const ids = new Set(printed.map(book => runIdOf({ ...book, profile: profileOf(book, deps) })))
  const ready = (await listRuns(tx, [...ids])).filter(({ state }) => state === 'ready')
  if (ready.length === ids.size) return false
  // whoever ends one of these runs waits for this, and sees it
  if (await updateReady(tx, printing, { state: 'making', why: null })) await advanceShipment(tx, oid, deps)
  return true
}

/** Staff let files go that preflight objected to; false where there are none. */
export async function acceptFiles(tx: Sql, oid: string, deps: Deps): Promise<boolean> {
  const shipment = await lockShipment(tx, oid)
  if (shipment?.state !== 'making') return false
  const ids: string[] = []
  for (const book of await listFrozenBooks(tx, oid))
    ids.push(await askForPrint(tx, book, profileOf(book, deps), deps))
  const objected = (await listRuns(tx, ids)).filter(run => run.state === 'objected')
  for (const { runId } of objected) {
    await updateRun(tx, runId, { state: 'ready' })
    await advanceOrdersOf(tx, runId, deps)
  }
  return objected.length > 0
}

/**
 * Moves an order on as far as its files allow; safe to call at any time. Runs are locked for an order that begins alone: whoever ends
 * one of them and moves many orders on would wait for another who does.
 */
async function advanceShipment(
  tx: Sql,
  oid: string,
  deps: Deps,
  readRuns: typeof listRuns = listRuns,
): Promise<void> {
  const shipment = await lockShipment(tx, oid)
  if (shipment?.state !== 'making') return
  // its money was given back: nobody prints it, or is sent its files
  if ((await readOrder(tx, oid))?.state === 'refunded') {
    if (shipment.refundSettledAt === null) await updateShipment(tx, oid, { why: 'refunded' })
    return
  }
  const wanted: { book: FrozenBook; runId: string }[] = []
  for (const book of await listFrozenBooks(tx, oid))
    wanted.push({ book, runId: await askForPrint(tx, book, profileOf(book, deps), deps) })
  const ids = wanted.map(({ runId }) => runId)
  const runs = new Map((await readRuns(tx, ids)).map(run => [run.runId, run]))
  const made = wanted.map(({ book, runId }) => ({ book, run: runs.get(runId) }))
  const isReady = ({ run }: (typeof made)[number]) => run?.state === 'ready'
  const pdfs = made.filter(({ book }) => book.binding === 'pdf')
  if (pdfs.length > 0 && pdfs.every(isReady)) await sendMail(tx, { oid, kind: 'pdfReady' }, deps)
  if (made.every(isReady)) {
    const isPrinted = pdfs.length < made.length
    await updateShipment(tx, oid, { state: isPrinted ? 'ready' : 'sent', why: null })
    if (isPrinted) await deps.jobs.enqueue(tx, handOverQueue, { oid, reprint: shipment.reprints })
    return
  }
  await noteTrouble(
    tx,
    shipment,
    made.flatMap(({ run }) => run ?? []),
    deps,
  )
}

/** The house prints PDFs that nobody prints. */
export function profileOf(
  { binding }: Pick<FrozenBook, 'binding'>,
  { printer }: Pick<Deps, 'printer'>,
): PrinterName {
  return binding === 'pdf' ? 'house' : printer.profile
}

/** Staff are told once. */
async function noteTrouble(
  tx: Sql,
  { oid, why }: ShipmentRow,
  runs: readonly PrintRunRow[],
  { log }: Deps,
): Promise<void> {
  const bad = runs.find(run => run.state === 'objected' || run.state === 'failed')
  if (!bad) return updateShipment(tx, oid, { why: null })
  if (why !== null) return
  await updateShipment(tx, oid, { why: `files ${bad.state}` })
  log.error({ oid, runId: bad.runId, state: bad.state }, 'an order waits for the staff')
}
