import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Item, Media, Picture } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { isTimeZone } from '#domain/time/civil-time'
import { lookFor } from '#server/adapters/pictures/look-for'
import type { OpenedExport, WholeBook } from '#server/adapters/reading/open-export'
import { isPicture, type Look, lookAtAll, mediaKey } from '#sources/pictures/look-at-all'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import type { Refused } from '../../../kernel/http/refusal.ts'
import { lockUser } from '../../account/users/store.ts'
import { newDiary } from '../books/new-diary.ts'
import type { BookRow } from '../books/schema.ts'
import { insertBook, lockBook, updateBook } from '../books/store.ts'
import { insertRestored } from '../content/insert-restored.ts'
import { deleteSteps } from '../content/record-change.ts'
import { hasItems } from '../content/store.ts'
import { touchBook } from '../content/touch-book.ts'
import { insertFavourites } from '../favourites/store.ts'
import { puttingFiles } from '../files/put-files.ts'
import { pictureRow } from '../images/picture-row.ts'
import { insertImage, insertPictures } from '../images/store.ts'
import { insertKept } from '../kept-findings/store.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { listCounted } from '../quotas/store.ts'
import { selectionChanged } from '../topics.ts'
import { contentFlags } from './content-flags.ts'
import { ownDesign, ownItem, ownKept, type Restored } from './own-restored.ts'
import { receiptRows } from './receipt-rows.ts'
import type { ImportRow } from './schema.ts'
import { lockImport, updateImport } from './store.ts'
import { writeReceipt } from './write-receipt.ts'

export interface BookToRestore {
  /** That the import is of: takes the book where it is empty; otherwise a new one does. */
  book: BookRow
  row: ImportRow
  /** `uploadId/folder`: noted with the book, so that it is restored once. */
  name: string
  read: WholeBook
  source: Pick<OpenedExport, 'openPicture' | 'bytesOf'>
  onProgress(done: number, of: number): void
}

/** The months of the book that took it; or which quota has no room for it. */
export type RestoredBook = { bid: string; months: string[] } | Refused

/** Restores a book of an export: its pictures first, each looked at as any other, then all of it in one transaction. */
export async function restoreBook(toRestore: BookToRestore, deps: Deps): Promise<RestoredBook> {
  const { read, source, book } = toRestore
  const named = new Set(sha256sOf(read))
  const counted = await listCounted(deps.db, book.uid, named)
  const pictureBytes = source.bytesOf([...named].filter(sha256 => !counted.has(sha256)))
  const refused = await deps.db.transaction(tx =>
    checkQuota(tx, deps, book.uid, { ...(pictureBytes > 0 && { pictureBytes }) }),
  )
  if (refused) return refused
  const looks = await lookAtPictures(toRestore, named, counted, deps)
  return deps.db.transaction(tx => writeBook(tx, toRestore, looks, deps))
}

interface Seen {
  /** By the sha256 that the export names. */
  looks: ReadonlyMap<string, Look>
  bytes: ReadonlyMap<string, number>
}

/** `counted`: those that no quota was asked about. */
async function lookAtPictures(
  { book, source, onProgress }: BookToRestore,
  sha256s: ReadonlySet<string>,
  counted: ReadonlySet<string>,
  deps: Deps,
): Promise<Seen> {
  const open = async (sha256: string) => {
    const picture = await source.openPicture(sha256)
    // other bytes under its name would be more than there was room for
    if (counted.has(sha256) && picture !== 'missing' && hash('sha256', picture) !== sha256) return 'missing'
    return picture
  }
  const named = [...sha256s].map(asMedia)
  const bytes = new Map<string, number>()
  const putting = puttingFiles(deps, { bid: book.bid })
  const pictureLooks = await lookAtAll(named, media => open(media.uri), {
    concurrency: 2 * availableParallelism(),
    phash: true,
    lookAt: lookFor(book.uid, deps.pictures),
    keep: async ({ sha256 }, picture) => {
      await putting.put(picture)
      bytes.set(sha256, picture.length)
    },
    progress: onProgress,
  }).finally(putting.end)
  const looks = new Map(
    named.flatMap(media => {
      const look = pictureLooks.get(mediaKey(media))
      return look === undefined ? [] : [[media.uri, look] as const]
    }),
  )
  return { looks, bytes }
}

const asMedia = (sha256: string): Media => ({
  kind: 'photo',
  uri: sha256,
  origin: { archive: '', path: sha256 },
})

