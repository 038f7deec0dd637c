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
import { orderFileAddress } from './print-files/file-address.ts'
import { isFaulty } from './print-files/print-report.ts'
import { listFiles, type PrintFileRow, type PrintRunRow } from './print-files/store.ts'
import { runsOfBooks } from './printing/runs-of-books.ts'
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

/** Files that are only to be looked at before they go are still on their way. */
const hasFailed = ({ state, report }: PrintRunRow) =>
  state === 'failed' || (state === 'objected' && (report === null || isFaulty(report)))

type Printbook = Answer<typeof readPrintbook>

async function printbookOf(order: OrderRow, deps: Deps): Promise<Printbook> {
  const { db } = deps
  const { oid } = order
  if (order.paidAt === null) return { state: 'none', done: 0, volumes: [], readings: [] }
  const lines = new Map((await listLines(db, [oid])).map(line => [line.seq, line]))
  const frozenBooks = await listFrozenBooks(db, oid)
  const runs = await runsOfBooks(frozenBooks, deps)
  const books = frozenBooks.map(({ seq }) => {
    const line = lines.get(seq)
    invariant(line, 'a frozen book is of a line of its order')
    return { line, run: runs.get(seq) }
  })
  const made = books.map(({ run }) => run)
  const ids = made.flatMap(run => (run?.state === 'ready' ? run.runId : []))
  const files = Map.groupBy(await listFiles(db, ids), ({ runId }) => runId)
  const isReady = made.every(run => run?.state === 'ready')
  const isStuck = made.some(run => run !== undefined && hasFailed(run))
  const until = new Date(deps.now().getTime() + dayMs)
  const addressOf = (
    run: PrintRunRow | undefined,
    { title }: { title: string },
    kind: PrintFileRow['kind'],
    volume: number,
  ) => {
    const all = run && files.get(run.runId)
    const file = all?.find(file => file.volume === volume && file.kind === kind)
    const name = `${fileName(title)}-${kind}${volume === 0 ? '' : `-${volume}`}.pdf`
    return file ? orderFileAddress({ oid, sha256: file.sha256, name }, until, deps.settings.secret) : null
  }
  return {
    state: isReady ? 'ready' : isStuck ? 'failed' : 'making',
    done: Math.floor(made.reduce((sum, run) => sum + (run?.done ?? 0), 0) / Math.max(1, made.length)),
    volumes: books.flatMap(({ line, run }) =>
      Array.from({ length: line.volumes }, (_, i) => {
        const { bid, title, binding } = line
        const volume = i + 1
        const cover = addressOf(run, line, 'cover', volume)
        return { bid, title, binding, volume, cover, inner: addressOf(run, line, 'inner', volume) }
      }),
    ),
    readings: books
      .filter(({ line }) => line.binding === 'pdf')
      .map(({ line, run }) => ({
        bid: line.bid,
        title: line.title,
        href: addressOf(run, line, 'reading', 0),
      })),
  }
}
