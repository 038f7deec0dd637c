import type { ItemEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import type { BookSettings } from '#press/products/diary/book-settings'
import type { MonthPages } from '#press/products/diary/months/typeset-month'

/** An item as it stood in the book when it was ordered. */
export interface TakenItem {
  itemId: string
  version: number
  month: string
  original: Item
  edits: ItemEdits
}

/** A book as it was ordered: all that its files are made of, but for the bytes of its pictures, which it names by sha256. */
export interface Snapshot {
  format: 1
  /** For the paperback of the house. */
  settings: BookSettings
  months: SnapshotMonth[]
}

/** One that is typeset by itself, or several that are typeset as one. */
export interface SnapshotMonth {
  /** Without what only the import needed: names of archives, other copies. */
  items: Item[]
  /** As they were shown to who ordered. */
  pages: MonthPages
}

/** sha256 of the pictures that a snapshot needs. */
export function picturesOf({ settings, months }: Pick<Snapshot, 'settings' | 'months'>): string[] {
  const items = months.flatMap(({ items }) => items.flatMap(({ media }) => media))
  const inserted = (settings.inserts ?? []).map(insert => insert.picture?.sha256)
  const all = [
    settings.coverPhoto?.picture.sha256,
    ...inserted,
    ...items.map(({ picture }) => picture?.sha256),
  ]
  return [...new Set(all.filter(sha256 => sha256 !== undefined))].sort()
}

/** An item with nothing more than its book needs. */
export function withoutOrigins(item: Item): Item {
  const nowhere = { archive: '', path: '' }
  const { absorbed: _, ...printed } = item
  return {
    ...printed,
    origin: nowhere,
    media: item.media.map(media => ({ ...media, uri: '', origin: nowhere })),
  }
}