function* sha256sOf({ book, items }: WholeBook): Generator<string> {
  if (book.design.cover.pic !== undefined) yield book.design.cover.pic
  for (const image of book.images) yield image.sha256
  for (const { read, edits } of items) {
    for (const { picture } of read.media) if (picture) yield picture.sha256
    for (const { media } of edits.added ?? []) if (media.picture) yield media.picture.sha256
  }
}

async function writeBook(
  tx: Sql,
  toRestore: BookToRestore,
  { looks, bytes }: Seen,
  deps: Deps,
): Promise<RestoredBook> {
  const { book, row, read, name } = toRestore
  const now = deps.now()
  const pictures = new Map<string, Picture>()
  for (const [sha256, look] of looks) if (isPicture(look)) pictures.set(sha256, look)
  const images = new Map<string, string>()
  for (const { imageId, sha256 } of read.book.images)
    if (pictures.has(sha256)) images.set(imageId, deps.newId())
  const restored: Restored = { pictures, images }

  const user = await lockUser(tx, book.uid)
  const own = await lockBook(tx, book.bid)
  const current = await lockImport(tx, row.importId)
  // deleted meanwhile: whoever called sees it
  if (!user || !own || !current) throw new Error('the book of an import is gone')
  const isOwn = !(await hasItems(tx, own.bid)) && !current.request.restored?.length
  const more = { ...(images.size > 0 && { images: images.size }), ...(!isOwn && { books: 1 }) }
  const refused = await checkQuota(tx, deps, book.uid, more)
  if (refused) return refused

  await insertPictures(
    tx,
    // looked at twice under two names, and counted once
    [...pictures.values()].map(picture => pictureRow(picture, bytes.get(picture.sha256) ?? 0)),
  )
  for (const { imageId, sha256 } of read.book.images) {
    const [newId, picture] = [images.get(imageId), pictures.get(sha256)]
    if (newId === undefined || !picture) continue
    const { width, height } = picture
    await insertImage(tx, {
      imageId: newId,
      uid: book.uid,
      sha256: picture.sha256,
      width,
      height,
      uploadedAt: now,
    })
  }
  const sources = new Set(read.items.map(item => item.read.source))
  const change = {
    typeset: read.book.typeset,
    locale: read.book.locale,
    design: ownDesign(read.book.design, restored),
    ...(isTimeZone(read.book.timeZone) && { timeZone: read.book.timeZone }),
    ...contentFlags(sources),
    ...(sources.has('patch') && { patched: true }),
  }
  const maker = { uid: user.uid, name: user.name, language: user.language as Language } // written by parsed calls only
  const target = isOwn
    ? await updateBook(tx, own.bid, change)
    : await insertBook(tx, { ...newDiary(deps, maker), ...change })
  if (!target) throw new Error('a locked book is there')
  if (isOwn) await deleteSteps(tx, own.bid)
  const items = new Map(read.items.map(item => [item.itemId, ownItem(item, restored)]))
  const months = [...(await insertRestored(tx, target, items, now))].sort()
  const stars = (read.book.favourites ?? []).flatMap(sha256 => pictures.get(sha256)?.sha256 ?? [])
  await insertFavourites(tx, target.bid, stars)
  await insertKept(tx, target.bid, ownKept(read.book))
  const lines = [...lostPictures(read.items, looks), ...brokenItems(read)]
  await writeReceipt(tx, receiptRows(lines, { bid: target.bid, importId: row.importId }, []))
  await updateImport(tx, row.importId, {
    request: { ...current.request, restored: [...(current.request.restored ?? []), name] },
  })
  await touchBook(tx, deps, target.bid, { months, items: [], by: 'import' })
  // the months of the import's own book are set by it
  if (!isOwn) await deps.events.emit(tx, selectionChanged, { bid: target.bid })
  return { bid: target.bid, months }
}

function lostPictures(items: WholeBook['items'], looks: ReadonlyMap<string, Look>): ReceiptLine[] {
  return items.flatMap(({ read }) => read.media.flatMap(media => lossOf(media, looks)))
}

function lossOf(
  { picture, uri, origin }: Item['media'][number],
  looks: ReadonlyMap<string, Look>,
): ReceiptLine[] {
  const look = picture && looks.get(picture.sha256)
  if (look === undefined || isPicture(look)) return []
  const photo = { what: 'photo' as const, id: uri, origin }
  return typeof look === 'string'
    ? [{ ...photo, outcome: 'missing', reason: 'file-missing' }]
    : [{ ...photo, outcome: 'unreadable', reason: look.unreadable }]
}

function brokenItems({ broken }: WholeBook): ReceiptLine[] {
  return broken.map(origin => ({
    what: 'item',
    outcome: 'unreadable',
    reason: 'broken-record',
    id: `${origin.path}#${origin.index ?? ''}`,
    origin,
  }))
}
