import type { Item, Link, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { chooseVoice, isAddress, voiceOf } from './choose-voice.ts'
import { identifyMedia } from './identify.ts'
import { isHtml } from './is-same-item.ts'
import { compareFixed } from './order-items.ts'

/** Whether an item still has all the photos that it was told with, in their order. */
export type IsWhole = (item: Item) => boolean

/**
 * One item of several that are the same. It has the photos of the source with the most that were seen, or else that can be had,
 * and the name of that source's first in the archives: merging it with one of them again chooses the same. Copies of its photos in
 * other sources are left out; what else the others say is added, photos where nothing of the post `isWhole` no longer.
 */
export function joinGroup(
  group: readonly Item[],
  isWhole: IsWhole = asTold,
): { item: Item; lines: ReceiptLine[] } {
  const [only, ...more] = group
  if (!only) throw new Error('a group of no items')
  if (more.length === 0 && only.media.length < 2) return { item: only, lines: [] }
  const lines: ReceiptLine[] = []
  if (more.length === 0) return { item: { ...only, media: unionOf([only], lines) }, lines }
  const { kept, fullest } = chooseVoice(group)
  const sorted = [...group].sort(compareKept)
  const matesOf = (voice: string) => sorted.filter(item => voiceOf(item) === voice)
  const mates = matesOf(kept)
  const [keeper = only] = mates
  const media = unionOf(mates, lines)
  const tellers = fullest === kept ? mates : matesOf(fullest)
  const [teller = keeper] = tellers
  if (fullest !== kept) {
    const copies = unionOf(tellers, lines)
    if ([...mates, ...tellers].every(isWhole)) addMissing(media, copies, keeper, lines)
    else for (const copy of copies) lines.push(samePhoto(copy, keeper.origin))
  }
  for (const item of sorted) {
    if (item !== keeper) lines.push(sameItem(item, keeper))
    if (voiceOf(item) === kept || voiceOf(item) === fullest) continue
    for (const [at, copy] of item.media.entries())
      lines.push(samePhoto(copy, media[at]?.origin ?? keeper.origin))
  }
  const { id, source, origin, time } = keeper
  return { item: withDetails({ ...teller, id, source, origin, time, media }, sorted), lines }
}

export function samePhoto(media: Media, of: Item['origin']): ReceiptLine {
  return {
    what: 'photo',
    outcome: 'duplicate',
    reason: 'same-photo',
    id: media.uri,
    origin: media.origin,
    of,
  }
}

export function sameItem(item: Item, keeper: Item): ReceiptLine {
  return {
    what: 'item',
    outcome: 'duplicate',
    reason: 'same-item',
    id: item.id,
    origin: item.origin,
    of: keeper.origin,
  }
}

export function withCaption(media: Media, caption: string | undefined): Media {
  return media.caption === undefined && caption !== undefined ? { ...media, caption } : media
}

const asTold: IsWhole = () => true

/**
 * Photos that were seen stay; where others have one in the place of an address, or more, those are added. As long as both are as
 * they were told, they tell of one post in one order, and what stands in one place is one photo.
 */
function addMissing(media: Media[], copies: readonly Media[], keeper: Item, lines: ReceiptLine[]): void {
  const { length } = media
  for (const [at, copy] of copies.entries()) {
    const present = media[at]
    if (present && isAddress(present) && !isAddress(copy)) {
      lines.push(samePhoto(present, copy.origin))
      media[at] = withCaption(copy, present.caption)
    } else if (at < length || isAddress(copy)) lines.push(samePhoto(copy, present?.origin ?? keeper.origin))
    else media.push(copy)
  }
}

/** JSON before HTML; with words before without; a post before a loose photo; then the first in the archives; of copies, the one that knows more. */
function compareKept(a: Item, b: Item): number {
  return (
    Number(isHtml(a)) - Number(isHtml(b)) ||
    Number(a.text === '') - Number(b.text === '') ||
    Number(a.kind === 'photos') - Number(b.kind === 'photos') ||
    compareFixed(a, b) ||
    (b.absorbed?.length ?? 0) - (a.absorbed?.length ?? 0)
  )
}

/** Media of the first, then what only the others have, by name; a line for each that is left out. A file stands before an address. */
function unionOf(items: readonly Item[], lines: ReceiptLine[]): Media[] {
  const union = new Map<string, Media>()
  const extra = new Map<string, Media>()
  items.forEach((item, place) => {
    for (const media of item.media) {
      const key = identifyMedia(item.source, media.uri)
      const holder = union.has(key) ? union : extra
      const present = holder.get(key)
      if (present && isAddress(present) && !isAddress(media)) {
        lines.push(samePhoto(present, media.origin))
        holder.set(key, withCaption(media, present.caption))
      } else if (present) {
        lines.push(samePhoto(media, present.origin))
        holder.set(key, withCaption(present, media.caption))
      } else (place === 0 ? union : extra).set(key, media)
    }
  })
  const added = [...extra].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, media]) => media)
  return [...union.values(), ...added]
}

function withDetails(keeper: Item, all: readonly Item[]): Item {
  const joined: Item = { ...keeper }
  const others = new Set(all.flatMap(item => item.people))
  for (const name of keeper.people) others.delete(name)
  joined.people = [...keeper.people, ...[...others].sort()]
  const urls = new Map<string, Link>(all.flatMap(item => item.links).map(link => [link.url, link]))
  for (const { url } of keeper.links) urls.delete(url)
  joined.links = [...keeper.links, ...[...urls.values()].sort((a, b) => (a.url < b.url ? -1 : 1))]
  for (const other of all) {
    if (!joined.title && other.title) joined.title = other.title
    if (!joined.place && other.place) joined.place = other.place
    if (!joined.event && other.event) joined.event = other.event
    if (!joined.poll && other.poll) joined.poll = other.poll
    if (!joined.quote && other.quote) joined.quote = other.quote
    if (!joined.album && other.album) joined.album = other.album
  }
  const absorbed = new Set(all.flatMap(item => [item.id, ...(item.absorbed ?? [])]))
  absorbed.delete(keeper.id)
  if (absorbed.size > 0) joined.absorbed = [...absorbed].sort()
  return joined
}
