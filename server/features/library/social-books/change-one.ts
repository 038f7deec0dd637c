import type { ItemEdit, PatchEntry } from '#contract/item'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { editItem } from '../content/edit-item.ts'
import { writePatch } from '../content/write-patch.ts'
import { selectionChanged } from '../topics.ts'

/** Changes one item away from its page: the month is set later. */
export async function changeOne(
  book: BookRow,
  address: { itemId: string; chapterId: string },
  edit: ItemEdit,
  by: string,
  deps: Deps,
): ReturnType<typeof editItem> {
  return deps.db.transaction(async tx => {
    const changed = await editItem(book, address, edit, by, { ...deps, db: tx })
    if (!isRefused(changed) && changed.months.length > 0)
      await deps.events.emit(tx, selectionChanged, { bid: book.bid })
    return changed
  })
}

/** Writes an entry by hand away from its page: the month is set later. */
export async function addPatch(
  book: BookRow,
  entry: PatchEntry,
  by: string,
  deps: Deps,
  key: string | undefined,
): ReturnType<typeof writePatch> {
  return deps.db.transaction(async tx => {
    const written = await writePatch(book, entry, by, { ...deps, db: tx }, key)
    if (!isRefused(written)) await deps.events.emit(tx, selectionChanged, { bid: book.bid })
    return written
  })
}
