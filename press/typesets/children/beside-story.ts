import type { Item, Media } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { shownSize } from '../../photos/crop.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { storyHead } from './badge.ts'
import { crayonsOf } from './crayons.ts'
import { inset, widthOf } from './page-grid.ts'
import { asPrints } from './print-photos.ts'
import type { Beside } from './story.ts'
import { prints, storyDesign } from './story-design.ts'
import { whereLines } from './where-lines.ts'

/** A picture or two beside their words. */
export function besideOf(item: Item, left: boolean, context: TypesetContext): Beside {
  const { area } = context
  const inner = area.width - 2 * inset
  const most = Math.max(
    ...item.media.map(
      ({ picture, crop }) => (picture ? shownSize(picture, crop).width : 0) / context.pxPerMm,
    ),
  )
  const wanted = item.text.length > 70 ? [6, 5, 4] : [7, 6, 5, 4]
  const count = wanted.find(each => widthOf(area, each) <= most * 1.0005) ?? 4
  const w = widthOf(area, count)
  const pictureX = left ? inset : inset + inner - w
  const words = { x: left ? inset + w + besideGap : inset, w: inner - w - besideGap }
  const crayons = crayonsOf(context.month)
  const look = {
    ...storyDesign(words.x, words.w, context),
    photos: () => ({ x: pictureX, w }),
    compose: prints({ columns: count, align: 'left' }, area.rows * 0.38),
    photoTargetScale: 1.1,
  }
  return {
    shape: 'beside',
    item: item.id,
    words: [
      storyHead(item, context, words.x, words.w),
      ...whereLines(item, context, words.x, words.w),
      ...atOnce(itemBlocks({ ...item, media: [] }, context, look)),
    ],
    pictures: photoBlocks(item, context, look).map(block => asPrints(block, crayons)),
  }
}

/** mm between a picture and its words. */
const besideGap = 8

// Right below the line of places and people, which has white enough.
const atOnce = (blocks: readonly Block[]) =>
  blocks.map((block, n) => (n === 0 ? { ...block, before: 0 } : block))

/** One or two pictures, of which none is to be large, and words that are no longer than they are high. */
export function suitsBeside(item: Item): boolean {
  const { media, text } = item
  if (media.length === 0 || media.length > 2 || item.title || item.album || item.quote || item.poll)
    return false
  if (text.length > 150 || item.links.some(link => link.title)) return false
  if (media.some(each => each.size || each.caption || !each.picture)) return false
  const wide = media.every(each => aspectOf(each) > 1.2)
  return media.length === 1 ? !wide || (media[0]?.picture?.width ?? 0) < 900 : wide
}

function aspectOf({ picture, crop }: Media): number {
  if (!picture) return 1
  const { width, height } = shownSize(picture, crop)
  return width / height
}
