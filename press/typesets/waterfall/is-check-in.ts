import type { Item } from '#domain/books/item'

/** An entry that says where somebody was, or who was there, and nothing else. */
export const isCheckIn = ({ text, title, album, quote, poll, links, media }: Item): boolean =>
  text.trim() === '' && !title && !album && !quote && !poll && links.length === 0 && media.length === 0
