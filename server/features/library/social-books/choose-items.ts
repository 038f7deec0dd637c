import { and, eq, gte, lte, type SQL } from 'drizzle-orm'
import type { ContentType } from '#domain/catalogue/content-types'
import type { Deps } from '../../../deps.ts'
import { changeItems } from '../content/change-items.ts'
import type { Step } from '../content/record-change.ts'
import { lockItems } from '../content/write-items.ts'
import { type BookRow, items } from '../schema.ts'
import type { ItemState } from '../stored.ts'
import { selectionChanged } from '../topics.ts'

export interface Which {
  month?: string | undefined
  type?: ContentType | undefined
  from?: string | undefined
  since?: string | undefined
  until?: string | undefined
}

/** Changes many items at once, as one step of undo. Gives how many changed. */
export async function changeMany(
  book: BookRow,
  which: Which,
  state: ItemState,
  step: { label: Step['label']; by: string },
  deps: Deps,
): Promise<number> {
  return deps.db.transaction(async tx => {
    const found = await tx
      .select({ itemId: items.itemId })
      .from(items)
      .where(and(eq(items.bid, book.bid), eq(items.pending, false), ...conditions(which)))
    const rows = await lockItems(
      tx,
      book.bid,
      found.map(row => row.itemId),
    )
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

function conditions({ month, type, from, since, until }: Which): SQL[] {
  const found = [
    month === undefined ? undefined : eq(items.month, month),
    type && eq(items.type, type),
    from === undefined ? undefined : eq(items.fromName, from),
    since === undefined ? undefined : gte(items.month, since),
    until === undefined ? undefined : lte(items.month, until),
  ]
  return found.filter(condition => condition !== undefined)
}
