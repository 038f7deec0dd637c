import type { SocialItem } from '#contract/item'
import { applyEdits, editedMedia } from '#domain/books/apply-edits'
import { civilOf } from '#domain/time/civil-time'
import { findNearDuplicates } from '#sources/pictures/near-duplicates'
import type { ItemRow } from './present-item.ts'

type Twin = NonNullable<SocialItem['photos'][number]['twinOf']>

/**
 * For photos that a month prints, the first one there that each looks nearly the same as: by the ids of items, then of photos. Nothing
 * is compared across months.
 */
export function twinsOfMonth(
  printed: readonly Pick<ItemRow, 'itemId' | 'original' | 'edits'>[],
  timeZone: string,
): ReadonlyMap<string, ReadonlyMap<string, Twin>> {
  const photoIds = new Map<string, string[]>()
  const items = printed.map(({ itemId, original, edits }) => {
    const shown = editedMedia(original, edits).filter(({ edit }) => !edit?.removed)
    photoIds.set(
      itemId,
      shown.map(({ photoId }) => photoId),
    )
    return { ...applyEdits(original, edits), id: itemId }
  })
  const twins = new Map<string, Map<string, Twin>>()
  for (const { first, second } of findNearDuplicates(items)) {
    const photoId = photoIds.get(first.item.id)?.[first.at]
    const later = photoIds.get(second.item.id)?.[second.at]
    if (photoId === undefined || later === undefined) continue
    const ofItem = twins.get(second.item.id) ?? new Map<string, Twin>()
    twins.set(second.item.id, ofItem)
    ofItem.set(later, { itemId: first.item.id, photoId, postDate: civilOf(first.item.time, timeZone) })
  }
  return twins
}
