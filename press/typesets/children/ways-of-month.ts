import type { Item } from '#domain/books/item'
import { type TalkAt, talkPlaces } from './month-in-order.ts'
import { isPictureAlone } from './picture-alone.ts'
import { isSmall } from './small-story.ts'

/** A way to tell a month. */
export interface WayOfMonth {
  /** Where pictures without words stand: beside what is said next to them, in rows of their own, or as large as they may be, drawings beside them. */
  pictures: 'besideTalk' | 'inRows' | 'large'
  talkAt: TalkAt
}

/** The ways in which such items can be told, the best first. */
export function waysOf(items: readonly Item[]): WayOfMonth[] {
  // a month of a few pictures is filled by them, a long one by its stories
  const pictures: WayOfMonth['pictures'][] = !items.some(isPictureAlone)
    ? ['besideTalk']
    : ['besideTalk', 'inRows', ...(items.length <= shortMonth ? (['large'] as const) : [])]
  const talk = items.some(isSmall) ? talkPlaces : (['end'] as const)
  return pictures.flatMap(pictures => talk.map(talkAt => ({ pictures, talkAt })))
}

/** Items. */
const shortMonth = 8
