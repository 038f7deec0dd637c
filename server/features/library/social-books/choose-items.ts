import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../books/schema.ts'
import { changeItems } from '../content/change-items.ts'
import { type ItemFilter, listFilteredIds } from '../content/filter-items.ts'
import type { Step } from '../content/record-change.ts'
import { lockItems } from '../content/write-items.ts'
import type { ItemState } from '../stored.ts'
import { selectionChanged } from '../topics.ts'

/** Changes many items at once, as one step of undo. Gives how many changed. */
export async function changeMany(
  book: BookRow,
  which: ItemFilter,
  state: ItemState,
  step: { label: Step['label']; by: string },
  deps: Deps,
): Promise<number> {
  return deps.db.transaction(async tx => {
    const rows = await lockItems(tx, book.bid, await listFilteredIds(tx, book.bid, which))
    const changing = rows.filter(
      row =>
        (state.chosen !== undefined && row.chosen !== state.chosen) ||
        // the recycle bin is for what is in the book
        (state.deleted !== undefined && row.deleted !== state.deleted && row.chosen),
    )
    const states = new Map(changing.map(row => [row.itemId, state]))
    await changeItems(tx, deps, book, changing, states, step)
    if (changing.length > 0) await deps.events.emit(tx, selectionChanged, { bid: book.bid })
    return changing.length
  })
}
