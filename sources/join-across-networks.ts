import type { Item } from '#domain/item'
import type { ReceiptLine } from '#domain/receipt'
import { comparable } from './clean-text.ts'
import { fullest, sameItem, withDetails } from './join-items.ts'

const WITHIN_SECONDS = 5 * 60
const WITHOUT_ZONE_WITHIN_SECONDS = 26 * 3600

/**
 * Knows a post that was put up in two places (Facebook and Instagram, profile and fan page, the JSON and the HTML of one
 * history) by its words and its minute. The fuller one stays, with its own photos: the other's are copies. `items` are in order.
 */
export function joinAcrossNetworks(items: readonly Item[], lines: ReceiptLine[]): Item[] {
  const byWords = new Map<string, Item[][]>()
  const groups: Item[][] = []
  for (const item of items) {
    const words = item.kind === 'album' ? '' : comparable(item.text)
    const candidates = words === '' ? [] : (byWords.get(words) ?? [])
    const group = candidates.find(found => found.every(other => isElsewhere(item, other)))
    if (group) group.push(item)
    else {
      const started = [item]
      groups.push(started)
      if (words !== '') byWords.set(words, [...candidates, started])
    }
  }
  return groups.map(group => keepOne(group, lines))
}

function isElsewhere(a: Item, b: Item): boolean {
  const apart = Math.abs(a.time - b.time)
  if (isHtml(a) !== isHtml(b)) return apart <= WITHOUT_ZONE_WITHIN_SECONDS
  return a.source !== b.source && apart <= WITHIN_SECONDS
}

function isHtml(item: Item): boolean {
  return item.origin.path.toLowerCase().endsWith('.html')
}

function keepOne(group: readonly Item[], lines: ReceiptLine[]): Item {
  const [first, ...rest] = group
  if (!first) throw new Error('a group of no items')
  if (rest.length === 0) return first
  const kept = fullest([first, ...rest])
  const others = group.filter(item => item !== kept)
  for (const other of others) {
    lines.push(sameItem(other, kept))
    other.media.forEach((media, index) => {
      const of = kept.media[index]?.origin ?? kept.origin
      lines.push({
        what: 'photo',
        outcome: 'duplicate',
        reason: 'same-photo',
        id: media.uri,
        origin: media.origin,
        of,
      })
    })
  }
  return withDetails(kept, others)
}
