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
    // those too whose pictures are on their way
    const ids = [
      ...(await listFilteredIds(tx, bid, {})),
      ...(await listFilteredIds(tx, bid, { isPending: true })),
    ]
    const rows = await lockItems(tx, bid, ids)
    const current = await lockBook(tx, bid)
    if (!current) return
    const choices = chooseForSpan(rows, span)
    const states = new Map([...choices].map(([itemId, chosen]) => [itemId, { chosen }]))
    const changing = rows.filter(row => states.has(row.itemId))
    await updateBook(tx, bid, span)
    const { since, until } = current
    const beside = { before: { span: { since, until } }, after: { span } }
    await changeItems(tx, deps, book, changing, states, { label: 'choose', by, beside })
    if (changing.length > 0) await deps.events.emit(tx, selectionChanged, { bid })
  })
}
