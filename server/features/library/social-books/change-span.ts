import { chooseForSpan, type Span } from '#domain/books/span'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook, updateBook } from '../books/store.ts'
import { changeItems } from '../content/change-items.ts'
import { listFilteredIds } from '../content/filter-items.ts'
import { lockItems } from '../content/write-items.ts'
import { selectionChanged } from '../topics.ts'

/** The months that a book takes in, and with them what is in it: one step of undo. */
export async function changeSpan(book: BookRow, span: Span, by: string, deps: Deps): Promise<void> {
  await deps.db.transaction(async tx => {
    const { bid } = book
    // locked first: what an import brings in this moment is among them, or comes in by the new span
    const current = await lockBook(tx, bid)
    if (!current) return
    // those too whose pictures are on their way
    const ids = [
      ...(await listFilteredIds(tx, bid, {})),
      ...(await listFilteredIds(tx, bid, { isPending: true })),
    ]
    const rows = await lockItems(tx, bid, ids)
    const choices = chooseForSpan(rows, span)
    const states = new Map([...choices].map(([itemId, chosen]) => [itemId, { chosen }]))
    const changing = rows.filter(row => states.has(row.itemId))
    const { since, until } = current
    if (changing.length === 0 && since === span.since && until === span.until) return
    await updateBook(tx, bid, span)
    const beside = { before: { span: { since, until } }, after: { span } }
    await changeItems(tx, deps, book, changing, states, { label: 'choose', by, beside })
    if (changing.length > 0) await deps.events.emit(tx, selectionChanged, { bid })
  })
}
