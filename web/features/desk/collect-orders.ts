import type { Answer, CallInput } from '#contract/call'
import type { exportDeskOrders } from '#contract/desk-bookkeeping'
import { type AfterOrder, followingOrders } from './following-orders.ts'
import { moreOrdersCsv, ordersCsv } from './orders-csv.ts'

export type OrdersQuery = NonNullable<CallInput<typeof exportDeskOrders>['query']>
type Page = Answer<typeof exportDeskOrders>

/** What one file may hold; who has more takes them out in shorter spans. */
export const mostOrders = 100_000

/** All orders of a filter as a table, read page by page; undefined where they are more than one file may hold. */
export async function collectOrders(
  query: OrdersQuery,
  readPage: (query: OrdersQuery) => Promise<Page>,
  onRead: (count: number) => void,
): Promise<string | undefined> {
  let csv = ordersCsv([])
  let count = 0
  let after: AfterOrder | undefined
  do {
    const page = await readPage({ ...query, ...after })
    csv += moreOrdersCsv(page.orders)
    count += page.orders.length
    onRead(count)
    after = followingOrders(page)
    if (after && count >= mostOrders) return undefined
  } while (after)
  return csv
}
