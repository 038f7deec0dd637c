import * as calls from '#contract/desk'
import { exportDeskOrders } from '#contract/desk-bookkeeping'
import type { Currency } from '#domain/money/currencies'
import { money, moneyText, parseMoney } from '#domain/money/money'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { isRefused, type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { coverAddresses } from '../../library/books/cover-addresses.ts'
import { readOrder } from '../orders/store.ts'
import { askRefund } from '../payments/ask-refund.ts'
import { refundAgain } from '../payments/refund-again.ts'
import { acceptFiles } from '../printing/make-order.ts'
import { reprintOrder, shipOrder } from '../printing/ship-order.ts'
import { type ActingStaff, type DeskAct, recordAct } from './acts/record-act.ts'
import { deskPolicy } from './policy.ts'
import { presentBooked } from './present-booked.ts'
import { presentDeskOrder, presentRows } from './present-desk.ts'
import { listOrdersWithShipments, settleTrouble } from './store.ts'

const route = routesOf(deskPolicy)

export const deskRoutes: readonly Route<Deps>[] = [
  route(calls.listDeskOrders, async ({ query }, { db }) => {
    const rows = await listOrdersWithShipments(db, query, atOnce + 1)
    const orders = await presentRows(db, rows.slice(0, atOnce))
    const bids = [...new Set(orders.map(({ book }) => book.bid))]
    const covers = await coverAddresses(db, bids, { withPictures: false })
    return { orders, hasMore: rows.length > atOnce, covers: Object.fromEntries(covers) }
  }),
  route(exportDeskOrders, async ({ query }, { db }) => {
    const rows = await listOrdersWithShipments(db, query, bookedAtOnce + 1)
    const orders = await presentBooked(db, rows.slice(0, bookedAtOnce))
    return { orders, hasMore: rows.length > bookedAtOnce }
  }),
  route(
    calls.readDeskOrder,
    async ({ params }, deps) => (await presentDeskOrder(params.oid, deps)) ?? refuse('notFound'),
  ),
  route(calls.shipDeskOrder, ({ params, body, caller, request }, deps) => {
    const { trackingNumber: number, trackingUrl } = body
    const tracking =
      number === '' ? undefined : { number, ...(trackingUrl !== undefined && { address: trackingUrl }) }
    const details = number === '' ? [] : [{ name: 'trackingNumber', value: number }]
    return perform({ act: 'ship', target: params.oid, details }, { caller, request }, deps, tx =>
      shipOrder(tx, params.oid, tracking, deps),
    )
  }),
  route(calls.reprintDeskOrder, ({ params, caller, request }, deps) =>
    perform({ act: 'reprint', target: params.oid }, { caller, request }, deps, tx =>
      reprintOrder(tx, params.oid, deps),
    ),
  ),
  route(calls.refundDeskOrder, async ({ params, body, caller, request }, deps) => {
    const order = await readOrder(deps.db, params.oid)
    if (!order) return refuse('notFound')
    const amountMinor = minorOf(body.amount, order.currency)
    if (amountMinor === undefined) return refuse('refundTooMuch')
    const shownLeftMinor = minorOf(body.refundable, order.currency)
    if (shownLeftMinor === undefined) return refuse('deskOutdated')
    const act = { act: 'refund', target: order.oid, details: [amountDetail(amountMinor, order)] } as const
    return perform(act, { caller, request }, deps, async tx => {
      const refund = await askRefund(
        tx,
        order.oid,
        { amountMinor, shownLeftMinor, askedBy: caller.uid },
        deps,
      )
      return isRefused(refund) ? refund : true
    })
  }),
  route(calls.refundDeskOrderAgain, async ({ params, caller, request }, deps) => {
    const { oid, rid } = params
    const details = [{ name: 'refund', value: rid }]
    return perform({ act: 'refundAgain', target: oid, details }, { caller, request }, deps, async tx => {
      const refund = await refundAgain(tx, oid, rid, deps)
      return isRefused(refund) ? refund : refund !== undefined
    })
  }),
  route(calls.settleDeskTrouble, ({ params, caller, request }, deps) => {
    const { oid, troubleId } = params
    const details = [{ name: 'trouble', value: troubleId }]
    return perform({ act: 'settleTrouble', target: oid, details }, { caller, request }, deps, tx =>
      settleTrouble(tx, oid, troubleId, deps.now()),
    )
  }),
  route(calls.acceptDeskFiles, ({ params, caller, request }, deps) =>
    perform({ act: 'accept', target: params.oid }, { caller, request }, deps, tx =>
      acceptFiles(tx, params.oid, deps),
    ),
  ),
]

const atOnce = 100
/** Fifty thousand are a hundred short calls, between which all others have their turn. */
const bookedAtOnce = 500

/** Minor units of an amount in the order's currency; undefined where it is none of it. */
function minorOf(amount: { amount: string; currency: Currency }, currency: Currency): number | undefined {
  if (amount.currency !== currency) return undefined
  try {
    return parseMoney(amount.amount, currency).amountMinor
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function amountDetail(amountMinor: number, { currency }: { currency: Currency }) {
  return { name: 'amount', value: `${currency} ${moneyText(money(amountMinor, currency))}` }
}

/** What is done is written down, with who did it; what could not be done, or was refused, changes nothing. */
async function perform(
  act: DeskAct,
  staff: ActingStaff,
  deps: Deps,
  change: (tx: Sql) => Promise<boolean | Refused>,
) {
  const done = await deps.db.transaction(async tx => {
    const changed = await change(tx)
    if (changed === true) await recordAct(tx, act, staff, deps)
    return changed
  })
  if (isRefused(done)) return done
  const order = await presentDeskOrder(act.target, deps)
  return order ? { done, order } : refuse('notFound')
}
