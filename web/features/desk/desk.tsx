import { useParams } from 'react-router'
import { DeskActList } from './acts/desk-act-list.tsx'
import { DeskCoupons } from './coupons/desk-coupons.tsx'
import { DeskOrder } from './desk-order.tsx'
import { DeskOrders } from './desk-orders.tsx'
import { DeskFigures } from './figures/desk-figures.tsx'
import { DeskPrices } from './prices/desk-prices.tsx'

/** Parts of the desk by the last part of their address; no order has such an id. */
const parts = new Map([
  ['coupons', DeskCoupons],
  ['prices', DeskPrices],
  ['figures', DeskFigures],
  ['acts', DeskActList],
])

/** Where the staff works: orders of all people, one of them, or another part of the desk. */
export function Desk() {
  const { part } = useParams()
  if (part === undefined) return <DeskOrders />
  const Part = parts.get(part)
  return Part ? <Part /> : <DeskOrder key={part} oid={part} />
}
