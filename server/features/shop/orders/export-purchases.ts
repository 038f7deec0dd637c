import { money } from '#domain/money/money'
import type { Sql } from '../../../kernel/db/connect.ts'
import { presentAddress } from '../addresses/present-address.ts'
import { listAddressesOf } from '../addresses/store.ts'
import { listUses } from '../coupons/coupon-uses.ts'
import { presentCoupons } from '../coupons/present-coupons.ts'
import { listCouponsOf } from '../coupons/store.ts'
import { amountOf } from './check-order.ts'
import { presentSums } from './present-sums.ts'
import { listAllOrdersOf, listLines } from './store.ts'

/** `purchases.json` of what a person takes along (docs/export-format.md): addresses, coupons and all orders, hidden ones too. */
export async function exportPurchases(db: Sql, uid: string): Promise<ReadonlyMap<string, object>> {
  const orders = await listAllOrdersOf(db, uid)
  const oids = orders.map(({ oid }) => oid)
  const lines = Map.groupBy(await listLines(db, oids), ({ oid }) => oid)
  const uses = Map.groupBy(await listUses(db, oids), ({ oid }) => oid)
  const addresses = await listAddressesOf(db, uid)
  const coupons = await listCouponsOf(db, uid)
  const purchases = {
    addresses: addresses.map(presentAddress),
    coupons: await presentCoupons(db, uid, coupons),
    orders: orders.map(order => {
      const inCurrency = (minor: number) => amountOf(money(minor, order.currency))
      return {
        number: order.number,
        state: order.state,
        createdAt: order.createdAt.toISOString(),
        paidAt: order.paidAt?.toISOString() ?? null,
        region: order.region,
        shippingWay: order.shippingWay,
        address: order.address,
        email: order.email,
        note: order.note,
        ...presentSums(order),
        // an order that nothing was taken off has none
        coupons: (uses.get(order.oid) ?? []).map(({ code, amountMinor }) => ({
          code,
          discount: inCurrency(amountMinor),
        })),
        lines: (lines.get(order.oid) ?? []).map(line => ({
          title: line.title,
          author: line.author,
          typeset: line.typeset,
          binding: line.binding,
          quantity: line.quantity,
          pages: line.pages,
          billedPages: line.billedPages,
          volumes: line.volumes,
          subtotal: inCurrency(line.subtotalMinor),
          discount: inCurrency(line.discountMinor),
        })),
      }
    }),
  }
  const isEmpty = Object.values(purchases).every(list => list.length === 0)
  return new Map(isEmpty ? [] : [['purchases.json', purchases]])
}
