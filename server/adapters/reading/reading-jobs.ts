import type { Item, Origin } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { Refusal } from '#sources/archive/archive'
import type { Arrival } from '#sources/archive/arriving-bytes'
import type { ReadItems } from '#sources/read-history'

/** What a child that reads archives can be asked to do, and what it gives. */
export type ReadingJobs = {
  /** Opens them, and tells how many bytes of words they hold. */
  weigh: { input: ArchivesToRead; output: { bytes: number } | Refusal }
  read: { input: ReadInput; output: ReadEnd | Refusal; part: ReadPart }
}

export interface ArchivesToRead {
  paths: readonly string[]
  names: ReadonlyMap<string, string>
  arrivals: ReadonlyMap<string, Arrival>
}

export interface ReadInput extends ArchivesToRead {
  /** Of their words, unpacked. */
  bytes: number
  timeZone: string
  /** Files that cost too much before. */
  leaveOut: readonly Origin[]
  /** This file and all after it are left out. */
  leaveOutFrom?: Origin
}

/** The items come in order; one that merging left as it was given is told by its place in `given`. */
export type ReadPart =
  | { step: Origin | 'merge' | 'give' }
  | { progress: { bytesRead: number; bytesTotal: number; items: number } }
  | { given: Item[] }
  | { items: (Item | number)[] }
  | { receipt: ReceiptLine[] }

export type ReadEnd = Pick<ReadItems, 'owner' | 'read'>

export const isSameFile = (a: Origin, b: Origin) => a.archive === b.archive && a.path === b.path
