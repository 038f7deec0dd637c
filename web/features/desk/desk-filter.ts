import type { CallInput } from '#contract/call'
import type { listDeskOrders } from '#contract/desk'
import { type OrderState, orderStates } from '#domain/orders/order-states'
import { type ShipmentState, shipmentStates } from '#domain/orders/shipment-states'
import { daysFrom, isDay, startOf } from './local-days.ts'

/** Which orders are shown; it stands in the address, so that it is there again when one comes back. */
export interface DeskFilter {
  state?: OrderState
  /** How far the printing is; `stuck`: it waits for the staff. */
  shipment?: ShipmentState | 'stuck'
  /** Placed so many days ago or longer. */
  days?: number
  /** The first day on which they were placed and the last, where the reader is (YYYY-MM-DD). */
  from?: string
  until?: string
  search?: string
}

/** Ages that one can choose, in days. */
export const filterDays = [1, 3, 7, 14, 30] as const

/** What an address says; what is no such thing is left out. */
export function filterOf(params: URLSearchParams): DeskFilter {
  const state = orderStates.find(name => name === params.get('state'))
  const shipment = ([...shipmentStates, 'stuck'] as const).find(name => name === params.get('shipment'))
  const days = filterDays.find(count => String(count) === params.get('days'))
  const from = dayIn(params, 'from')
  const until = dayIn(params, 'until')
  const search = params.get('search')?.trim().slice(0, 100)
  return {
    ...(state && { state }),
    ...(shipment && { shipment }),
    ...(days !== undefined && { days }),
    ...(from && { from }),
    ...(until && { until }),
    ...(search && { search }),
  }
}

/** The same for the call; `now` in milliseconds. */
export function deskQuery(
  { state, shipment, days, from, until, search }: DeskFilter,
  now: number,
): NonNullable<CallInput<typeof listDeskOrders>['query']> {
  const before = [
    ...(days === undefined ? [] : [now - days * dayMs]),
    ...(until === undefined ? [] : [daysFrom(until, 1).getTime()]),
  ]
  return {
    ...(state && { state }),
    ...(shipment && (shipment === 'stuck' ? { stuck: 'true' as const } : { shipment })),
    ...(from !== undefined && { from: startOf(from).toISOString() }),
    ...(before.length > 0 && { before: new Date(Math.min(...before)).toISOString() }),
    ...(search && { search }),
  }
}

function dayIn(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name)
  return day !== null && isDay(day) ? day : undefined
}

const dayMs = 24 * 60 * 60 * 1000
