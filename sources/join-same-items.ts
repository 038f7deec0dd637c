import type { Item } from '#domain/item'
import type { ReceiptLine } from '#domain/receipt'
import { comparable } from './clean-text.ts'
import { identifyMedia, networkOf } from './identify.ts'
import { fullest, joinMedia, sameItem, withDetails } from './join-items.ts'

const SAME_WORDS_WITHIN_SECONDS = 24 * 3600
const NO_WORDS_WITHIN_SECONDS = 120

/**
 * Joins the items of one network that are the same: with one id, or with a photo in common, the same words and about the same
 * time (the two files in which Instagram lists a post differ in what they say). `items` are in order.
 */
export function joinSameItems(items: readonly Item[], lines: ReceiptLine[]): Item[] {
  const groups: Item[][] = []
  const byKey = new Map<string, Item[]>()
  for (const item of items) {
    const keys = keysOf(item)
    const group = keys.map(key => byKey.get(key)).find(found => found?.some(other => isSame(item, other)))
    const joined = group ?? []
    if (!group) groups.push(joined)
    joined.push(item)
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, joined)
  }
  return groups.map(group => joinGroup(group, lines))
}

function keysOf(item: Item): string[] {
  const photos = item.kind === 'album' ? [] : item.media.map(({ uri }) => identifyMedia(item.source, uri))
  return [`${networkOf(item.source)}#${item.id}`, ...photos]
}

function isSame(a: Item, b: Item): boolean {
  if (a.id === b.id) return true
  if (a.kind === 'album' || b.kind === 'album') return false
  const apart = Math.abs(a.time - b.time)
  if (a.text === '' || b.text === '') return a.text !== b.text && apart <= NO_WORDS_WITHIN_SECONDS
  return apart <= SAME_WORDS_WITHIN_SECONDS && comparable(a.text) === comparable(b.text)
}

function joinGroup(group: readonly Item[], lines: ReceiptLine[]): Item {
  const [first, ...rest] = group
  if (!first) throw new Error('a group of no items')
  const kept = fullest([first, ...rest])
  const others = group.filter(item => item !== kept)
  for (const other of others) lines.push(sameItem(other, kept))
  return { ...withDetails(kept, others), media: joinMedia(kept, others, lines) }
}
