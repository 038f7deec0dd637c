import type { QueryClient } from '@tanstack/react-query'
import type { SocialItem } from '#contract/item'
import { monthItemsKey } from './month-items.ts'

/** Puts an item, as a change left it, into the list of its month; `before`: the month that it was in. */
export function takeAnswer(queries: QueryClient, sid: string, item: SocialItem, before: string): void {
  const key = monthItemsKey(sid, before)
  const known = queries.getQueryData<SocialItem[]>(key)?.find(other => other.itemId === item.itemId)
  // the lists of months are without what is in the recycle bin
  const isHere = item.chapterId === before && !item.deleted
  queries.setQueryData<SocialItem[]>(key, items =>
    items?.flatMap(other => (other.itemId !== item.itemId ? other : isHere ? item : [])),
  )
  // the others of its month are gathered otherwise, too, or have their near-twin no more
  if (known?.part !== item.part || shownIn(known) !== shownIn(item))
    void queries.invalidateQueries({ queryKey: key })
  if (item.chapterId !== before)
    void queries.invalidateQueries({ queryKey: monthItemsKey(sid, item.chapterId) })
}

/** The photos that an entry puts in the book, in their order, with what makes them near-twins of others. */
function shownIn(item: SocialItem | undefined): string {
  if (!item || item.deleted || !item.chosen) return ''
  const photos = item.photos.filter(({ removed }) => !removed)
  if (photos.length === 0) return ''
  return [item.postDate, ...photos.flatMap(({ photoId, pictureKind = '' }) => [photoId, pictureKind])].join(
    ' ',
  )
}
