import type { Item, ItemKind } from '#domain/books/item'
import { isBrief } from './is-brief.ts'

/** A one-liner with nothing beside it but where and with whom; or a check-in that says no more than where. */
export function isSmallTalk(item: Item): boolean {
  const { kind, text, title, album, media, links, quote, poll, event, place } = item
  const isPlain = !title && !album && !quote && !poll && !event
  const hasWords = text.trim() !== '' || place !== undefined
  return kinds.has(kind) && isPlain && media.length === 0 && links.length === 0 && hasWords && isBrief(text)
}

const kinds: ReadonlySet<ItemKind> = new Set(['post', 'check-in', 'story'])
