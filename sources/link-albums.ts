import type { Item } from '#domain/books/item'
import { identifyMedia } from './identify.ts'
import { isLive } from './is-same-item.ts'
import type { Link } from './link-same-items.ts'

/**
 * Links albums that are one under another name or description than in an earlier export: those that began at the same second and
 * share a photo, which a network puts into one album only. The first photo may have gone to a post in one of them.
 */
export function linkAlbums(items: readonly Item[], link: Link): void {
  const first = new Map<string, number>()
  items.forEach((item, index) => {
    if (item.kind !== 'album') return
    for (const { uri } of item.media) {
      const key = [item.source, isLive(item), item.time, identifyMedia(item.source, uri)].join('\n')
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, index)
      else link(earlier, index)
    }
  })
}
