import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { storyHead } from './badge.ts'
import { crayonsOf } from './crayons.ts'
import { belowHead } from './emoji-alone.ts'
import { fullOf, inset } from './page-grid.ts'
import { partsOfBest } from './parts-of-best.ts'
import { photoGroups } from './photo-groups.ts'
import { asPrints } from './print-photos.ts'
import type { Stacked, StorySize } from './story.ts'
import { prints, storyDesign } from './story-design.ts'
import { wholeRows } from './tell-beside.ts'
import { whereLines } from './where-lines.ts'

/** Pictures below their words, as they are usual and as large as they bear; one that leads others with as many pixels as one alone has. */
export const stackedWays = (item: Item, context: TypesetContext, leads = false): [Stacked, ...Stacked[]] => [
  stackedOf(item, context, 'usual', leads),
  stackedOf(item, context, 'large', leads),
]

/** Everything of a post one below the other. */
export function stackedOf(item: Item, context: TypesetContext, size: StorySize, leads = false): Stacked {
  const { inside } = fullOf(context.area)
  const { x, w } = inside
  const usual = { ...storyDesign(x, w, context), ...(leads && leadingPrint(context)) }
  const look = size === 'usual' ? usual : { ...usual, ...largePrints(context) }
  const crayons = crayonsOf(context.month)
  const lead = [storyHead(item, context, x, w), ...whereLines(item, context, x, w)]
  const body = wholeRows(itemBlocks(belowHead(item), context, look)).map(block => asPrints(block, crayons))
  const last = lead.at(-1)
  if (last && body.length === 0) delete last.keepNext
  const [first] = body
  if (first) first.before = first.kind === 'photos' && lead.length === 1 ? 1 : 0
  const blocks = [...lead, ...body]
  const at = blocks.findIndex(({ kind }) => kind === 'photos')
  const photos = photoGroups(item, context, look, blocks[at]?.before ?? 0)
  const overPages = {
    words: at < 0 ? blocks : blocks.slice(0, at),
    ...(photos && { photos }),
    continued: storyHead(item, context, x, w, true),
  }
  return { shape: 'stacked', item: item.id, blocks, overPages }
}

/** The best of a month for a page of its own. */
export function bestOf(item: Item, context: TypesetContext): Stacked {
  const w = context.area.width - 2 * inset
  const crayons = crayonsOf(context.month)
  const look = { ...storyDesign(inset, w, context), ...largePrints(context), photosGap: 2 }
  const [first, ...others] = partsOfBest(belowHead(item), context, look).map(block =>
    asPrints(block, crayons),
  )
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

/** Of the rows of a page: a tall photo that fills the measure stands below two lines of words. */
const mostHigh = 0.78

// As large as they bear.
const largePrints = ({ area }: TypesetContext): Partial<ItemDesign> => ({
  photoTargetScale: 1.2,
  compose: prints('left', area.rows * mostHigh),
})

// By itself in its row it needs no more pixels than one alone (decision 0179).
const leadingPrint = ({ area, pxPerMm, alonePxPerMm }: TypesetContext): Partial<ItemDesign> => ({
  composeLarge: (photos, room) =>
    prints('left', area.rows * 0.6)(
      photos.map(photo => ({ ...photo, maxWidth: (photo.maxWidth * pxPerMm) / alonePxPerMm })),
      room,
    ),
})
