import type { Item, Origin } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { Spent } from '#processes/limits'
import type { Refusal } from '#sources/archive/archive'
import type { Arrival } from '#sources/archive/arriving-bytes'
import type { ExportedItem } from '#sources/daybound/export-format'
import type { ExportContents, ExportRefusal, ReadBook } from '#sources/daybound/read-export'
import type { Weight } from '#sources/read-archives'
import type { ReadItems } from '#sources/read-history'

/** What a child that reads archives can be asked to do, and what it gives. */
export type ReadingJobs = {
  /** Opens them, and tells how much there is to read. */
  weigh: { input: ArchivesToRead; output: Weight | Refusal }
  read: { input: ReadInput; output: ReadEnd | Refusal; part: ReadPart }
  /** What is in an export of this product. */
  openExport: { input: ArchivesToRead; output: ExportContents | ExportRefusal | Refusal }
  readExportedBook: {
    input: ArchivesToRead & { weight: Weight; folder: string }
    output: ReadBook | undefined | Refusal
    part: { items: ExportedItem[] }
  }
}

export interface ArchivesToRead {
  paths: readonly string[]
  names: ReadonlyMap<string, string>
  arrivals: ReadonlyMap<string, Arrival>
}

export interface ReadInput extends ArchivesToRead {
  weight: Weight
  timeZone: string
  /** Files that cost too much before. */
  leaveOut: readonly Origin[]
  /** This file and all after it are left out. */
  leaveOutFrom?: Origin
}

/** What comes in several parts is in order; `spent` is what all before the step has cost. */
export type ReadPart =
  | { step: Origin | 'merge' | 'give'; spent: Spent }
  | { progress: { bytesRead: number; bytesTotal: number; items: number } }
  | { given: Item[] }
  | { items: Item[] }
  | { receipt: ReceiptLine[] }

export type ReadEnd = Pick<ReadItems, 'owner' | 'read'>

export const isSameFile = (a: Origin, b: Origin) => a.archive === b.archive && a.path === b.path
