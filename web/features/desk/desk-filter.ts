import type { CallInput } from '#contract/call'
import type { listDeskOrders } from '#contract/desk'
import { type OrderState, orderStates } from '#domain/orders/order-states'
import { type ShipmentState, shipmentStates } from '#domain/orders/shipment-states'

/** Which orders are shown; it stands in the address, so that it is there again when one comes back. */
export interface DeskFilter {
  state?: OrderState
  /** How far the printing is; `stuck`: it waits for the staff. */
  shipment?: ShipmentState | 'stuck'
  /** Placed so many days ago or longer. */
  days?: number
  search?: string
}

/** Ages that one can choose, in days. */
export const filterDays = [1, 3, 7, 14, 30] as const

/** What an address says; what is no such thing is left out. */
export function filterOf(params: URLSearchParams): DeskFilter {
  const state = orderStates.find(name => name === params.get('state'))
  const shipment = ([...shipmentStates, 'stuck'] as const).find(name => name === params.get('shipment'))
  const days = filterDays.find(count => String(count) === params.get('days'))
  const search = params.get('search')?.trim().slice(0, 100)
  return {
    ...(state && { state }),
    ...(shipment && { shipment }),
    ...(days !== undefined && { days }),
    ...(search && { search }),
  }
}

/** The same for the call; `now` in milliseconds. */
export function deskQuery(
  { state, shipment, days, search }: DeskFilter,
  now: number,
): NonNullable<CallInput<typeof listDeskOrders>['query']> {
  return {
    ...(state && { state }),
    ...(shipment && (shipment === 'stuck' ? { stuck: 'true' as const } : { shipment })),
    ...(days !== undefined && { before: new Date(now - days * dayMs).toISOString() }),
    ...(search && { search }),
  }
}

const dayMs = 24 * 60 * 60 * 1000
