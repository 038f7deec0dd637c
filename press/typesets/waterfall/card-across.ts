import type { Region } from '../../page/display-list.ts'
import { fullEnd } from '../../paginate/fill-frame.ts'
import type { TypesetContext } from '../context.ts'
import { fillPage, sizesOf } from './best-card.ts'
import { leastPhoto, linesOfPage } from './card-measures.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measureCards, measuredLines } from './measured-lines.ts'
import type { PackedMonth } from './pack-well.ts'
import type { PackRoom, WideSize } from './packing.ts'

/** A card as it may stand over both columns, at some of the heights that it has there; nothing where it may not. */
export function acrossOf(
  { across }: ItemCard,
  room: PackRoom,
  context: TypesetContext,
): Pick<MeasuredLines, 'across' | 'acrossOf'> {
  const cards = across?.() ?? []
  measureCards(cards, context)
  const sized = cards.flatMap(wide => {
    const source = linesOf(wide, context)
    const sizes = sizesOf(source.lines, room.rows(1)).filter(size => isAsWide(size, source, context))
    return sizes.map(size => ({ source, size: { ...size, cost: costOf(size, source, context) } }))
  })
  if (sized.length === 0) return {}
  const costly = sized.sort((a, b) => b.size.cost - a.size.cost)
  const ofEach = [...new Map(costly.map(each => [each.size.rows, each])).values()]
  const ascending = ofEach.sort((a, b) => a.size.rows - b.size.rows)
  return { acrossOf: ascending.map(({ source }) => source), across: ascending.map(({ size }) => size) }
}

/** The same card, which may have a page to itself, too, where it is one of the best of its month and fills it. */
export function mayBeAlone(card: MeasuredLines, { best }: ItemCard, context: TypesetContext): MeasuredLines {
  const source = best && linesOf(best, context)
  const own = source && fillPage(source.lines, context.area.rows)
  return own ? { ...card, ownOf: source, own } : card
}

// What is blank beside its picture: of a print its words stand there, of what was cut out nothing.
function costOf(size: WideSize, source: MeasuredLines, { area }: TypesetContext): number {
  const { paper, blank } = source.card
  if (blank !== undefined) return perBlank * blank
  return paper === 'clipping' ? perBare * (1 - widthOf(picturesOf(size, source).flat()) / area.width) : 0
}

// None whose pictures leave white at its sides, or are stamps, and of words alone such as would be high in a column.
function isAsWide(size: WideSize, source: MeasuredLines, { area }: TypesetContext): boolean {
  const groups = picturesOf(size, source)
  const { card, lines } = source
  if (groups.length === 0) return card.paper === 'card' && lines.length >= leastLines
  if (card.paper !== 'card') return true
  if (groups.flat().some(({ photo, w }) => photo !== undefined && w < leastPhoto)) return false
  const first = groups.flat().filter(({ photo }) => photo !== undefined)
  const begin = linesOfPage(area.width)
  if (first.length > 1 && first.some(({ x }) => begin.every(line => Math.abs(line - x) > hair))) return false
  return groups.every(regions => widthOf(regions) >= area.width * leastWide)
}

// What stands in each group of pictures.
const picturesOf = ({ boxes }: WideSize, { card, lines }: MeasuredLines): Region[][] =>
  boxes.flatMap(({ rows }, n) => {
    const block = card.blocks[lines[n]?.block ?? 0]
    return block?.kind === 'photos' ? [block.draw(rows, block.x, 0).regions] : []
  })

/** mm */
const hair = 0.1

const widthOf = (regions: readonly Region[]): number =>
  Math.max(...regions.map(({ x, w }) => x + w)) - Math.min(...regions.map(({ x }) => x))

/** Beside its day. */
const leastLines = 2
/** What it costs that so much of a card is blank. */
const perBlank = 6
/** And that the page is beside it. */
const perBare = 8
/** Of both columns: one picture, with the words beside it, and each group of several. */
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
