import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { halfOf } from './page-grid.ts'
import { isPictureAlone, isWordsAlone, pictureAndStory } from './picture-alone.ts'
import { postcardOf } from './postcard-story.ts'
import { isSmall } from './small-story.ts'
import type { Half, Story } from './story.ts'
import { nextRow } from './talk-rows.ts'

/** The remarks that share the row from this one on. */
export function talkFrom(item: Item, behind: readonly Item[], context: TypesetContext): Item[] | undefined {
  if (!isSmall(item)) return undefined
  const end = behind.findIndex(other => !isSmall(other))
  const remarks = [item, ...(end < 0 ? behind : behind.slice(0, end))]
  return remarks.slice(0, nextRow(remarks, context))
}

/** Two stories of few words, with one to four pictures or with none, of which one has some. */
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
const mostHigh = 0.57

// What half a page's width is enough for; where one is higher than the other, the row costs what stays white.
const isPostcard = ({ text, media, links, title, album, quote, poll }: Item) =>
  media.length > 0 &&
  media.length <= mostPictures &&
  emWidth(text) <= mostWords &&
  !(title || album || quote || poll || links.some(link => link.title)) &&
  media.every(each => each.picture && !each.size && !each.caption)

// Words that are about as high as a picture beside them.
const isParagraph = (item: Item) => isWordsAlone(item) && emWidth(item.text) >= leastParagraph

/** em: two lines. */
const leastParagraph = 20
const mostPictures = 4
/** em */
const mostWords = 100
