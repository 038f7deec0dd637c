import { invariant } from '#domain/invariant'
import { cheapestPages } from './cheapest-pages.ts'
import { costsOf, heightsOf } from './column-heights.ts'
import { boxesOfColumn, type PlacedBox } from './columns-from.ts'
import { fillColumn } from './fill-column.ts'
import type { FilledPage } from './filled-page.ts'
import type { CardBox, CardPart, MeasuredCard, PackedPages, PackRoom, WidePart, WideSize } from './packing.ts'

/**
 * Packs cards into pages of two columns in the order in which they are read: down the left column, then down the right one; what stands over
 * both is read before them at the head of its page, and after them at its foot.
 */
export function packColumns(cards: readonly MeasuredCard[], room: PackRoom): PackedPages {
  const boxes = placedBoxes(cards)
  const pages = cheapestPages(boxes, cards, room) ?? forcedPages(boxes, cards, room)
  const packed: PackedPages = { parts: [], wide: [], free: [], above: [] }
  for (const [n, page] of pages.entries()) {
    const { parts, wide, free, above } = fillPage(page, n, boxes, room)
    packed.parts.push(...parts)
    packed.wide.push(...wide)
    packed.free.push(free)
    packed.above.push(...above)
  }
  return packed
}

function placedBoxes(cards: readonly MeasuredCard[]): PlacedBox[] {
  let next = 0
  return cards.flatMap(({ boxes, pad, whole }, card) => {
    next += boxes.length
    const place = (box: CardBox, indexInCard: number): PlacedBox => ({
      ...box,
      ...{ card, indexInCard, pad },
      steps: box.min === box.max ? noStep : heightsOf(box).map(height => height - box.min),
      costs: box.min === box.max && !box.costs ? noStep : costsOf(box),
      penalty: indexInCard === boxes.length - 1 ? 0 : box.penalty,
    })
    const [first, ...others] = boxes.map(place)
    if (!first || !whole) return first ? [first, ...others] : []
    return [{ ...first, whole: { box: { ...place(whole, 0), isWhole: true }, next } }, ...others]
  })
}

const noStep = [0]

// What may not be cut is cut all the same where it is taller than a column.
function forcedPages(
  boxes: readonly PlacedBox[],
  cards: readonly MeasuredCard[],
  room: PackRoom,
): FilledPage[] {
  const readily = boxes.map(box => ({ ...box, penalty: Math.min(box.penalty, 50) }))
  const pages = cheapestPages(readily, cards, room)
  invariant(pages, 'there is a way to pack cards that may be cut anywhere')
  return pages
}

function fillPage(bands: FilledPage, page: number, boxes: readonly PlacedBox[], room: PackRoom) {
  const all = room.rows(page)
  const parts: CardPart[] = []
  const wide: WidePart[] = []
  const above: [number, number][] = []
  let free: [number, number] = [all, all]
  for (const band of bands) {
    if (parts.length > 0 && 'form' in band) above.push(apart(free))
    // what stands below columns does so close to the deeper one
    const left = Math.min(...free)
    const top = left === all ? 0 : all - left + room.gap
    if ('form' in band) {
      wide.push({ ...lowered(band.form, top), card: band.card, size: band.size, page, column: 0 })
      const rest = Math.max(0, all - top - band.form.rows)
      free = [rest, rest]
      continue
    }
    const { rows, depths } = band
    const filled = band.columns.map(([from, to], n) => {
      const at = n === 0 ? (0 as const) : (1 as const)
      const column = fillColumn(boxesOfColumn(boxes, from, to), { rows, depth: depths[at], gap: room.gap })
      parts.push(...column.parts.map(part => ({ ...lowered(part, top), page, column: at })))
      return Math.max(0, all - top - rows + column.free)
    })
    free = [filled[0] ?? 0, filled[1] ?? 0]
  }
  return { parts, wide, free, above }
}

// As free columns have it: what is left below the shorter one.
const apart = ([left, right]: [number, number]): [number, number] => {
  const least = Math.min(left, right)
  return [left - least, right - least]
}

const lowered = <Part extends WideSize>(part: Part, by: number): Part => ({
  ...part,
  top: part.top + by,
  boxes: part.boxes.map(box => ({ ...box, top: box.top + by })),
})
