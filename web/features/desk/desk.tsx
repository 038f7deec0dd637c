import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'
import { loadLater } from '../../ui/load-later.ts'
import { DeskActList } from './acts/desk-act-list.tsx'
import { DeskCoupons } from './coupons/desk-coupons.tsx'
import { DeskOrder } from './desk-order.tsx'
import { DeskOrders } from './desk-orders.tsx'
import { DeskFigures } from './figures/desk-figures.tsx'
import { DeskPrices } from './prices/desk-prices.tsx'

// for who runs the service: the shop does not carry them
const DeskPeople = loadLater(() => import('./people/desk-people.tsx').then(module => module.DeskPeople))
const DeskInvitations = loadLater(() =>
  import('./invitations/desk-invitations.tsx').then(module => module.DeskInvitations),
)
const DeskJobs = loadLater(() => import('./jobs/desk-jobs.tsx').then(module => module.DeskJobs))
const DeskStore = loadLater(() => import('./service/desk-store.tsx').then(module => module.DeskStore))
const DeskService = loadLater(() => import('./service/desk-service.tsx').then(module => module.DeskService))

/** Parts of the desk by the last part of their address; no order has such an id. */
const parts = new Map<string, ComponentType>([
  ['coupons', DeskCoupons],
  ['prices', DeskPrices],
  ['figures', DeskFigures],
  ['acts', DeskActList],
  ['people', DeskPeople],
  ['invitations', DeskInvitations],
  ['jobs', DeskJobs],
  ['store', DeskStore],
  ['service', DeskService],
])

/** Where the staff works: orders of all people, one of them, or another part of the desk. */
export function Desk() {
  const { part } = useParams()
  if (part === undefined) return <DeskOrders />
  const Part = parts.get(part)
  return Part ? (
    <Suspense>
      <Part />
    </Suspense>
  ) : (
    <DeskOrder key={part} oid={part} />
  )
}
