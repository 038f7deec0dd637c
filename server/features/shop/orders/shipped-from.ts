import { holidayNotice } from '#domain/prices/holiday-notice'
import { isPrinted } from '#domain/prices/order-line'
import type { OrderLineRow, OrderRow } from './schema.ts'

/** The day (YYYY-MM-DD) from which an order is shipped, where it was placed in a holiday of the printer's, as the check of it said. */
export function shippedFrom(
  { createdAt }: Pick<OrderRow, 'createdAt'>,
  lines: readonly Pick<OrderLineRow, 'binding'>[],
): string | null {
  if (!lines.some(isPrinted)) return null
  return holidayNotice(createdAt.getTime())?.shippedFrom ?? null // most days are no holiday
}
