import type { Item, Media } from '#domain/item'
import type { ReceiptLine } from '#domain/receipt'
import { identifyMedia } from './identify.ts'
import { sameItem, samePhoto, withCaption } from './join-items.ts'
import { compareItems } from './order-items.ts'

const LONG_ALBUM_SECONDS = 2 * 365 * 24 * 3600

/**
 * Gives each photo to one item: to a post with something of its own to say before an album, to an album before a post that is
 * nothing but its photos, to any of them before a loose photo. An item that has nothing left is a duplicate.
 */
export function claimPhotos(items: readonly Item[], lines: ReceiptLine[]): Item[] {
  const claims = new Map<string, Claim>()
  const ranked = items
    .map(item => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank - b.rank || compareItems(a.item, b.item))
  const kept: { item: Item; claims: Claim[] }[] = []
  for (const { item } of ranked) {
    const own: Claim[] = []
    let lost: Claim | undefined
    for (const media of item.media) {
      const key = identifyMedia(item.source, media.uri)
      const there = claims.get(key)
      if (there) {
        lines.push(lostPhoto(media, item, there))
        there.media = withCaption(there.media, media.caption)
        lost ??= there
      } else {
        const claim = { item, media }
        claims.set(key, claim)
        own.push(claim)
      }
    }
    if (lost && own.length === 0 && !saysMore(item)) lines.push(sameItem(item, lost.item))
    else kept.push({ item, claims: own })
  }
  return kept.map(({ item, claims: own }) => ({ ...item, media: own.map(({ media }) => media) }))
}

interface Claim {
  item: Item
  media: Media
}

function rank(item: Item): number {
  if (item.kind === 'photos') return 4
  if (item.kind === 'album') return isGathering(item) ? 3 : 1
  return saysMore(item) ? 0 : 2
}

/** Whether there is something to print besides the photos. */
function saysMore(item: Item): boolean {
  if (item.text !== '') return true
  if (item.kind === 'album') return false
  return Boolean(item.title || item.place || item.event || item.poll || item.quote || item.links.length)
}

/** The networks keep albums of their own that gather years of posts: there, the post says when the photo was. */
function isGathering(album: Item): boolean {
  const times = album.media.flatMap(({ time }) => time ?? [])
  const earliest = times.reduce((a, b) => Math.min(a, b), Infinity)
  const latest = times.reduce((a, b) => Math.max(a, b), -Infinity)
  return latest - earliest > LONG_ALBUM_SECONDS
}

function lostPhoto(media: Media, item: Item, to: Claim): ReceiptLine {
  const line = samePhoto(media, to.media)
  const isAlbums = item.kind === 'album' && to.item.kind !== 'album' && to.item.kind !== 'photos'
  return isAlbums ? { ...line, reason: 'album-photo-of-post' } : line
}
