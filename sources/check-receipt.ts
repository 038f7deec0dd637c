import type { ReceiptLine } from '#domain/books/receipt'
import type { ReadArchives } from './read-archives.ts'

/** How many items and photos were read and are neither kept nor in the receipt (or are there once too often: below 0). */
export function unaccounted({ items, receipt, read }: Pick<ReadArchives, 'items' | 'receipt' | 'read'>) {
  const linesOf = (what: ReceiptLine['what']): number => receipt.filter(line => line.what === what).length
  const photos = items.reduce((sum, item) => sum + item.media.length, 0)
  return {
    items: read.items - items.length - linesOf('item'),
    photos: read.photos - photos - linesOf('photo'),
  }
}
