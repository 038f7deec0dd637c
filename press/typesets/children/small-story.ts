import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { isRemark } from '../waterfall/is-remark.ts'
import { bubbleHead } from './badge.ts'
import { fullOf, narrowOf } from './page-grid.ts'
import type { Half, StoryPlace } from './story.ts'
import { storyDesign } from './story-design.ts'
import { wholeRows } from './tell-beside.ts'
import { whereLines } from './where-lines.ts'

/** A few words in a bubble. */
export function smallOf(item: Item, place: StoryPlace, context: TypesetContext): Half {
  const at = place.inside
  // nothing but where somebody was: what the bubble says
  const isPlace = item.text.trim() === '' && item.links.length === 0
  const blocks = [
    bubbleHead(item, context, at.x, at.w),
    ...whereLines(item, context, at.x, at.w, isPlace ? 'remark' : 'meta'),
    ...itemBlocks(item, context, { ...storyDesign(at.x, at.w, context), body: 'remark', partGap: 0 }),
  ]
  return {
    shape: 'small',
    item: item.id,
    blocks: wholeRows(blocks).map(block => ({ ...block, before: 0 })),
    ...place.frame,
  }
}

/** A remark in a row of its own: of few words a bubble at the left. */
export function smallAlone(item: Item, context: TypesetContext): Half {
  const { area, styles } = context
  const size = (styles.remark?.size ?? 14) * pt
  const isShort = item.links.length === 0 && emWidth(item.text) * size <= area.width * mostShort
  return smallOf(item, isShort ? narrowOf(area) : fullOf(area), context)
}

/** Of the width of the page: words that a narrow bubble holds in two lines. */
const mostShort = 0.9

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
