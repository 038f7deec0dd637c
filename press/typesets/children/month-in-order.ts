import type { Item } from '#domain/books/item'
import { editMonth } from '../../edit/edit-month.ts'
import { gatherings } from '../../edit/gathering.ts'
import { isClipping } from '../../edit/is-clipping.ts'
import { isSmall } from './small-story.ts'

/** A month as the picture book tells it. */
export interface MonthInOrder {
  /** In the order of days, clippings with pictures among them. */
  stories: Item[]
  /** What is said at the end of the month, in its own order: small talk, and links with a line of comment at most. */
  talk: Item[]
  /** The best of the stories. */
  best: ReadonlySet<Item>
}

/** Where small talk is said: at the end of its month, at its days, or there where two remarks follow each other. The first is best. */
export const talkPlaces = ['end', 'byTwos', 'days'] as const
export type TalkAt = (typeof talkPlaces)[number]

/** The items of a month as it is edited: nothing that is gathered stands before an earlier day but what is said at the end. */
export function monthInOrder(month: readonly Item[], edited: boolean, talkAt: TalkAt): MonthInOrder {
  const parts = editMonth(month, edited, gatherings['a4-2'])
  const best = new Set(parts.flatMap(part => (part.kind === 'feature' ? part.item : [])))
  const smallTalk = new Set(parts.flatMap(part => (part.kind === 'smallTalk' ? part.items : [])))
  // a link alone makes no talk
  const isTalk = (item: Item | undefined) =>
    item !== undefined && (smallTalk.has(item) || (smallTalk.size > 0 && isShortLink(item)))
  const isAtEnd = (item: Item, n: number) => {
    if (talkAt === 'end' || !isTalk(item)) return isTalk(item)
    return talkAt === 'byTwos' && !isTalk(month[n - 1]) && !isTalk(month[n + 1])
  }
  const talk = new Set(month.every(isTalk) ? month : month.filter(isAtEnd))
  return { stories: month.filter(item => !talk.has(item)), talk: [...talk], best }
}

const isShortLink = (item: Item) =>
  item.treatment === undefined && item.media.length === 0 && isClipping(item) && isSmall(item)
