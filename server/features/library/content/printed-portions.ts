import type { Sql } from '../../../kernel/db/connect.ts'
import type { ItemRow } from './present-item.ts'
import { countPrintedByMonth, listPrinted } from './printed-items.ts'

/** All items that a book prints, in its order, some months at a time: a book of thousands is never in memory as a whole. */
export async function* printedPortions(db: Sql, bid: string): AsyncGenerator<ItemRow[]> {
  const counts = (await countPrintedByMonth(db, bid)).sort((a, b) => a.month.localeCompare(b.month))
  let months: string[] = []
  let items = 0
  for (const { month, items: inMonth } of counts) {
    months.push(month)
    items += inMonth
    if (items < itemsAtOnce) continue
    yield await listPrinted(db, bid, months)
    months = []
    items = 0
  }
  if (months.length > 0) yield await listPrinted(db, bid, months)
}

/** So few that what is made of them keeps nobody waiting. */
const itemsAtOnce = 200
