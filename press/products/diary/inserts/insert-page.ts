import type { Picture } from '#domain/books/item'

/** A page that the maker puts into the book beside the months. */
export interface InsertPage {
  insertId: string
  kind: 'dedication' | 'photo' | 'divider' | 'blank'
  /** Before the first month, before a month (YYYYMM), or after the last. */
  at: 'front' | 'back' | (string & {})
  text?: string
  picture?: Picture
}
