import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { isRemark } from '../waterfall/is-remark.ts'
import { bubbleHead } from './badge.ts'
import { inset } from './page-grid.ts'
import type { Half, StoryPlace, StorySize } from './story.ts'
import { storyDesign } from './story-design.ts'
import { whereLines } from './where-lines.ts'

/** A few words in a bubble; `over`: what stands over it and those that follow. */
export function smallOf(
  item: Item,
  place: StoryPlace,
  context: TypesetContext,
  size: StorySize,
  over?: string,
): Half {
  const at = place.inside
  // nothing but where somebody was: what the bubble says
  const isPlace = item.text.trim() === '' && item.links.length === 0
  const body = size === 'large' ? 'largeRemark' : 'remark'
  const blocks = [
    bubbleHead(item, context, at.x, at.w, over),
    ...whereLines(item, context, at.x, at.w, isPlace ? body : 'meta'),
    ...itemBlocks(item, context, { ...storyDesign(at.x, at.w, context), body, partGap: 0 }),
  ]
  return {
    shape: 'small',
    item: item.id,
    blocks: blocks.map(block => ({ ...block, before: 0 })),
    ...place.frame,
  }
}

/** The whole width of the type area as a place. */
export const wholeOf = ({ area }: TypesetContext): StoryPlace => ({
  frame: { x: 0, w: area.width },
  inside: { x: inset, w: area.width - 2 * inset },
})

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
