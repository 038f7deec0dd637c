import type { Item } from '#domain/books/item'
import { type TalkAt, talkPlaces } from './month-in-order.ts'
import { isPictureAlone } from './picture-alone.ts'
import { isSmall } from './small-story.ts'

/** A way to tell a month. */
export interface WayOfMonth {
  /** Where pictures without words stand: beside what is said next to them, or in the middle of the page. */
  pictures: 'besideTalk' | 'inMiddle'
  talkAt: TalkAt
}

/** The ways in which such items can be told, the best first. */
export function waysOf(items: readonly Item[]): WayOfMonth[] {
  const pictures = items.some(isPictureAlone)
    ? (['besideTalk', 'inMiddle'] as const)
    : (['besideTalk'] as const)
  const talk = items.some(isSmall) ? talkPlaces : (['end'] as const)
  return pictures.flatMap(pictures => talk.map(talkAt => ({ pictures, talkAt })))
}
