import type { Item } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { LaidVolume } from '#press/products/diary/lay-volume'

/** Adds a line for every item and photo that went to the press: placed with its page, or why not. */
export function completeReceipt(
  items: readonly Item[],
  volumes: readonly LaidVolume[],
  trouble: { lost: ReadonlySet<string>; broken: ReadonlySet<string> },
): ReceiptLine[] {
  const places = placesOf(volumes)
  return items.flatMap(item => {
    const lost = trouble.lost.has(item.id)
    const settle = (what: 'item' | 'photo', id: string, key: string, origin: Item['origin']): ReceiptLine => {
      const place = places.get(key)
      if (lost || !place) return { what, id, origin, outcome: 'unreadable', reason: 'typesetting-failed' }
      return { what, id, origin, outcome: 'placed', ...place }
    }
    return [
      settle('item', item.id, item.id, item.origin),
      ...item.media.map((media, index): ReceiptLine => {
        const broken = media.picture && trouble.broken.has(media.picture.sha256)
        if (!broken) return settle('photo', media.uri, `${item.id} ${index}`, media.origin)
        return {
          what: 'photo',
          id: media.uri,
          origin: media.origin,
          outcome: 'unreadable',
          reason: 'broken-picture',
        }
      }),
    ]
  })
}

// The first page of each item and of each of its photos.
function placesOf(volumes: readonly LaidVolume[]): Map<string, { volume: string; page: number }> {
  const places = new Map<string, { volume: string; page: number }>()
  for (const volume of volumes) {
    for (const page of volume.pages) {
      for (const region of page.regions) {
        const place = { volume: String(volume.number), page: page.folio }
        if (!places.has(region.item)) places.set(region.item, place)
        if (region.photo !== undefined) places.set(`${region.item} ${region.photo}`, place)
      }
    }
  }
  return places
}
