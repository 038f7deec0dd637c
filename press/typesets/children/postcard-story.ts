import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { storyHead } from './badge.ts'
import { crayonsOf } from './crayons.ts'
import { belowHead } from './emoji-alone.ts'
import { asPrints } from './print-photos.ts'
import type { Half, StoryPlace } from './story.ts'
import { prints, storyDesign } from './story-design.ts'
import { wholeRows } from './tell-beside.ts'
import { whereLines } from './where-lines.ts'

/** A picture over its few words, of at most so much of the page; one with words in it fills its half from 180 ppi on, as others do. */
export function postcardOf(item: Item, place: StoryPlace, context: TypesetContext, high = 0.42): Half {
  const at = place.inside
  const look = {
    ...storyDesign(at.x, at.w, context),
    compose: prints('left', context.area.rows * high, context.pxPerMm / context.alonePxPerMm),
  }
  const crayons = crayonsOf(context.month)
  const words = [
    ...whereLines(item, context, at.x, at.w),
    ...itemBlocks({ ...belowHead(item), media: [] }, context, look),
  ]
  const photos = photoBlocks(item, context, look).map(block => asPrints(block, crayons))
  const blocks = [
    storyHead(item, context, at.x, at.w),
    // clear of the day, as words are
    ...photos.map((block, n) => (n === 0 ? { ...block, before: 1 } : block)),
    ...words.map((block, n) => (n === 0 ? { ...block, before: item.media.length > 0 ? 1 : 0 } : block)),
  ]
  return { shape: 'postcard', item: item.id, blocks: wholeRows(blocks), ...place.frame }
}
