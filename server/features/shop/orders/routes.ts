import { idempotencyHeader } from '#contract/call'
import type { OrderAnswer } from '#contract/orders'
import * as calls from '#contract/orders'
import { readBindingUsage } from '#contract/prices'
import { invariant } from '#domain/invariant'
import { bindingUsage } from '#domain/orders/binding-usage'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { coverAddresses } from '../../library/books/cover-addresses.ts'
import { pricePolicy } from '../prices/policy.ts'
import { checkOrder } from './check-order.ts'
import { type PlacedNow, placeOrder } from './place-order.ts'
import { orderBookPolicy, orderPolicy } from './policy.ts'
import { type OrderParts, presentOrder, presentOrders } from './present-order.ts'
import { countSold, listOrdersOf, readOrder, setHidden } from './store.ts'

const bookRoute = routesOf(orderBookPolicy)
const route = routesOf(orderPolicy)
const priceRoute = routesOf(pricePolicy)

/** Orders, with what is given to them of payments and of making and sending. */
export function orderRoutes(parts: OrderParts): readonly Route<Deps>[] {
  return [
    bookRoute(
      calls.checkOrder,
      ({ caller, body }, deps) => checkOrder(caller.uid, body, parts.payments, deps),
      {
        max: 120,
        timeWindow: 60_000,
      },
    ),
    bookRoute(calls.placeOrder, async ({ caller, headers, body }, deps) => {
      const key = headers[idempotencyHeader]
      const placed = await placeOrder(caller.uid, key, body, parts.payments, deps)
      if (isRefused(placed)) return placed
      if ('payment' in placed) return begun(placed, caller.uid, deps)
      const pid = (await parts.payments.lastOf(deps.db, [placed.oid])).get(placed.oid)?.id
      invariant(pid !== undefined, 'an order was placed with a payment')
      const payment = await parts.payments.begin(pid, deps)
      return { order: await present(placed.oid, caller.uid, deps), payment }
    }),
    bookRoute(calls.listOrders, async ({ caller }, { db }) => {
      const orders = await presentOrders(db, caller.uid, await listOrdersOf(db, caller.uid), parts)
      const onShelf = orders.flatMap(({ lines }) => lines).filter(({ isOnShelf }) => isOnShelf)
      const covers = await coverAddresses(db, [...new Set(onShelf.map(({ bid }) => bid))])
      return { orders, covers: Object.fromEntries(covers) }
    }),
    route(calls.readOrder, ({ caller, order }, deps) => present(order.oid, caller.uid, deps)),
    route(calls.hideOrder, async ({ order }, { db, now }) => {
      await setHidden(db, order.oid, now())
      return {}
    }),
    route(calls.payOrder, async ({ caller, order, body }, deps) => {
      if (order.state !== 'pending') return refuse('orderClosed')
      const payment = await parts.payments.retry(order.oid, body.method, deps)
      if (isRefused(payment)) return payment
      return { order: await present(order.oid, caller.uid, deps), payment }
    }),
    priceRoute(readBindingUsage, async (_, { db }) => ({ bindings: bindingUsage(await countSold(db)) })),
    route(calls.readPrintbook, ({ order }, deps) => parts.shipments.printbookOf(order, deps)),
  ]

  /** A new order is as it was written, unless its payment has ended already. */
  async function begun({ oid, payment: created, order, lines, uses }: PlacedNow, uid: string, deps: Deps) {
    const [line] = lines
    invariant(line, 'an order has a line')
    const { number, email } = order
    const payment = await created.begin({ number, email, bid: line.bid })
    if (payment.state !== 'confirming') return { order: await present(oid, uid, deps), payment }
    const { id, method, state } = payment
    const facts = {
      lines,
      uses: uses.map(({ code, discount }) => ({ code, amountMinor: discount.amountMinor })),
      payment: { id, method, state, refundedMinor: 0 },
      shipment: undefined,
      onShelf: new Set(lines.map(({ bid }) => bid)),
    }
    return { order: presentOrder(order, facts), payment }
  }

  /** As it is after what was done with it. */
  async function present(oid: string, uid: string, { db }: Deps): Promise<OrderAnswer> {
    const row = await readOrder(db, oid)
    const [order] = row ? await presentOrders(db, uid, [row], parts) : []
    invariant(order, 'orders stay')
    return order
  }
}
