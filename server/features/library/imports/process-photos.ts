import type { Item, Picture } from '#domain/books/item'
import { monthOf } from '#domain/time/civil-time'
import { lookFor } from '#server/adapters/pictures/look-for'
import { isPicture, type Look, lookAtAll, type OpenMedia } from '#sources/pictures/look-at-all'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../books/schema.ts'
import { removeRows } from '../content/remove-rows.ts'
import { touchBook } from '../content/touch-book.ts'
import { endPending, writeOriginals } from '../content/write-originals.ts'
import { puttingFiles } from '../files/put-files.ts'
import { pictureRow } from '../images/picture-row.ts'
import { insertPictures } from '../images/store.ts'
import type { PictureBudget } from '../quotas/picture-budget.ts'
import type { HistorySource } from './history-source.ts'
import { type ImportedItems, renewDecisions } from './imported-items.ts'
import { isUnseen } from './ingest-batch.ts'
import { dropLosses } from './mended-losses.ts'
import { receiptRows } from './receipt-rows.ts'
import { type Settled, settlePictures } from './settle-pictures.ts'
import { writeReceipt } from './write-receipt.ts'

interface Looking {
  deps: Deps
  book: BookRow
  importId: string
  importedItems: ImportedItems
  source: HistorySource
  /** What goes beyond it stays out. */
  budget: PictureBudget
  onProgress(done: number, of: number): void
  /** These months are complete. */
  onMonths(months: string[]): void
}

/**
 * Looks at all pictures that were not looked at yet, month after month from the first on, so that the book can be read from its
 * beginning while the rest still comes in; items with photos that may come yet are left for then. Each portion is one
 * transaction: a killed import goes on where it was.
 */
export async function processPhotos(looking: Looking): Promise<void> {
  const { deps, importedItems, source, budget, onMonths, onProgress } = looking
  const open: OpenMedia = async media => {
    if (!budget.isLeft()) return 'over-quota'
    const bytes = await source.open(media)
    return typeof bytes === 'string' || budget.take(bytes.length) ? bytes : 'over-quota'
  }
  const portions = portionsOf(looking)
  const of = portions.reduce((sum, portion) => sum + portion.photos, 0)
  const holders = holdersOf(importedItems)
  let done = 0
  // of an earlier import it still says that all was looked at
  if (of > 0) onProgress(done, of)
  for (const { ids, months } of portions) {
    const bytes = new Map<string, number>()
    const photos = ids.flatMap(id => importedItems.get(id)?.original.media.filter(isUnseen) ?? [])
    const before = done
    await budget.renew()
    const putting = puttingFiles(deps, { bid: looking.book.bid })
    const looks = await lookAtAll(photos, open, {
      concurrency: source.beside,
      phash: true,
      lookAt: lookFor(looking.book.uid, deps.pictures),
      keep: async ({ sha256 }, picture) => {
        await putting.put(picture)
        bytes.set(sha256, picture.length)
      },
      progress: now => onProgress(before + now, of),
    }).finally(putting.end)
    done += photos.length
    // the same picture may stand under many names
    const lookedAt = new Set([...looks.values()].filter(isPicture).map(({ sha256 }) => sha256))
    const others = new Set([...lookedAt].flatMap(sha256 => [...(holders.get(sha256) ?? [])]))
    for (const id of ids) others.delete(id)
    await renewDecisions(deps.db, looking.book.bid, importedItems, [...ids, ...others])
    const settled = settlePictures(importedItems, ids, [...others], looks)
    const touched = await write(looking, settled, looks, bytes)
    remember(importedItems, holders, settled)
    onMonths([...new Set([...months, ...touched])].sort())
  }
  onProgress(done, of)
}

async function write(
  { deps, book, importId, importedItems }: Looking,
  settled: Settled,
  looks: ReadonlyMap<string, Look>,
  bytes: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { bid } = book
  const now = deps.now()
  const looked = [...looks.values()].filter(isPicture)
  const changed = new Map([...settled.items].filter(([id, next]) => isChanged(importedItems, id, next.item)))
  const arrived = [...settled.items].flatMap(([id, { pending }]) =>
    !changed.has(id) && !pending && importedItems.get(id)?.pending ? [id] : [],
  )
  const rows = receiptRows(settled.lines, { bid, importId }, settled.examined)
  const isMany = rows.length > mostLinesAtOnce
  // these would keep the book from every call for as long as they take; killed after some, they are written again, each once
  if (isMany) await writeReceipt(deps.db, rows)
  return deps.db.transaction(async tx => {
    await insertPictures(
      tx,
      distinct(looked).map(picture => pictureRow(picture, bytes.get(picture.sha256) ?? 0)),
    )
    const months = await writeOriginals(tx, book, changed, now)
    for (const month of await endPending(tx, bid, arrived, now)) months.add(month)
    for (const month of await removeRows(tx, bid, settled.removed)) months.add(month)
    await dropLosses(tx, bid, settled.found)
    if (!isMany) await writeReceipt(tx, rows)
    const list = [...months].sort()
    if (list.length > 0) await touchBook(tx, deps, bid, { months: list, items: [], by: 'import' })
    return list
  })
}

const mostLinesAtOnce = 5000

interface Portion {
  months: string[]
  ids: string[]
  photos: number
}

/** The first month alone, so that it can be read soon; the others together until there is enough to do side by side. */
function portionsOf({ book, importedItems, source }: Looking): Portion[] {
  const byMonth = new Map<string, string[]>()
  for (const [id, { original, edits, pending }] of importedItems) {
    const unseen = original.media.filter(isUnseen)
    if (!pending && unseen.length === 0) continue
    if (unseen.some(media => source.isAwaited?.(media))) continue
    const month = monthOf(edits.time ?? original.time, book.timeZone)
    const ids = byMonth.get(month)
    if (ids) ids.push(id)
    else byMonth.set(month, [id])
  }
  const portions: Portion[] = []
  for (const [month, ids] of [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const photos = ids.reduce(
      (sum, id) => sum + (importedItems.get(id)?.original.media.filter(isUnseen).length ?? 0),
      0,
    )
    const last = portions.at(-1)
    if (last && portions.length > 1 && last.photos < photosAtOnce) {
      last.months.push(month)
      for (const id of ids) last.ids.push(id)
      last.photos += photos
    } else portions.push({ months: [month], ids: [...ids], photos })
  }
  return portions
}

type Holders = Map<string, Set<string>>

function holdersOf(importedItems: ImportedItems): Holders {
  const holders: Holders = new Map()
  for (const [id, { original }] of importedItems) hold(holders, id, original)
  return holders
}

function hold(holders: Holders, id: string, { media }: Item): void {
  for (const { picture } of media) {
    if (!picture) continue
    const ids = holders.get(picture.sha256)
    if (ids) ids.add(id)
    else holders.set(picture.sha256, new Set([id]))
  }
}

function remember(importedItems: ImportedItems, holders: Holders, { items, removed }: Settled): void {
  for (const id of removed) importedItems.delete(id)
  for (const [id, { item, pending }] of items) {
    const row = importedItems.get(id)
    if (row) importedItems.set(id, { ...row, original: item, pending })
    hold(holders, id, item)
  }
}

function isChanged(importedItems: ImportedItems, id: string, next: Item): boolean {
  const row = importedItems.get(id)
  if (row?.original.media.length !== next.media.length) return true
  return next.media.some((media, at) => media.picture !== row.original.media[at]?.picture)
}

function distinct(looked: readonly Picture[]): Picture[] {
  return [...new Map(looked.map(picture => [picture.sha256, picture])).values()]
}

const photosAtOnce = 100
