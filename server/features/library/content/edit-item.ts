import type { ItemEdit } from '#contract/item'
import { editedMedia, type ItemEdits, type NamedMedia, type PhotoEdit } from '#domain/books/apply-edits'
import { momentOf } from '#domain/time/civil-time'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { ownImages } from '../images/own-images.ts'
import type { ItemState } from '../stored.ts'
import { type ChangedItems, changeItems } from './change-items.ts'
import type { ItemRow } from './present-item.ts'
import type { Step } from './record-change.ts'
import { uploadedPhoto } from './uploaded-photo.ts'
import { lockItems } from './write-items.ts'

/** Changes one item as a step of undo; `chapterId` is the month that the caller believes it stands in. */
export async function editItem(
  book: BookRow,
  address: { itemId: string; chapterId: string },
  edit: ItemEdit,
  by: string,
  deps: Pick<Deps, 'events' | 'now'> & { db: Sql },
): Promise<(ChangedItems & { row: ItemRow }) | Refused> {
  return deps.db.transaction(async tx => {
    const [row] = await lockItems(tx, book.bid, [address.itemId])
    if (!row || row.pending) return refuse('notFound')
    if (row.version !== edit.version) return refuse('changedElsewhere')
    if (row.month !== address.chapterId) return refuse('notFound')
    if (row.deleted && edit.deleted !== false && changesContent(edit)) return refuse('itemInBin')
    const added = await addedPhotos(tx, book.uid, row, edit)
    if (!added) return refuse('unknownPicture')
    const state = stateAfter(row, edit, added, book.timeZone)
    if ('refused' in state) return state
    const step = { label: labelOf(edit), run: edit.run, by }
    const changed = await changeItems(tx, deps, book, [row], new Map([[row.itemId, state]]), step)
    const [after] = await lockItems(tx, book.bid, [address.itemId])
    return { ...changed, row: after ?? row }
  })
}

function stateAfter(
  row: ItemRow,
  edit: ItemEdit,
  added: NamedMedia[],
  timeZone: string,
): ItemState | Refused {
  const { title, content, postDate, place, treatment, keepsTags, photos, deleted, chosen } = edit
  const time = typeof postDate === 'string' ? momentOf(postDate, timeZone) : undefined
  if (typeof postDate === 'string' && time === undefined) return refuse('badDate')
  const edits: ItemEdits = { ...row.edits }
  take(edits, 'title', title)
  take(edits, 'text', content)
  take(edits, 'time', postDate === null ? null : time)
  take(edits, 'place', place)
  take(edits, 'treatment', treatment)
  take(edits, 'keepsTags', keepsTags === false ? null : keepsTags)
  if (added.length > 0) edits.added = [...(edits.added ?? []), ...added]
  if (photos) edits.photos = photoEdits(row, edits, photos)
  return {
    ...(changesContent(edit) && { edits }),
    ...(deleted !== undefined && { deleted }),
    ...(chosen !== undefined && { chosen }),
  }
}

/** Choosing and recovering leave an item as it is. */
function changesContent(edit: ItemEdit): boolean {
  const { title, content, postDate, place, treatment, keepsTags, photos } = edit
  return [title, content, postDate, place, treatment, keepsTags, photos].some(field => field !== undefined)
}

/** Absent: as it is; null: as it was imported. */
function take<K extends keyof ItemEdits>(
  edits: ItemEdits,
  key: K,
  value: ItemEdits[K] | null | undefined,
): void {
  if (value === undefined) return
  if (value === null) delete edits[key]
  else edits[key] = value
}

/** The photos that the item did not have; undefined if one is of no picture of its maker. */
async function addedPhotos(
  tx: Sql,
  uid: string,
  { original, edits, itemId }: ItemRow,
  { photos = [] }: ItemEdit,
): Promise<NamedMedia[] | undefined> {
  const photoIds = new Set(editedMedia(original, edits).map(photo => photo.photoId))
  const ids = photos.filter(photo => photo.added && !photoIds.has(photo.photoId)).map(photo => photo.photoId)
  const pictures = await ownImages(tx, uid, [...new Set(ids)])
  return pictures?.map(image => ({ photoId: image.imageId, media: uploadedPhoto(image, itemId) }))
}

// photos that the client left out are removed, but can come back; words that it does not name stay as they were changed
function photoEdits(
  { original, edits: before }: ItemRow,
  edits: ItemEdits,
  photos: NonNullable<ItemEdit['photos']>,
): PhotoEdit[] {
  const photoIds = new Set(editedMedia(original, edits).map(photo => photo.photoId))
  const listed = photos.filter(photo => photoIds.has(photo.photoId))
  const captions = new Map(before.photos?.map(photo => [photo.photoId, photo.caption]))
  const leftOut = [...photoIds].filter(photoId => !listed.some(photo => photo.photoId === photoId))
  return [
    ...listed.map(
      ({ photoId, crop, size, pictureKind, focus, removed, caption = captions.get(photoId) }) => ({
        photoId,
        ...(crop && { crop }),
        ...(size && { size }),
        ...(pictureKind && { pictureKind }),
        ...(focus && { focus }),
        ...(removed && { removed }),
        ...(caption !== undefined && { caption }),
      }),
    ),
    ...leftOut.map(photoId => {
      const caption = captions.get(photoId)
      return { photoId, removed: true, ...(caption !== undefined && { caption }) }
    }),
  ]
}

function labelOf(edit: ItemEdit): Step['label'] {
  if (edit.deleted !== undefined) return edit.deleted ? 'delete' : 'recover'
  if (edit.chosen !== undefined) return 'choose'
  if (edit.photos) return 'photos'
  if (edit.treatment !== undefined || edit.keepsTags !== undefined) return 'treatment'
  return edit.postDate !== undefined ? 'date' : 'edit'
}
