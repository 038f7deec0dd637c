import type { Item, Origin } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { Archive } from './archive/archive.ts'
import { MOST_RECORDS } from './archive/archive-limits.ts'
import type { Arrival } from './archive/arriving-bytes.ts'
import { classifyFile, type FileReader } from './classify-file.ts'
import { type Counted, mergeItems } from './merge-items.ts'
import { readFile } from './read-file.ts'
import { settleRecord } from './settle-record.ts'

interface Progress {
  bytesRead: number
  bytesTotal: number
  items: number
}

export interface ReadOptions {
  /** Hears of each file before it is read, and may have it left out for its cost: the receipt says so. */
  beforeFile?(file: Origin): Promise<'read' | 'too-costly'>
  /** All files are read. */
  beforeMerge?(): Promise<void>
  onProgress?(progress: Progress): void
  /** Records of all files together, each of their files counted as one more; default MOST_RECORDS. */
  mostRecords?: number
  /** Zone of the book, and of the dates in HTML exports, which name none; default Asia/Taipei. */
  timeZone?: string
  /** What an archive is called otherwise than its file, by path. */
  names?: ReadonlyMap<string, string>
  /** Archives that are still on their way, or came in another order than they have, by path. */
  arrivals?: ReadonlyMap<string, Arrival>
}

export interface ReadArchives {
  items: Item[]
  /** Every item as it was read, before any was merged: what the receipt calls duplicate is among them. */
  given: Item[]
  receipt: ReceiptLine[]
  /** What was read, counted record by record before anything was merged; the receipt has to add up to it. */
  read: Counted
}

/** Reads all items of all archives, merges them and accounts for what is not kept. */
export async function readArchives(
  archives: readonly Archive[],
  options: ReadOptions = {},
): Promise<ReadArchives> {
  const files = archives.flatMap(filesToRead)
  const bytesTotal = files.reduce((sum, { size }) => sum + size, 0)
  const timeZone = options.timeZone ?? 'Asia/Taipei'
  let bytesRead = 0
  let recordsLeft = options.mostRecords ?? MOST_RECORDS
  const items: Item[] = []
  const receipt: ReceiptLine[] = []
  const read: Counted = { items: 0, photos: 0 }
  for (const { archive, path, reader } of files) {
    const file: Origin = { archive: archive.name, path }
    const onBytes = (bytes: number) => {
      bytesRead += bytes
      options.onProgress?.({ bytesRead, bytesTotal, items: items.length })
    }
    if ((await options.beforeFile?.(file)) === 'too-costly') {
      const id = `${path}#`
      receipt.push({ what: 'item', outcome: 'unreadable', reason: 'too-costly', id, origin: file })
      read.items += 1
      continue
    }
    const { parsed, broken, count } = await readFile(archive, path, reader, timeZone, onBytes, recordsLeft)
    recordsLeft -= count
    for (const { origin, reason } of broken) {
      const id = `${origin.path}#${origin.index ?? ''}`
      receipt.push({ what: 'item', outcome: 'unreadable', reason, id, origin })
    }
    read.items += broken.length + parsed.length
    for (const record of parsed) {
      const settled = settleRecord(record, reader.source)
      if (settled.item) items.push(settled.item)
      for (const line of settled.lines) receipt.push(line)
      read.photos += settled.photos
    }
  }
  await options.beforeMerge?.()
  const merged = mergeItems([], items)
  return { items: merged.items, given: items, receipt: [...receipt, ...merged.lines], read }
}

/** Whether all files with items have arrived. */
export function isReadable(archive: Archive): boolean {
  return filesToRead(archive).every(({ path }) => archive.isHere(path))
}

export interface Weight {
  files: number
  /** Unpacked, as their archives declare them; no more than that is ever read. */
  bytes: number
}

/** How much there is to read. */
export function weigh(archives: readonly Archive[]): Weight {
  const files = archives.flatMap(filesToRead)
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

interface FileToRead {
  archive: Archive
  path: string
  size: number
  reader: FileReader
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** The files with items, in the order of their numbers. JSON is preferred to HTML, which says less. */
function filesToRead(archive: Archive): FileToRead[] {
  const files: FileToRead[] = []
  for (const { path, size } of archive.files.values()) {
    const reader = classifyFile(path)
    if (reader) files.push({ archive, path, size, reader })
  }
  const networks = new Set(
    files.filter(({ reader }) => reader.format !== 'html').map(({ reader }) => reader.source),
  )
  return files
    .filter(({ reader }) => reader.format !== 'html' || !networks.has(reader.source))
    .sort((a, b) => byNumber.compare(a.path, b.path))
}
