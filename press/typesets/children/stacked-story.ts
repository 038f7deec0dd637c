import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { storyHead } from './badge.ts'
import { crayonsOf } from './crayons.ts'
import { columns, inset, widthOf } from './page-grid.ts'
import { partsOfBest } from './parts-of-best.ts'
import { asPrints } from './print-photos.ts'
import type { Stacked, StorySize } from './story.ts'
import { prints, storyDesign } from './story-design.ts'
import { wholeRows } from './tell-beside.ts'
import { whereLines } from './where-lines.ts'

/** Pictures below their words: in a frame as wide as the page, or in the middle of it in one as wide as pictures that do not fill that. */
export function stackedWays(item: Item, context: TypesetContext): [Stacked, ...Stacked[]] {
  const { area } = context
  const isLong = emWidth(item.text) > mostInNarrow
  const all = (['usual', 'large'] as const).map(size => ({ size, story: stackedOf(item, context, size) }))
  const ways = all.map(({ size, story }) => {
    const wide = widestOf(story.blocks)
    const count = fewerColumns.findLast(count => widthOf(area, count) >= wide - 0.1)
    return isLong || wide === 0 || count === undefined ? story : stackedOf(item, context, size, count)
  })
  // a row of pictures is lower in a narrower frame
  const narrower = isLong
    ? []
    : fewerColumns.slice(0, 2).map(count => stackedOf(item, context, 'usual', count))
  const [first = stackedOf(item, context, 'usual'), ...others] = [
    ...ways,
    ...narrower,
    ...all.map(({ story }) => story).filter(story => !ways.includes(story)),
  ]
  return [first, ...others]
}

/** em of words in a frame that is narrower than the page. */
const mostInNarrow = 120

/** Columns of frames that are narrower than the page, with lines of a dozen characters and more. */
const fewerColumns = [10, 8, 6] as const

// As they suit their place best.
function widestOf(blocks: readonly Block[]): number {
  const widths = blocks.flatMap(block => {
    if (block.kind !== 'photos') return []
    const slots = block.offer.compose(block.offer.natural)
    return [Math.max(...slots.map(({ x, w }) => x + w)) - Math.min(...slots.map(({ x }) => x))]
  })
  return Math.max(0, ...widths)
}

/** Everything of a post one below the other, on so many columns in the middle of the page. */
export function stackedOf(
  item: Item,
  context: TypesetContext,
  size: StorySize,
  count: number = columns,
): Stacked {
  const { area } = context
  const w = widthOf(area, count)
  const x = (area.width - w) / 2
  const usual = storyDesign(x, w, context)
  const look = size === 'usual' ? usual : { ...usual, ...largeLook(item, context, size) }
  const crayons = crayonsOf(context.month)
  const lead = [storyHead(item, context, x, w), ...whereLines(item, context, x, w)]
  const body = wholeRows(itemBlocks(item, context, look)).map(block => asPrints(block, crayons))
  const last = lead.at(-1)
  if (last && body.length === 0) delete last.keepNext
  const [first] = body
  if (first) first.before = first.kind === 'photos' && lead.length === 1 ? 1 : 0
  return {
    ...{ shape: 'stacked', item: item.id, blocks: [...lead, ...body] },
    ...(count < columns && { x: x - inset, w: w + 2 * inset }),
  }
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

// Pictures as large as they bear; few words alone, which have none, in large type.
const largeLook = (item: Item, context: TypesetContext, size: StorySize): Partial<ItemDesign> => ({
  ...largePrints(context),
  ...(size === 'largest' &&
    item.media.length === 0 &&
    emWidth(item.text) <= mostLarge && { body: 'feature' }),
})

/** em: three lines in large type. */
const mostLarge = 60

const largePrints = ({ area }: TypesetContext): Partial<ItemDesign> => ({
  photoTargetScale: 1.2,
  compose: prints('middle', area.rows * 0.62),
})
