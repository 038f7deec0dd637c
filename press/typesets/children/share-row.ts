import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { suitsBeside } from './beside-story.ts'
import { suitsGroupBeside } from './group-beside.ts'
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

/** Two stories of few words, with one to three pictures or with none, of which one has some. */
export function pairOf(item: Item, next: Item, context: TypesetContext): Half[] | undefined {
  const both = [item, next]
  if (!both.some(isPostcard) || !both.every(each => isPostcard(each) || isParagraph(each))) return undefined
  return both.map((each, n) => postcardOf(each, halfOf(context.area, n === 1), context, mostHigh))
}

/** A picture without words and a story of words alone that follow each other. */
export function pictureWithWords(item: Item, next: Item, context: TypesetContext): Story[] | undefined {
  if (isPictureAlone(item) && isWordsAlone(next)) return pictureAndStory(item, next, false, context)
  if (isWordsAlone(item) && isPictureAlone(next)) return pictureAndStory(next, item, true, context)
  return undefined
}

/** Of the rows of a page. */
const mostHigh = 0.5

// What half a page's width is enough for; where one is higher than the other, the row costs what stays white.
const isPostcard = (item: Item) =>
  item.text.length <= mostWords &&
  (item.media.length === 1 ? suitsBeside(item) : suitsGroupBeside(item)) &&
  item.media.length <= 3

// Words that are about as high as a picture beside them.
const isParagraph = (item: Item) => isWordsAlone(item) && emWidth(item.text) >= leastParagraph

/** em: five lines. */
const leastParagraph = 60
/** Characters. */
const mostWords = 100
