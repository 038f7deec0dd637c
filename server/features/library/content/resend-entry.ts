import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { ItemEdit, PatchEntry } from '#contract/item'
import { applyEdits, type ItemEdits, nameMedia } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { sameJson } from '../../../kernel/db/same-json.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { editItem } from './edit-item.ts'
import { type ItemRow, presentItem } from './present-item.ts'
import { changes } from './schema.ts'
import { lockItems } from './write-items.ts'

/** The id that an entry has by the key of its call: once in each book, as the primary key of items has it. */
export function entryIdOf(key: string): string {
  return `entry-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
}

/**
 * An entry whose call was answered before, but the answer was lost: it stays one. What is sent as it was sent last leaves the entry as
 * it is, whatever was done to it since. Other words change it as a step of undo, unless something was done to it: then they are
 * refused. `original` is the entry as it would be written now.
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
  const sent = await editsAsSent(tx, book.bid, itemId)
  if (isSameEntry(applyEdits(row.original, sent), original))
    return { row, revision: book.revision, months: [row.month] }
  if (row.deleted || !row.chosen || !sameJson(row.edits, sent)) return refuse('changedElsewhere')
  const edit = { ...differences(row, original, entry, book.timeZone), version: row.version, run: itemId }
  return editItem(book, { itemId, chapterId: row.month }, edit, by, { ...deps, db: tx })
}

/** What the entry was changed by when it was sent last: steps of its own run are those that it made when it was sent again. */
async function editsAsSent(tx: Sql, bid: string, itemId: string): Promise<ItemEdits> {
  const [step] = await tx
    .select({ after: changes.after })
    .from(changes)
    .where(and(eq(changes.bid, bid), eq(changes.run, itemId)))
    .orderBy(desc(changes.seq))
    .limit(1)
  return step?.after.items?.[itemId]?.edits ?? {}
}

function isSameEntry(one: Item, other: Item): boolean {
  const [first, second] = [one, other].map(({ text, title = '', time, ...item }) =>
    JSON.stringify([text, title, time, nameMedia({ text, time, ...item }).map(({ photoId }) => photoId)]),
  )
  return first === second
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
  }
}
