import type { Item, Media } from '#domain/books/item'
import { compare } from '../order-items.ts'

/** One picture or video at its place in an item. */
export interface Appearance {
  item: Item
  media: Media
  /** Its position in the item. */
  at: number
}

/** Every media in the order in which a book meets it, (time, first media uri), whatever order the items came in. */
export function inBookOrder(items: readonly Item[]): Appearance[] {
  const ordered = items.toSorted(
    (a, b) => a.time - b.time || compare(a.media[0]?.uri ?? '', b.media[0]?.uri ?? '') || compare(a.id, b.id),
  )
  return ordered.flatMap(item => item.media.map((media, at) => ({ item, media, at })))
}

/** Albums and loose photos show again what a post has shown: there they give way to it. */
export function isCollection(item: Item): boolean {
  return item.kind === 'album' || item.kind === 'photos'
}
