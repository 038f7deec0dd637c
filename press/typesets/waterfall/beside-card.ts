import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { composeGroup } from '../../photos/compose-group.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { headWords } from '../item-head.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { depthOf, withWordsBeside } from '../words-beside.ts'
import type { Card } from './card.ts'
import { linesOfPage, mat, photoGap } from './card-measures.ts'
import { cardDesign, cardHead, dayLine, mostLarge, paperOf, whereAndWho } from './card-parts.ts'
import { aloneOn } from './compose-on-card.ts'

/**
 * One picture as a print, its words on the page beside it, over both columns: of several widths, so that a page takes the one whose height it has
 * room for. None of other entries, and none of more words than the picture is high. What is blank beside it is what it costs.
 */
export function besideCards(item: Item, context: TypesetContext): Card[] {
  const [{ picture, caption } = {}, ...others] = item.media
  const isPrint = !caption && others.length === 0 && !item.quote && !item.poll && item.links.length === 0
  if (!picture || !isPrint || paperOf(item) === 'slip') return []
  const aspect = picture.width / picture.height
  const step = stepOf(context.area.width)
  return widths.flatMap(count => {
    const w = count * step - photoGap
    if (picture.width / context.pxPerMm < w || w / aspect < leastHeight || aspect > mostAspect) return []
    const card = besideCard(item, context, w, 'left')
    const left = context.area.width - mat - w
    const isOnLine = linesOfPage(context.area.width).some(line => Math.abs(line - left) < hair)
    const mirrored = card && isOnLine && besideCard(item, context, w, 'right')
    return card ? [{ ...card, ...(mirrored && { mirrored }) }] : []
  })
}

// Its picture is `w` mm wide, at the left of its words or at their right.
function besideCard(
  item: Item,
  context: TypesetContext,
  w: number,
  hand: 'left' | 'right',
): Card | undefined {
  const { width } = context.area
  const print = w + 2 * mat
  const isLeft = hand === 'left'
  const at = { x: isLeft ? print + beside : 0, w: width - print - beside }
  const look = {
    ...cardDesign(width, context),
    photos: () => ({ x: isLeft ? mat : width - mat - w, w }),
    // begins where words do at the head of a page
    photoInset: 1.6,
    // as far above the foot of its card as other photos are
    photosLower: { least: 0.5, most: 0.5 },
    compose: asWide(w, stepOf(width)),
    photoTargetScale: 1.5,
  }
  const [group, ...captions] = photoBlocks(item, context, look)
  if (group?.kind !== 'photos' || captions.length > 0) return undefined
  const head = headWords(item, context)
  const body = emWidth(item.text) <= mostLarge ? 'remark' : 'body'
  const em = (context.styles[body]?.size ?? 0) * pt
  if (at.w < leastLine * em) return undefined
  const words = itemBlocks({ ...item, media: [] }, context, { ...look, ...at, body })
  const blocks = [
    dayLine(item, head, context, at),
    ...words.map((block, n) => (n === 0 ? { ...block, before: 0 } : block)),
    ...whereAndWho(item, head, context, at),
  ]
  measureBlocks(blocks, context)
  const depth = depthOf(blocks)
  const { offer } = group
  const fair = (offer.heights ?? []).filter(rows => rows >= depth && depth >= rows * leastBeside)
  const [min] = fair
  const max = fair.at(-1)
  if (min === undefined || max === undefined) return undefined
  const natural = Math.min(max, Math.max(min, offer.natural))
  const fitting = { ...group, offer: { ...offer, min, natural, max, heights: fair } }
  const piece = withWordsBeside(fitting, { blocks, head: 0, depth }, context)
  const blank = (1 - depth / min) * (at.w / width)
  return {
    ...cardHead(item, head, context),
    ...{ paper: paperOf(item), x: isLeft ? 0 : width - print, w: print },
    ...{ blocks: [{ ...piece, before: 0 }], blank },
  }
}

/** mm */
const hair = 0.1
/** em of a line of its words. */
const leastLine = 12
/** mm between the print and its words. */
const beside = 3.6
/** Columns of both that the picture is wide. */
const widths = [8, 7, 6, 5, 4, 3]
/** mm: a lower one would be a stamp on so wide a card. */
const leastHeight = 34
/** Width over height: a panorama is seen best over both columns. */
const mostAspect = 1.9
/** Of the height of the picture. */
const leastBeside = 0.4

const stepOf = (width: number): number => {
  const [first = 0, second = 0] = linesOfPage(width)
  return second - first
}

const asWide =
  (w: number, step: number): typeof composeGroup =>
  (photos, { lines: _, ...room }) => {
    const whole = { x: 0, w }
    return aloneOn([whole], photos, room, [whole, { x: 0, w: w - step }])
  }
