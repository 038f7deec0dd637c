import type { OrderLine } from './order-line.ts'

/** Pages that are billed at least of a copy (specification 9; the older line billed 40). */
export const leastBilledPages = { current: 60, older: 40 } as const

/** Pages of a calendar that are billed, whatever it holds (open points, prices of photo books and calendars). */
const calendarPages = 26

/** Pages that one copy is billed for. */
export function billedPages({
  bookType,
  billablePages,
}: Pick<OrderLine, 'bookType' | 'billablePages'>): number {
  if (bookType === 'calendar') return calendarPages
  return Math.max(leastBilledPages.current, billablePages)
}
