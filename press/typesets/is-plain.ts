import type { Item } from '#domain/books/item'

/** Whether an entry is words and pictures alone: no title, quotation, poll or link, and no album's name. */
export const isPlain = ({ title, album, quote, poll, links }: Item): boolean =>
  !title && !album && !quote && !poll && links.length === 0
