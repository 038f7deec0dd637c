import type { Item } from '#domain/books/item'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { composeGroup } from '../../photos/compose-group.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { headWords } from '../item-head.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { depthOf, withWordsBeside } from '../words-beside.ts'
import type { Card } from './card.ts'
import { linesOfPage, mat, photoGap, side } from './card-measures.ts'
import { cardDesign, cardHead, dayLine, mostLarge, paperOf, whereAndWho } from './card-parts.ts'
import { aloneOn } from './compose-on-card.ts'

/**
 * One picture that is no wider than high on a card over both columns: at the left of it, its few words in large type beside it. In the middle of
 * such a card it would have as much white at its sides as it is wide. None of other entries.
 */
export function besideCard(item: Item, context: TypesetContext): Card | undefined {
  const [{ picture } = {}, ...others] = item.media
  const isFew = emWidth(item.text) <= mostLarge && !item.title && !item.quote && item.links.length === 0
  if (!picture || others.length > 0 || !isFew || paperOf(item) !== 'card') return undefined
  if (picture.width / picture.height > mostAspect || picture.width / context.pxPerMm < leastWidth)
    return undefined
  const { width } = context.area
  const step = stepOf(width)
  const place = { x: mat, w: most * step - photoGap }
  const x = mat + most * step + side
  const at = { x, w: width - x - side }
  const look = {
    ...cardDesign(width, context),
    photos: () => place,
    // begins where words do at the head of a page
    photoInset: 1,
    compose: atTheLeft(step),
    photoTargetScale: 1.5,
  }
  const [group, ...captions] = photoBlocks(item, context, look)
  if (group?.kind !== 'photos' || captions.length > 0) return undefined
  const head = headWords(item, context)
  const words = itemBlocks({ ...item, media: [] }, context, { ...look, ...at, body: 'remark' })
  const blocks = [
    dayLine(item, head, context, at),
    ...words.map((block, n) => (n === 0 ? { ...block, before: 1 } : block)),
    ...whereAndWho(item, head, context, at).map((block, n) => (n === 0 ? { ...block, before: 1 } : block)),
  ]
  measureBlocks(blocks, context)
  const depth = depthOf(blocks)
  if (depth > group.offer.min) return undefined
  const beside = withWordsBeside(group, { blocks, head: 0, depth }, context)
  return {
    ...cardHead(item, head, context),
    paper: 'card',
    blocks: [{ ...beside, before: 0 }],
    ...(depth < group.offer.max * leastBeside && { isBlank: true }),
  }
}

/** Width over height. */
const mostAspect = 1.05
/** Of the height of the picture: fewer words leave most of the card blank below them. */
const leastBeside = 0.5
/** mm at 240 ppi: what is smaller stays in a column. */
const leastWidth = 50
/** Columns of its card that the picture is wide: as those of a card in one column are. */
const [most, ...fewer] = [8, 7, 6] as const

const stepOf = (width: number): number => {
  const [first = 0, second = 0] = linesOfPage(width)
  return second - first
}

const atTheLeft =
  (step: number): typeof composeGroup =>
  (photos, { lines: _, ...room }) => {
    const spans = [most, ...fewer].map(count => ({ x: 0, w: count * step - photoGap }))
    return aloneOn(spans, photos, room)
  }
