import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { identifyMedia } from './identify.ts'
import { sameItem, samePhoto, withCaption } from './join-group.ts'
import { compareFixed } from './order-items.ts'

/**
 * Leaves each photo where it says most: with a post that has something of its own to say, before an album, before a post that is
 * nothing but its photos, before a loose photo; of those the one that was seen. An item that has nothing left is a duplicate.
 * Two posts with words of their own both keep a photo that they share.
 */
export function claimPhotos(items: readonly Item[]): { items: Item[]; lines: ReceiptLine[] } {
  const lines: ReceiptLine[] = []
  const claims = new Map<string, Claim>()
  const ranked = items
    .map(item => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank - b.rank || compareFixed(a.item, b.item))
  const remaining: { item: Item; own: Claim[] }[] = []
  const looseFrom = ranked.findIndex(({ rank }) => rank === LOOSE)
  for (const [at, { item, rank }] of ranked.entries()) {
    if (at === looseFrom)
      claimSeen(
        ranked.slice(at).map(loose => loose.item),
        claims,
      )
    const own = new Set<Claim>()
    let lost: Claim | undefined
    for (const media of item.media) {
      const key = identifyMedia(item.source, media.uri)
      const firstClaim = claims.get(key)
      if (firstClaim?.item === item && !own.has(firstClaim) && rank === LOOSE) own.add(firstClaim)
      else if (!firstClaim || rank === 0) {
        const claim = { item, media }
        if (!firstClaim) claims.set(key, claim)
        own.add(claim)
      } else {
        lines.push(lostPhoto(media, item, firstClaim))
        firstClaim.media = withCaption(firstClaim.media, media.caption)
        lost ??= firstClaim
      }
    }
    if (lost && own.size === 0 && !saysMore(item)) lines.push(sameItem(item, lost.item))
    else remaining.push({ item, own: [...own] })
  }
  return {
    items: remaining.map(({ item, own }) => ({ ...item, media: own.map(({ media }) => media) })),
    lines,
  }
}

interface Claim {
  item: Item
  media: Media
}

/** Albums of many years are cut by months, which another zone cuts elsewhere: a photo stays with the month that it is in the book with. */
function claimSeen(loose: readonly Item[], claims: Map<string, Claim>): void {
  for (const item of loose)
    for (const media of item.media) {
      const key = identifyMedia(item.source, media.uri)
      if (media.picture && !claims.has(key)) claims.set(key, { item, media })
    }
}

const LOOSE = 3

function rank(item: Item): number {
  if (item.kind === 'album') return 1
  if (saysMore(item)) return 0
  return item.kind === 'photos' ? LOOSE : 2
}

/** Whether there is something to print besides the photos. */
function saysMore(item: Item): boolean {
  if (item.text !== '') return true
  if (item.kind === 'album') return false
  return Boolean(item.title || item.place || item.event || item.poll || item.quote || item.links.length)
}

function lostPhoto(media: Media, item: Item, to: Claim): ReceiptLine {
  const line = samePhoto(media, to.media.origin)
  const isAlbums = item.kind === 'album' && to.item.kind !== 'album'
  return isAlbums ? { ...line, reason: 'album-photo-of-post' } : line
}
