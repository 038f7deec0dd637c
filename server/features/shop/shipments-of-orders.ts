import type { Answer } from '#contract/call'
import type { readPrintbook } from '#contract/orders'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../deps.ts'
import { dayMs } from '../../scratch.ts'
import { fileName } from '../pages/downloads/file-name.ts'
import { listFrozenBooks } from './freezing/store.ts'
import type { OrderRow } from './orders/schema.ts'
import type { ShipmentParts } from './orders/shipment-parts.ts'
import { listLines } from './orders/store.ts'
import { runIdOf } from './print-files/ask-for-print.ts'
import { orderFileAddress } from './print-files/file-address.ts'
import { listFiles, listRuns, type PrintFileRow } from './print-files/store.ts'
import { profileOf } from './printing/make-order.ts'
import { listShipments } from './printing/store.ts'

/** How far paid orders are, and their files, for who ordered them. */
export const shipmentsOfOrders: ShipmentParts = {
  async shipmentsOf(db, oids) {
    const rows = await listShipments(db, oids)
    return new Map(
      rows.map(({ oid, state, trackingNumber, trackingAddress }) => [
        oid,
        { state, trackingNumber, trackingUrl: trackingAddress },
      ]),
    )
  },
  printbookOf,
}

type Printbook = Answer<typeof readPrintbook>

async function printbookOf(order: OrderRow, deps: Deps): Promise<Printbook> {
  const { db } = deps
  const { oid } = order
  if (order.paidAt === null) return { state: 'none', done: 0, volumes: [], readings: [] }
  const lines = new Map((await listLines(db, [oid])).map(line => [line.seq, line]))
  const books = (await listFrozenBooks(db, oid)).map(book => {
    const line = lines.get(book.seq)
    invariant(line, 'a frozen book is of a line of its order')
    const { snapshotKey, binding } = book
    return { line, runId: runIdOf({ snapshotKey, binding, profile: profileOf(book, deps) }) }
  })
  const ids = books.map(({ runId }) => runId)
  const runs = new Map((await listRuns(db, ids)).map(run => [run.runId, run]))
  const files = Map.groupBy(await listFiles(db, ids), ({ runId }) => runId)
  const made = books.map(({ runId }) => runs.get(runId))
  const isReady = made.every(run => run?.state === 'ready')
  const isStuck = made.some(run => run?.state === 'objected' || run?.state === 'failed')
  const until = new Date(deps.now().getTime() + dayMs)
  const addressOf = (
    runId: string,
    { title }: { title: string },
    kind: PrintFileRow['kind'],
    volume: number,
  ) => {
    const all = runs.get(runId)?.state === 'ready' ? (files.get(runId) ?? []) : []
    const file = all.find(file => file.volume === volume && file.kind === kind)
    const name = `${fileName(title)}-${kind}${volume === 0 ? '' : `-${volume}`}.pdf`
    return file ? orderFileAddress({ oid, sha256: file.sha256, name }, until, deps.settings.secret) : null
  }
  return {
    state: isReady ? 'ready' : isStuck ? 'failed' : 'making',
    done: Math.floor(made.reduce((sum, run) => sum + (run?.done ?? 0), 0) / Math.max(1, made.length)),
    volumes: books.flatMap(({ line, runId }) =>
      Array.from({ length: line.volumes }, (_, i) => {
        const { bid, title, binding } = line
        const volume = i + 1
        const cover = addressOf(runId, line, 'cover', volume)
        return { bid, title, binding, volume, cover, inner: addressOf(runId, line, 'inner', volume) }
      }),
    ),
    readings: books
      .filter(({ line }) => line.binding === 'pdf')
      .map(({ line, runId }) => ({
        bid: line.bid,
        title: line.title,
        href: addressOf(runId, line, 'reading', 0),
      })),
  }
}
