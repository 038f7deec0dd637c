import type { OrderAnswer } from '#contract/orders'
import type { Currency } from '#domain/money/currencies'
import { money } from '#domain/money/money'
import type { Sql } from '../../../kernel/db/connect.ts'
import { listOwn } from '../basket/store.ts'
import { listUses } from '../coupons/coupon-uses.ts'
import { amountOf } from './check-order.ts'
import type { LastPayment, PaymentParts } from './payment-parts.ts'
import { presentLineSums, presentSums } from './present-sums.ts'
import type { OrderLineRow, OrderRow } from './schema.ts'
import type { ShipmentParts } from './shipment-parts.ts'
import { shippedFrom } from './shipped-from.ts'
import { listLines } from './store.ts'

export interface OrderParts {
  payments: PaymentParts
  shipments: ShipmentParts
}

/** Orders of a person as the API shows them, in their order. */
export async function presentOrders(
  db: Sql,
  uid: string,
  rows: readonly OrderRow[],
  { payments, shipments }: OrderParts,
): Promise<OrderAnswer[]> {
  const oids = rows.map(({ oid }) => oid)
  const lines = Map.groupBy(await listLines(db, oids), ({ oid }) => oid)
  const uses = Map.groupBy(await listUses(db, oids), ({ oid }) => oid)
  const paid = await payments.lastOf(db, oids)
  const sent = await shipments.shipmentsOf(db, oids)
  const bids = [...lines.values()].flat().map(({ bid }) => bid)
  const onShelf = await listOwn(db, uid, [...new Set(bids)])
  return rows.map(row =>
    presentOrder(row, {
      // one whose lines went has none
      lines: lines.get(row.oid) ?? [],
      uses: uses.get(row.oid) ?? [],
      payment: paid.get(row.oid),
      shipment: sent.get(row.oid),
      onShelf,
    }),
  )
}

interface OrderFacts {
  lines: readonly OrderLineRow[]
  uses: readonly { code: string; amountMinor: number }[]
  payment: LastPayment | undefined
  /** Undefined before it is paid. */
  shipment: OrderAnswer['shipment'] | undefined
  /** Books that their person still has. */
  onShelf: ReadonlySet<string>
}

/** One order, with what is known of it. */
export function presentOrder(
  row: OrderRow,
  { lines, uses, payment, shipment, onShelf }: OrderFacts,
): OrderAnswer {
  const inCurrency = (minor: number) => amountOf(money(minor, row.currency))
  return {
    oid: row.oid,
    number: row.number,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    region: row.region,
    lines: lines.map(line => presentLine(line, row.currency, onShelf.has(line.bid))),
    ...presentSums(row),
    // what costs nothing is paid by no payment
    refunded: inCurrency(payment?.refundedMinor ?? 0),
    shippingWay: row.shippingWay,
    freeShipping: row.freeShipping,
    deliveryDays: row.deliveryDays,
    shippedFrom: shippedFrom(row, lines),
    address: row.address,
    email: row.email,
    note: row.note,
    coupons: uses.map(({ code, amountMinor }) => ({
      code,
      discount: inCurrency(amountMinor),
    })),
    payment: payment ? { id: payment.id, method: payment.method, state: payment.state } : null,
    shipment: shipment ?? { state: 'none', trackingNumber: null, trackingUrl: null },
  }
}

function presentLine(
  line: OrderLineRow,
  currency: Currency,
  isOnShelf: boolean,
): OrderAnswer['lines'][number] {
  return {
    bid: line.bid,
    title: line.title,
    author: line.author,
    bookType: line.bookType,
    typeset: line.typeset,
    binding: line.binding,
    quantity: line.quantity,
    pages: line.pages,
    billedPages: line.billedPages,
    volumes: line.volumes,
    ...presentLineSums(line, currency),
    isOnShelf,
  }
}
