import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { suitsBeside } from './beside-story.ts'
import { halfOf } from './page-grid.ts'
import { isPictureAlone, isWordsAlone, pictureAndStory } from './picture-alone.ts'
import { postcardOf } from './postcard-story.ts'
import { isSmall } from './small-story.ts'
import type { Half, Story } from './story.ts'
import { suitsRow } from './talk-rows.ts'

/** The remarks that follow each other from here on, two of them or the last three. */
export function talkFrom(item: Item, behind: readonly Item[], context: TypesetContext): Item[] | undefined {
  if (!isSmall(item)) return undefined
  const end = behind.findIndex(other => !isSmall(other))
  const following = end < 0 ? behind : behind.slice(0, end)
  if (following.length === 0) return undefined
  const three = [item, ...following.slice(0, 2)]
  return following.length === 2 && suitsRow(three, context) ? three : three.slice(0, 2)
}

/** Two pictures with few words that are about as high. */
export function pairOf(item: Item, next: Item, context: TypesetContext): Half[] | undefined {
  if (!isPostcard(item) || !isPostcard(next)) return undefined
  const stories = [
    postcardOf(item, halfOf(context.area, false), context),
    postcardOf(next, halfOf(context.area, true), context),
  ]
  return areAlike(stories) ? stories : undefined
}

/** A picture without words and a story of words alone that follow each other. */
export function pictureWithWords(item: Item, next: Item, context: TypesetContext): Story[] | undefined {
  if (isPictureAlone(item) && isWordsAlone(next)) return pictureAndStory(item, next, false, context)
  if (isWordsAlone(item) && isPictureAlone(next)) return pictureAndStory(next, item, true, context)
  return undefined
}

// A high picture would leave white below a low one beside it.
function areAlike(stories: readonly Half[]): boolean {
  const pictures = stories.map(({ blocks }) =>
    blocks.reduce((sum, block) => sum + (block.kind === 'photos' ? block.offer.natural : 0), 0),
  )
  return Math.max(...pictures) - Math.min(...pictures) <= mostUnlike
}

/** Rows. */
const mostUnlike = 2

// What half a page's width is enough for.
const isPostcard = (item: Item) => item.media.length === 1 && suitsBeside(item) && item.text.length <= 70
