import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { ContentNetwork } from '#domain/catalogue/networks'
import type { Sql } from '../../../kernel/db/connect.ts'

/** Where a history comes from: archives, or a network that is asked. Both are taken in the same way. */
export interface HistorySource {
  /** What is read, in as many portions as suit the source; asked again, all of it or what had not come in. */
  batches(): AsyncIterable<Batch>
  /** The bytes of a media, or why there are none; throws ArchiveError where they are broken. */
  open(media: Media): Promise<Buffer | 'missing' | 'remote'>
  /** Whether the bytes of a medium may come yet: it is left as it is for now. */
  isAwaited?(media: Media): boolean
  /** Uploads that gave something so far, or never will. */
  used?(): readonly string[]
  /** Why not all of it was given, once it was read; `why` of the import. */
  cutShort?(): string | undefined
  /** How many pictures are worth opening side by side. */
  beside: number
  close(): Promise<void>
}

export interface Batch {
  /** Merged among themselves. */
  items: Item[]
  /** The items before they were merged: what the receipt calls duplicate is among them. */
  given: Item[]
  receipt: ReceiptLine[]
  troubles: Trouble[]
  /** Name of the page or account that an item came from, by its id. */
  from?: ReadonlyMap<string, string>
  /** Writes, in the transaction that takes this in, where to go on after it. */
  keepPlace?(tx: Sql): Promise<void>
}

export interface Trouble {
  network: ContentNetwork
  kind: 'expired' | 'permission' | 'rate-limit' | 'failed'
  what: string
}
