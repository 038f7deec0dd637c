import type { Item } from '#domain/books/item'
import type { Area } from '../../page/geometry.ts'
import type { Block } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { storyHead } from './badge.ts'
import { crayonsOf } from './crayons.ts'
import { belowHead } from './emoji-alone.ts'
import { inset, widthOf } from './page-grid.ts'
import { asPrints } from './print-photos.ts'
import type { Beside } from './story.ts'
import { prints, storyDesign } from './story-design.ts'
import { whereLines } from './where-lines.ts'

/** Pictures on `count` columns at the right of the page, and their words beside them, where those of other stories begin. */
export function tellBeside(
  item: Item,
  count: number,
  context: TypesetContext,
  compose = prints('right', context.area.rows * mostHigh),
): Beside {
  const words = placeOfWords(count, context)
  const crayons = crayonsOf(context.month)
  const look = { ...lookBeside(count, context), compose }
  const pictures = photoBlocks(item, context, look)
  const said = belowHead(item)
  return {
    shape: 'beside',
    item: item.id,
    words: [
      storyHead(item, context, words.x, words.w),
      ...wholeRows(whereLines(item, context, words.x, words.w)),
      ...atOnce(wholeRows(itemBlocks({ ...said, media: [] }, context, { ...look, ...words }))),
    ],
    pictures: pictures.map(block => asPrints(legible(block, item), crayons)),
  }
}

/** How a story beside so many columns of pictures is set. */
function lookBeside(count: number, context: TypesetContext): ItemDesign {
  const { area } = context
  const words = placeOfWords(count, context)
  const place = { x: words.x + words.w + besideGap, w: widthOf(area, count) }
  return {
    ...storyDesign(words.x, words.w, context),
    photos: () => place,
    photoTargetScale: 1.1,
  }
}

/** Of the rows of a page, for a picture beside words. */
const mostHigh = 0.5

/** mm of a picture beside words. */
export const highestBeside = ({ rows, rowMm }: Area): number => Math.floor(rows * mostHigh) * rowMm

/** Where the words beside so many columns of pictures stand, mm from the left of the type area. */
export function placeOfWords(count: number, { area }: TypesetContext) {
  const w = widthOf(area, count) + besideGap
  return { x: inset, w: area.width - 2 * inset - w }
}

/** mm between a picture and its words. */
const besideGap = 8

// Right below the line of places and people, which has white enough.
const atOnce = (blocks: readonly Block[]) =>
  blocks.map((block, n) => (n === 0 ? { ...block, before: 0 } : block))

/** No page cuts them: half rows are whole ones together. */
export const wholeRows = (blocks: readonly Block[]) =>
  blocks.map(block =>
    block.kind === 'text' && oneAndAHalf.includes(block.style) ? { ...block, rowsPerLine: 1.5 } : block,
  )

/** Styles whose lines take a row and a half. */
const oneAndAHalf = ['feature']

// What has words in it is read, or it need not stand there; one alone sees to that itself.
function legible(block: Block, { media }: Item): Block {
  if (
    block.kind !== 'photos' ||
    media.length === 1 ||
    !media.some(({ picture }) => picture?.kind === 'words')
  )
    return block
  const { offer } = block
  return { ...block, offer: { ...offer, min: Math.max(offer.min, Math.ceil(offer.natural * leastLegible)) } }
}

/** Of the height that suits it. */
const leastLegible = 0.8
