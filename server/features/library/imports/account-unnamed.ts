import { and, eq, ne } from 'drizzle-orm'
import type { Archive } from '#sources/archive/archive'
import { foldedPath } from '#sources/archive/media-path'
import { namedBy, unnamedPictures } from '#sources/archive/unnamed-pictures'
import { isOwnExport } from '#sources/daybound/read-export'
import { closeAll, isSocial } from '#sources/read-history'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { lockBook } from '../books/store.ts'
import type { UploadRow } from '../uploads/schema.ts'
import { hasArrivingUpload, listUploadsToRead } from '../uploads/store.ts'
import type { UploadBytes } from '../uploads/upload-bytes.ts'
import { uploadBytesOf } from '../uploads/upload-bytes-of.ts'
import type { ImportedItems } from './imported-items.ts'
import { type NamedArchive, named, openNamed } from './named-archives.ts'
import { fileName, receiptRows } from './receipt-rows.ts'
import { type ImportRow, receiptLines } from './schema.ts'
import { isOtherReadingArchives } from './store.ts'
import { dropLines, writeReceipt } from './write-receipt.ts'

/**
 * Counts the pictures in the archives of a book that nothing names, once no other part is on its way that might: a line of the
 * receipt for each, and none any more for those that are named by now. `uris`: all media that this import read, of those that the
 * receipt says stayed out as well. Gives the uploads that hold a named one: their words are here, though all that they show may be
 * in the book from another network.
 */
export async function accountUnnamed(
  deps: Deps,
  row: ImportRow,
  { uris, importedItems }: { uris: readonly string[]; importedItems: ImportedItems },
): Promise<string[]> {
  const { bid, importId, request } = row
  const { db } = deps
  const bytes = uploadBytesOf(deps)
  if ((await isOtherReadingArchives(db, row)) || (await hasArrivingUpload(db, bid))) return []
  const own = request.uploads ?? []
  const uploads = await listUploadsToRead(db, bid, own, 'whole')
  const archives = named(uploads.map(upload => namedArchive(bytes, upload)))
  const inBook = [...importedItems.values()].flatMap(({ original }) => original.media.map(({ uri }) => uri))
  const isNamed = namedBy([...uris, ...inBook])
  const stayedOut = await namesOfPhotosOut(db, bid)
  const read = new Set(
    archives.filter(({ id }) => uris.length > 0 && own.includes(id)).map(({ name }) => name),
  )
  for (const { id } of archives) await bytes.bring(id)
  const opened = await openEach(archives)
  const withNamed = new Set<string>()
  const lines = unnamedPictures(opened, (path, { name }) => {
    // of what earlier imports left out the receipt knows no more than the name
    const isKnown = isNamed(path) || (!read.has(name) && stayedOut.has(foldedPath(fileName(path))))
    if (isKnown) withNamed.add(name)
    return isKnown
  })
  await closeAll(opened)
  const rows = receiptRows(lines, { bid, importId }, [])
  await db.transaction(async tx => {
    if (!(await lockBook(tx, bid))) return
    const before = await tx
      .select({ lineId: receiptLines.lineId, origin: receiptLines.origin })
      .from(receiptLines)
      .where(and(eq(receiptLines.bid, bid), eq(receiptLines.reason, 'not-in-any-post')))
    const now = new Set(rows.map(({ lineId }) => lineId))
    const isHere = (origin: string) => archives.some(({ name }) => origin.startsWith(`${name}: `))
    const over = before.filter(
      ({ lineId, origin }) => !now.has(lineId) && (isHere(origin) || isNamed(pathIn(origin))),
    )
    await dropLines(
      tx,
      bid,
      over.map(({ lineId }) => lineId),
    )
    await writeReceipt(tx, rows)
  })
  return archives.flatMap(({ id, name }) => (withNamed.has(name) ? id : []))
}

function namedArchive(uploadBytes: UploadBytes, upload: UploadRow): NamedArchive {
  const { uploadId, name, first, bytes } = upload
  return {
    id: uploadId,
    path: uploadBytes.path(uploadId),
    name,
    ...(first && { arrival: { first, bytes } }),
    isArriving: false,
  }
}

/** Without those that cannot be opened, or are no network's: that was said before. */
async function openEach(archives: readonly NamedArchive[]): Promise<Archive[]> {
  const opened: Archive[] = []
  for (const archive of archives) {
    const parts = await openNamed([archive])
    if ('refused' in parts) continue
    if (parts.every(part => isSocial(part) && !isOwnExport(part))) opened.push(...parts)
    else await closeAll(parts)
  }
  return opened
}

async function namesOfPhotosOut(db: Sql, bid: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ name: receiptLines.name })
    .from(receiptLines)
    .where(
      and(
        eq(receiptLines.bid, bid),
        eq(receiptLines.what, 'photo'),
        ne(receiptLines.reason, 'not-in-any-post'),
      ),
    )
  return new Set(rows.map(({ name }) => foldedPath(name)))
}

/** The path in the words of a line about where something stood (placeOf). */
function pathIn(origin: string): string {
  return origin.slice(origin.lastIndexOf(': ') + 2)
}
