import type { Item } from '#domain/books/item'
import { comparable } from './clean-text.ts'
import { isHtml, isLive } from './is-same-item.ts'
import type { Link } from './link-same-items.ts'

/** Both tell when something was put up to the second; a person puts up no two things within so few. */
const FEW_SECONDS = 5

/**
 * Links what an account and its archive both tell where no words say that it is one: posts without any and albums of one name,
 * of one moment, with as many photos and films. Where more than two come into question nothing tells which are which. What stands
 * in a book may have lost copies and what cannot be read: it has fewer than it was told with, and is not known again by this.
 */
export function linkWordless(items: readonly Item[], link: Link): void {
  const places = items.flatMap((item, index) => (isWordless(item) ? { item, index } : []))
  for (const alike of Map.groupBy(places, ({ item }) => looksOf(item)).values()) {
    const sorted = alike.sort((a, b) => a.item.time - b.item.time)
    const isNear = (at: number) =>
      (sorted[at]?.item.time ?? Infinity) - (sorted[at - 1]?.item.time ?? -Infinity) <= FEW_SECONDS
    for (const [at, { item, index }] of sorted.entries()) {
      const next = sorted[at + 1]
      if (!next || !isNear(at + 1) || isNear(at) || isNear(at + 2)) continue
      if (isLive(item) !== isLive(next.item)) link(index, next.index)
    }
  }
}

function isWordless({ kind, title, text, media, origin }: Item): boolean {
  if (media.length === 0 || isHtml({ origin })) return false
  return kind === 'album' ? Boolean(title) : text === ''
}

function looksOf({ source, kind, title = '', media }: Item): string {
  const films = media.filter(medium => medium.kind === 'video').length
  return [source, kind, comparable(title), media.length, films].join('\n')
}
