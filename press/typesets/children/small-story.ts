import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { isRemark } from '../waterfall/is-remark.ts'
import { bubbleHead } from './badge.ts'
import { fullOf } from './page-grid.ts'
import type { Half, StoryPlace } from './story.ts'
import { storyDesign } from './story-design.ts'
import { wholeRows } from './tell-beside.ts'
import { whereLines } from './where-lines.ts'

/** A few words in a bubble. */
export function smallOf(item: Item, place: StoryPlace, context: TypesetContext): Half {
  const at = place.inside
  // nothing but where somebody was: all that the bubble says, and no more than a caption
  const isPlace = item.text.trim() === '' && item.links.length === 0
  const blocks = [
    bubbleHead(item, context, at.x, at.w),
    ...whereLines(item, context, at.x, at.w, isPlace ? 'caption' : 'meta'),
    ...itemBlocks(item, context, { ...storyDesign(at.x, at.w, context), body: 'remark', partGap: 0 }),
  ]
  return {
    shape: 'small',
    item: item.id,
    blocks: wholeRows(blocks).map(block => ({ ...block, before: 0 })),
    ...place.frame,
  }
}

/** A remark in a row of its own: as wide as the page, since nothing stands beside it. */
export const smallAlone = (item: Item, context: TypesetContext): Half =>
  smallOf(item, fullOf(context.area), context)

/** A few words, a place, or an address, and nothing to be seen. */
export function isSmall(item: Item): boolean {
  if (isRemark(item)) return true
  const { text, media, links, quote, poll, title, album } = item
  if (media.length > 0 || quote || poll || title || album || text.includes('\n')) return false
  return (
    text.length <= 24 &&
    links.length <= 1 &&
    links.every(({ url, title }) => url.length + (title?.length ?? 0) < 90)
  )
}
