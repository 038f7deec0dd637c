import type { Origin } from '#domain/books/item'
import type { Archive } from '../archive/archive.ts'
import { MOST_RECORDS } from '../archive/archive-limits.ts'
import { type JsonRecord, splitRecords } from '../json-records.ts'
import { chunksOf } from '../read-file.ts'
import {
  type ExportedBook,
  type ExportedItem,
  type ExportMarker,
  exportedBook,
  exportedItem,
  exportMark,
  exportMarker,
  exportPaths,
} from './export-format.ts'

/** What is in an export of this product, without the books themselves. */
export interface ExportContents {
  marker: ExportMarker
  /** Bytes of the files that tell of each book, by its folder. */
  bytes: ReadonlyMap<string, number>
}

/** Why an export cannot be read: `web-import:why.<refused>`. */
export interface ExportRefusal {
  refused: 'broken-export' | 'later-export'
  /** File name. */
  archive: string
}

/** Whether an archive is an export of this product, by its marker. */
export function isOwnExport(archive: Archive): boolean {
  return rootOf(archive) !== undefined
}

/** Whether all of it has arrived. */
export function isWhole(archive: Archive): boolean {
  for (const path of archive.files.keys()) if (!archive.isHere(path)) return false
  return true
}

/** The marker of an export; refused where it cannot be read, or is of a later version. */
export async function readExportContents(archive: Archive): Promise<ExportContents | ExportRefusal> {
  const root = rootOf(archive)
  const value = root === undefined ? undefined : await readJson(archive, root + exportPaths.marker)
  const mark = exportMark.safeParse(value)
  if (!mark.success) return { refused: 'broken-export', archive: archive.name }
  const marker = exportMarker.safeParse(value)
  if (!marker.success) {
    const refused = mark.data.version > exportMarker.shape.version.value ? 'later-export' : 'broken-export'
    return { refused, archive: archive.name }
  }
  const sizeOf = (path: string) => archive.files.get(root + path)?.size ?? 0 // what is not there takes nothing
  const bytes = new Map(
    marker.data.books.map(({ folder }) => [
      folder,
      sizeOf(exportPaths.book(folder)) + sizeOf(exportPaths.items(folder)),
    ]),
  )
  return { marker: marker.data, bytes }
}

export interface ReadBook {
  book: ExportedBook
  /** Items that could not be read. */
  broken: Origin[]
}

/**
 * Reads a book of an export, its items while their bytes arrive: they are given as they come. All of it is parsed; undefined where
 * its `book.json` is broken or lacks.
 */
export async function readExportedBook(
  archive: Archive,
  folder: string,
  onItems: (items: ExportedItem[]) => Promise<void>,
): Promise<ReadBook | undefined> {
  const root = rootOf(archive) ?? ''
  const book = exportedBook.safeParse(await readJson(archive, root + exportPaths.book(folder)))
  if (!book.success) return undefined
  const path = root + exportPaths.items(folder)
  const read: ReadBook = { book: book.data, broken: [] }
  const ids = new Set<string>()
  const take = async (records: readonly JsonRecord[]) => {
    const items: ExportedItem[] = []
    for (const record of records) {
      const item = 'value' in record ? exportedItem.safeParse(record.value) : undefined
      // of two with one id the first stays
      if (item?.success && !ids.has(item.data.itemId)) {
        ids.add(item.data.itemId)
        items.push(item.data)
      } else read.broken.push({ archive: archive.name, path, index: record.index })
    }
    if (items.length > 0) await onItems(items)
  }
  const splitter = splitRecords()
  for await (const chunk of chunksOf(archive, path)) {
    if (chunk === 'damaged') read.broken.push({ archive: archive.name, path })
    else await take(splitter.push(chunk))
    if (ids.size + read.broken.length > MOST_RECORDS)
      return { ...read, broken: [...read.broken, { archive: archive.name, path }] }
  }
  await take(splitter.end())
  return read
}

/** Paths of the pictures by their sha256, as their names say it. */
export function exportedPictures(archive: Archive): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>()
  for (const path of archive.files.keys()) {
    const sha256 = /(?:^|\/)pictures\/([0-9a-f]{64})\.[a-z]{1,5}$/.exec(path)?.[1]
    if (sha256 !== undefined) pictures.set(sha256, path)
  }
  return pictures
}

/** The folder that the export stands in: the ZIP itself, or the one folder that who packed it again put around it. */
function rootOf({ files }: Archive): string | undefined {
  if (files.has(exportPaths.marker)) return ''
  for (const path of files.keys()) {
    const root = /^([^/]+\/)daybound-export\.json$/.exec(path)?.[1]
    if (root !== undefined) return root
  }
  return undefined
}

/** What a file of an export that is read whole may have. */
const mostBytes = 16 * 2 ** 20

async function readJson(archive: Archive, path: string): Promise<unknown> {
  try {
    return JSON.parse((await archive.read(path, mostBytes)).toString('utf8'))
  } catch {
    return undefined // whatever is wrong with it, the schema refuses nothing at all
  }
}
