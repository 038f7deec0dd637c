import type { DeskOrder, DeskRow } from '#contract/desk'
import { invariant } from '#domain/invariant'
import { money } from '#domain/money/money'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { dayMs } from '../../../scratch.ts'
import { listUses } from '../coupons/coupon-uses.ts'
import { listFrozenBooks } from '../freezing/store.ts'
import { amountOf } from '../orders/check-order.ts'
import { presentLineSums, presentSums } from '../orders/present-sums.ts'
import type { OrderLineRow, OrderRow } from '../orders/schema.ts'
import { listLines } from '../orders/store.ts'
import { orderFileAddress } from '../print-files/file-address.ts'
import { listFiles, type PrintFileRow, type PrintRunRow } from '../print-files/store.ts'
import { runsOfBooks } from '../printing/runs-of-books.ts'
import { presentPayment } from './present-payment.ts'
import { presentTroubles } from './present-troubles.ts'
import { findOrderWithShipment, listMailsOf, type OrderAndShipment } from './store.ts'

/** Orders in the list of the staff. */
export async function presentRows(db: Sql, rows: readonly OrderAndShipment[]): Promise<DeskRow[]> {
  const lines = await listLines(
    db,
    rows.map(({ order }) => order.oid),
  )
  const byOrder = Map.groupBy(lines, ({ oid }) => oid)
  return rows.map(row => presentRow(row, byOrder.get(row.order.oid) ?? [])) // presentRow wants a line
}

function presentRow(row: OrderAndShipment, lines: readonly OrderLineRow[]): DeskRow {
  const [first] = lines
  invariant(first, 'an order has a line')
  const { bid, title, typeset, binding, pages, volumes } = first
  return {
    ...presentHead(row),
    book: { bid, title, typeset, binding, pages, volumes },
    books: new Set(lines.map(line => line.bid)).size,
  }
}

/** An order without its books. */
export function presentHead({ order, shipment, trouble }: OrderAndShipment): Omit<DeskRow, 'book' | 'books'> {
  return {
    oid: order.oid,
    number: order.number,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    region: order.region,
    total: amountOf(money(order.totalMinor, order.currency)),
    email: order.email,
    addressee: order.address && { firstName: order.address.firstName, lastName: order.address.lastName },
    shippingWay: order.shippingWay,
    trouble,
    shipment: {
      state: shipment?.state ?? 'none',
      why: shipment?.why ?? null,
      printer: shipment?.printer ?? null,
      jobId: shipment?.jobId ?? null,
      trackingNumber: shipment?.trackingNumber ?? null,
      trackingUrl: shipment?.trackingAddress ?? null,
      reprints: shipment?.reprints ?? 0,
      handedOverAt: shipment?.handedOverAt?.toISOString() ?? null,
      shippedAt: shipment?.shippedAt?.toISOString() ?? null,
    },
  }
}

/** One with its files and mails; undefined where there is none. */
export async function presentDeskOrder(oid: string, deps: Deps): Promise<DeskOrder | undefined> {
  const { db } = deps
  const row = await findOrderWithShipment(db, oid)
  if (!row) return undefined
  const { order } = row
  const { address, note, currency } = order
  const [lines, uses, mails, made, payment, troubles] = await Promise.all([
    listLines(db, [oid]),
    listUses(db, [oid]),
    listMailsOf(db, oid),
    madeOf(oid, deps),
    presentPayment(db, oid),
    presentTroubles(db, oid),
  ])
  return {
    ...presentRow(row, lines),
    address,
    note,
    sums: { ...presentSums(order), freeShipping: order.freeShipping },
    coupons: presentUses(order, uses),
    payment,
    troubles,
    lines: lines.map(line => {
      const { seq, title, author, typeset, binding, quantity, pages, billedPages, volumes } = line
      const files = made.get(seq)
      return {
        seq,
        title,
        author,
        typeset,
        binding,
        quantity,
        pages,
        billedPages,
        volumes,
        ...presentLineSums(line, currency),
        files: files ? presentFiles(oid, files.run, files.files, deps) : null,
      }
    }),
    mails: mails.map(({ kind, about, state, endedAt }) => ({
      kind,
      about,
      state,
      endedAt: endedAt?.toISOString() ?? null,
    })),
  }
}

/** An order has one coupon of free delivery at most, and one for its books, which takes off what is off the books. */
function presentUses(
  { currency, discountMinor, freeShipping }: OrderRow,
  uses: readonly { code: string; amountMinor: number }[],
): DeskOrder['coupons'] {
  const isForBooks = (amountMinor: number) => freeShipping !== 'coupon' || amountMinor === discountMinor
  const ofBooks = uses.find(({ amountMinor }) => isForBooks(amountMinor))
  return uses.map(use => ({
    code: use.code,
    discount: amountOf(money(use.amountMinor, currency)),
    takesOff: use === ofBooks ? 'books' : 'shipping',
  }))
}

/** The run and the files of each line whose files were asked for. */
async function madeOf(
  oid: string,
  deps: Deps,
): Promise<Map<number, { run: PrintRunRow; files: PrintFileRow[] }>> {
  const runs = await runsOfBooks(await listFrozenBooks(deps.db, oid), deps)
  const files = await listFiles(
    deps.db,
    [...runs.values()].map(({ runId }) => runId),
  )
  return new Map(
    [...runs].map(([seq, run]) => [seq, { run, files: files.filter(({ runId }) => runId === run.runId) }]),
  )
}

function presentFiles(
  oid: string,
  { state, profile, done, pages, report }: PrintRunRow,
  files: readonly PrintFileRow[],
  { settings, now }: Deps,
): DeskOrder['lines'][number]['files'] {
  const until = new Date(now().getTime() + dayMs)
  return {
    state,
    profile,
    done,
    pages,
    errors: report?.errors ?? 0,
    warnings: report?.warnings ?? 0,
    rules: Object.entries(report?.rules ?? {}).map(([rule, times]) => ({ rule, times })),
    files: files.map(({ volume, kind, sha256, bytes }) => ({
      volume,
      kind,
      bytes,
      href: orderFileAddress({ oid, sha256, name: `${kind}-${volume}.pdf` }, until, settings.secret),
    })),
  }
}
