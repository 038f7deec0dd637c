import type { Item, Link, Media } from '#domain/item'
import type { ReceiptLine } from '#domain/receipt'
import { identifyMedia } from './identify.ts'
import { compareItems, compareOrigins } from './order-items.ts'

/** Of several items that are one, the one that says most; at a tie, the one that was there first. */
export function fullest(items: readonly [Item, ...Item[]]): Item {
  return items.reduce((best, item) => {
    const more =
      item.media.length - best.media.length ||
      item.text.length - best.text.length ||
      compareOrigins(best, item) ||
      compareItems(best, item)
    return more > 0 ? item : best
  })
}

/** What `kept` lacks and the others say: people, links, place and the like; not their media. */
export function withDetails(kept: Item, others: readonly Item[]): Item {
  const joined: Item = { ...kept, people: [...kept.people], links: [...kept.links] }
  for (const other of others) {
    joined.people.push(...other.people.filter(name => !joined.people.includes(name)).sort())
    joined.links.push(
      ...other.links.filter(link => !joined.links.some(({ url }) => url === link.url)).sort(byUrl),
    )
    joined.text ||= other.text
    if (!joined.title && other.title) joined.title = other.title
    if (!joined.place && other.place) joined.place = other.place
    if (!joined.event && other.event) joined.event = other.event
    if (!joined.poll && other.poll) joined.poll = other.poll
    if (!joined.quote && other.quote) joined.quote = other.quote
    if (!joined.album && other.album) joined.album = other.album
  }
  return joined
}

/** The media of `kept`, then those that only the others have; each that is left out gets its line. */
export function joinMedia(kept: Item, others: readonly Item[], lines: ReceiptLine[]): Media[] {
  const joined = new Map<string, Media>()
  for (const item of [kept, ...others]) {
    for (const media of item.media) {
      const key = identifyMedia(item.source, media.uri)
      const there = joined.get(key)
      if (!there) joined.set(key, media)
      else {
        lines.push(samePhoto(media, there))
        joined.set(key, withCaption(there, media.caption))
      }
    }
  }
  return [...joined.values()]
}

export function withCaption(media: Media, caption: string | undefined): Media {
  return media.caption === undefined && caption !== undefined ? { ...media, caption } : media
}

export function samePhoto(media: Media, kept: Media): ReceiptLine {
  return {
    what: 'photo',
    outcome: 'duplicate',
    reason: 'same-photo',
    id: media.uri,
    origin: media.origin,
    of: kept.origin,
  }
}

export function sameItem(item: Item, kept: Item): ReceiptLine {
  return {
    what: 'item',
    outcome: 'duplicate',
    reason: 'same-item',
    id: item.id,
    origin: item.origin,
    of: kept.origin,
  }
}

function byUrl(a: Link, b: Link): number {
  return a.url < b.url ? -1 : 1
}
