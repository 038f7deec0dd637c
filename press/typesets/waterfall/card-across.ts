import type { Region } from '../../page/display-list.ts'
import { fullEnd } from '../../paginate/fill-frame.ts'
import type { TypesetContext } from '../context.ts'
import { fillPage, sizesOf } from './best-card.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measuredLines } from './measured-lines.ts'
import type { PackedMonth } from './pack-well.ts'
import type { PackRoom, WideSize } from './packing.ts'

/** The same card, which may stand over both columns, too, at some of the heights that it has there. */
export function mayBeAcross(
  card: MeasuredLines,
  { across }: ItemCard,
  room: PackRoom,
  context: TypesetContext,
): MeasuredLines {
  const sized = (across?.() ?? []).flatMap(wide => {
    if (wide.isBlank) return []
    const source = measuredLines(wide, context)
    const sizes = sizesOf(source.lines, room.rows(1)).filter(size => isAsWide(size, source, context))
    return sizes.map(size => ({ source, size }))
  })
  if (sized.length === 0) return card
  const ofEach = [...new Map(sized.reverse().map(each => [each.size.rows, each])).values()]
  const ascending = ofEach.sort((a, b) => a.size.rows - b.size.rows)
  return {
    ...card,
    acrossOf: ascending.map(({ source }) => source),
    across: ascending.map(({ size }) => size),
  }
}

/** The same card, which may have a page to itself, too, where it is one of the best of its month and fills it. */
export function mayBeAlone(card: MeasuredLines, { best }: ItemCard, context: TypesetContext): MeasuredLines {
  const source = best && linesOf(best, context)
  const own = source && fillPage(source.lines, context.area.rows)
  return own ? { ...card, ownOf: source, own } : card
}

// None whose pictures leave white at its sides, and of words alone such as would be high in a column.
function isAsWide({ boxes }: WideSize, { card, lines }: MeasuredLines, { area }: TypesetContext): boolean {
  const groups = boxes.flatMap(({ rows }, n) => {
    const block = card.blocks[lines[n]?.block ?? 0]
    return block?.kind === 'photos' ? [block.draw(rows, block.x, 0).regions] : []
  })
  if (groups.length === 0) return card.paper === 'card' && lines.length >= leastLines
  const isSingle = groups.flat().filter(({ photo }) => photo !== undefined).length === 1
  const least = area.width * (isSingle ? leastAlone : leastWide)
  return card.paper !== 'card' || groups.every(pictures => widthOf(pictures) >= least)
}

const widthOf = (regions: readonly Region[]) =>
  Math.max(...regions.map(({ x, w }) => x + w)) - Math.min(...regions.map(({ x }) => x))

const leastLines = 8
/** Of both columns: one picture, and each group of several. */
const leastAlone = 0.6
const leastWide = 0.88

/** The only card of a month, over both columns in the lower part of its page; none where it does not fit. */
export function onlyAcross(
  [only, ...others]: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
): PackedMonth<MeasuredLines> | undefined {
  const [card] = others.length === 0 ? (only?.across?.() ?? []) : []
  if (!card) return undefined
  const source = measuredLines(card, context)
  const rows = room.rows(0)
  const part = sizesOf(source.lines, rows).at(-1)
  if (!part) return undefined
  // where what is short stands alone on its page
  const low = rows - context.area.rows + fullEnd(context.area.rows)
  const top = Math.max(0, low - part.rows)
  const free = rows - part.rows - top
  const boxes = part.boxes.map(box => ({ ...box, top: box.top + top }))
  const wide = { ...part, top, boxes, size: 0, card: 0, page: 0, column: 0 as const }
  const cards = [{ ...source, acrossOf: [source], across: [part] }]
  return { cards, parts: [], wide: [wide], free: [[free, free]], above: [], fault: 0 }
}
