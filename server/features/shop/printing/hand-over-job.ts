import type { TypesetName } from '#domain/catalogue/typesets'
import { paperOf } from '#domain/catalogue/typesets'
import { invariant } from '#domain/invariant'
import {
  type PrintAddress,
  type PrintedBook,
  type PrintedFile,
  PrinterRefusal,
  type PrintOrder,
} from '../../../adapters/printers/printer.ts'
import type { Deps } from '../../../deps.ts'
import { runExclusively } from '../../../kernel/db/run-exclusively.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { dayMs } from '../../../scratch.ts'
import { listFrozenBooks } from '../freezing/store.ts'
import { runIdOf } from '../print-files/ask-for-print.ts'
import { orderFileAddress } from '../print-files/file-address.ts'
import { listFiles, type PrintFileRow } from '../print-files/store.ts'
import { handOverQueue } from './hand-over-queue.ts'
import { profileOf } from './make-order.ts'
import { findShipment, updateReady } from './store.ts'

/** What a printer has to know of an order beside its files. */
export interface OrderToPrint {
  number: string
  note: string
  /** Its money was given back: nobody prints it. */
  isRefunded: boolean
  shipping: 'standard' | 'express'
  address: PrintAddress
  /** By the number of their line. */
  lines: ReadonlyMap<number, { title: string; typeset: TypesetName; quantity: number }>
}

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
  const toPrint = await printOrderOf(oid, reprint, order, deps)
  const { jobId } = await printer.handOver(toPrint).catch(async error => {
    // tried again all the same: what he objects to may be mended meanwhile
    if (error instanceof PrinterRefusal) await tellStaff(printing, shipment.why, error.message, deps)
    throw error
  })
  // a reprint that was asked for meanwhile is other work, and is still to be handed over
  await updateReady(db, printing, { state: 'handedOver', printer: printer.name, jobId, why: null })
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

async function printOrderOf(
  oid: string,
  reprint: number,
  order: OrderToPrint,
  deps: Deps,
): Promise<PrintOrder> {
  const { db } = deps
  const books: PrintedBook[] = []
  for (const frozen of await listFrozenBooks(db, oid)) {
    const { binding, seq, snapshotKey } = frozen
    if (binding === 'pdf') continue
    const line = order.lines.get(seq)
    invariant(line, 'a frozen book is of a line of its order')
    const files = await listFiles(db, [runIdOf({ snapshotKey, binding, profile: profileOf(frozen, deps) })])
    const volumes = Math.max(...files.map(({ volume }) => volume))
    for (let volume = 1; volume <= volumes; volume += 1) {
      const of = (kind: PrintFileRow['kind']) => {
        const file = files.find(file => file.volume === volume && file.kind === kind)
        invariant(file, 'every volume has its files')
        return file
      }
      const inner = of('inner')
      books.push({
        title: line.title,
        binding,
        paper: paperOf(line.typeset),
        copies: line.quantity,
        volume,
        volumes,
        pages: inner.pages,
        inner: printedFile(oid, inner, deps),
        cover: printedFile(oid, of('cover'), deps),
      })
    }
  }
  const { number, note, shipping, address } = order
  return { id: reprint === 0 ? oid : `${oid}-${reprint}`, number, note, shipping, address, books }
}

function printedFile(
  oid: string,
  { sha256, bytes, kind, volume }: PrintFileRow,
  { files, settings, now }: Deps,
): PrintedFile {
  const until = new Date(now().getTime() + fetchDays * dayMs)
  const path = orderFileAddress({ oid, sha256, name: `${kind}-${volume}.pdf` }, until, settings.secret)
  return {
    sha256,
    bytes,
    address: `${settings.publicOrigin}${path}`,
    async open() {
      const file = await files.open(sha256)
      invariant(file, 'the store has the files of orders')
      return file.stream
    },
  }
}

/** That a printer may take to fetch a file. */
const fetchDays = 30
