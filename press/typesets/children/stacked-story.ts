import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { storyHead } from './badge.ts'
import { crayonsOf } from './crayons.ts'
import { belowHead } from './emoji-alone.ts'
import { columns, inset, narrowColumns, narrowOf } from './page-grid.ts'
import { partsOfBest } from './parts-of-best.ts'
import { photoGroups } from './photo-groups.ts'
import { asPrints } from './print-photos.ts'
import type { Stacked, StorySize } from './story.ts'
import { prints, storyDesign } from './story-design.ts'
import { wholeRows } from './tell-beside.ts'
import { whereLines } from './where-lines.ts'

/** Pictures below their words: in a frame as wide as the page, or in a narrower one where pictures do not fill that. */
export function stackedWays(item: Item, context: TypesetContext): [Stacked, ...Stacked[]] {
  const [usual, large] = [stackedOf(item, context, 'usual'), stackedOf(item, context, 'large')]
  if (emWidth(item.text) > mostInNarrow || item.media.length > mostNarrow) return [usual, large]
  // a row of pictures is lower there; several would be small in the narrowest
  const counts = narrowColumns.filter(count => item.media.length === 1 || count > columns / 2)
  const narrow = counts.flatMap(count =>
    (['usual', 'large'] as const).map(size => stackedOf(item, context, size, count)),
  )
  return [usual, large, ...narrow]
}

/** em of words in a frame that is narrower than the page. */
const mostInNarrow = 120
/** Pictures that are no stamps there. */
const mostNarrow = 5

/** Everything of a post one below the other, on so many columns in the middle of the page. */
export function stackedOf(
  item: Item,
  context: TypesetContext,
  size: StorySize,
  count: number = columns,
): Stacked {
  const { frame, inside } = narrowOf(context.area, count)
  const { x, w } = inside
  const usual = storyDesign(x, w, context)
  const look = size === 'usual' ? usual : { ...usual, ...largePrints(context) }
  const crayons = crayonsOf(context.month)
  const lead = [storyHead(item, context, x, w), ...whereLines(item, context, x, w)]
  const body = wholeRows(itemBlocks(belowHead(item), context, look)).map(block => asPrints(block, crayons))
  const last = lead.at(-1)
  if (last && body.length === 0) delete last.keepNext
  const [first] = body
  if (first) first.before = first.kind === 'photos' && lead.length === 1 ? 1 : 0
  const blocks = [...lead, ...body]
  const story = { shape: 'stacked' as const, item: item.id, blocks }
  if (count < columns) return { ...story, ...frame }
  const at = blocks.findIndex(({ kind }) => kind === 'photos')
  const photos = photoGroups(item, context, look, blocks[at]?.before ?? 0)
  const overPages = {
    words: at < 0 ? blocks : blocks.slice(0, at),
    ...(photos && { photos }),
    continued: storyHead(item, context, x, w, true),
  }
  return { ...story, overPages }
}

/** The best of a month for a page of its own. */
export function bestOf(item: Item, context: TypesetContext): Stacked {
  const w = context.area.width - 2 * inset
  const crayons = crayonsOf(context.month)
  const look = { ...storyDesign(inset, w, context), ...largePrints(context), photosGap: 2 }
  const [first, ...others] = partsOfBest(item, context, look).map(block => asPrints(block, crayons))
  return {
    shape: 'stacked',
    item: item.id,
    blocks: [
      storyHead(item, context, inset, w),
      ...whereLines(item, context, inset, w),
      ...(first ? [{ ...great(first), before: 1 }, ...others] : []),
    ],
  }
}

// The picture that dominates the page is not made smaller for the others.
const great = (block: Block): Block =>
  block.kind === 'photos' && block.offer.compose(block.offer.natural).length === 1
    ? { ...block, offer: { ...block.offer, min: block.offer.natural } }
    : block

// As large as they bear.
const largePrints = ({ area }: TypesetContext): Partial<ItemDesign> => ({
  photoTargetScale: 1.2,
  compose: prints('middle', area.rows * 0.62),
})
