import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'

/** A whole social history, read from one or several archives. */
export interface History {
  /** Display name of the account, where an archive holds it. */
  owner?: string
  /** In the order of (time, first media uri); merged, with nothing that the receipt calls duplicate. */
  items: Item[]
  /** A line for all that was read and is not in `items`. */
  receipt: ReceiptLine[]
  /** Bytes that sharp can decode (HEIC is converted); throws where there are none. */
  openPicture(media: Media): Promise<Buffer>
  close(): Promise<void>
}
