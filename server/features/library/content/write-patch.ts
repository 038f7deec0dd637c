import type { PatchEntry } from '#contract/item'
import type { Item } from '#domain/books/item'
import { momentOf } from '#domain/time/civil-time'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { updateBook } from '../books/store.ts'
import { ownImages } from '../images/own-images.ts'
import { deriveColumns } from './derive-columns.ts'
import type { ItemRow } from './present-item.ts'
import { recordChange } from './record-change.ts'
import { entryIdOf, resendEntry } from './resend-entry.ts'
import { insertUnlessThere } from './store.ts'
import { touchBook } from './touch-book.ts'
import { uploadedPhoto } from './uploaded-photo.ts'

/**
 * An entry written by hand comes in at its date (specification 5): words or at least one picture. The same `key` again is the same
 * entry of the book.
 */
export async function writePatch(
  book: BookRow,
  entry: PatchEntry,
  by: string,
  deps: Pick<Deps, 'events' | 'newId' | 'now'> & { db: Sql },
  key?: string,
): Promise<{ row: ItemRow; revision: number; months: string[] } | Refused> {
  const { content, picList } = entry
  const title = entry.title?.trim() ?? ''
  if (content.trim() === '' && picList.length === 0) return refuse('emptyPatch')
  const time = momentOf(entry.postDate, book.timeZone)
  if (time === undefined) return refuse('badDate')
  const itemId = key === undefined ? deps.newId() : entryIdOf(key)
  return deps.db.transaction(async tx => {
    const pictures = await ownImages(tx, book.uid, picList)
    if (!pictures) return refuse('unknownPicture')
    const original: Item = {
      id: itemId,
      source: 'patch',
      kind: 'post',
      time,
      text: content,
      ...(title !== '' && { title }),
      media: pictures.map(image => uploadedPhoto(image, itemId)),
      people: [],
      links: [],
      origin: { archive: 'patch', path: itemId },
    }
    const now = deps.now()
    const row = await insertUnlessThere(tx, {
      bid: book.bid,
      itemId,
      type: 'patch',
      original,
      edits: {},
      chosen: true,
      deleted: false,
      pending: false,
      version: 0,
      fromName: null,
      updatedAt: now,
      ...deriveColumns(original, {}, book.timeZone),
    })
    if (!row) return resendEntry(tx, book, original, entry, by, deps)
    await updateBook(tx, book.bid, { patched: true })
    const step = {
      before: { items: { [itemId]: { chosen: false } } },
      after: { items: { [itemId]: { chosen: true } } },
    }
    await recordChange(tx, book.bid, { label: 'patch', ...step }, now)
    const months = [row.month]
    const revision = await touchBook(tx, deps, book.bid, { months, items: [itemId], by })
    return { row, revision, months }
  })
}
