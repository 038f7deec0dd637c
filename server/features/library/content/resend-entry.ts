import { createHash } from 'node:crypto'
import type { ItemEdit, PatchEntry } from '#contract/item'
import { nameMedia } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { editItem } from './edit-item.ts'
import { type ItemRow, presentItem } from './present-item.ts'
import { lockItems } from './write-items.ts'

/** The id that an entry has by the key of its call: once in each book, as the primary key of items has it. */
export function entryIdOf(key: string): string {
  return `entry-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
}

/**
 * An entry whose call was answered before, but the answer was lost: it stays one. What was written since changes it as a step of
 * undo; `original` is the entry as it would be written now.
 */
export async function resendEntry(
  tx: Sql,
  book: BookRow,
  original: Item,
  entry: PatchEntry,
  by: string,
  deps: Pick<Deps, 'events' | 'now'>,
): Promise<{ row: ItemRow; revision: number; months: string[] } | Refused> {
  const itemId = original.id
  const [row] = await lockItems(tx, book.bid, [itemId])
  if (!row) return refuse('changedElsewhere')
  const edit = differences(row, original, entry, book.timeZone)
  if (Object.keys(edit).length === 0) return { row, revision: book.revision, months: [row.month] }
  const address = { itemId, chapterId: row.month }
  return editItem(book, address, { ...edit, version: row.version }, by, { ...deps, db: tx })
}

function differences(
  row: ItemRow,
  original: Item,
  entry: PatchEntry,
  timeZone: string,
): Omit<ItemEdit, 'version'> {
  const now = presentItem(row, timeZone)
  const shown = now.photos.filter(photo => !photo.removed).map(photo => photo.photoId)
  const known = new Set(now.photos.map(photo => photo.photoId))
  // a picture that it began with is named by its bytes, one that was added by its upload
  const photos = nameMedia(original).map(({ photoId }, at) =>
    known.has(photoId) ? { photoId } : { photoId: entry.picList[at] ?? photoId, added: true },
  )
  const title = original.title ?? ''
  return {
    ...(original.text !== now.content && { content: original.text }),
    ...(title !== now.title && { title }),
    ...(original.time !== row.time && { postDate: entry.postDate }),
    ...(photos.map(photo => photo.photoId).join() !== shown.join() && { photos }),
    ...(row.deleted && { deleted: false }),
    ...(!row.chosen && { chosen: true }),
  }
}
