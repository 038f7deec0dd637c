import { invariant } from '#domain/invariant'
import { cheapestPages, type FilledPage } from './cheapest-pages.ts'
import { heightsOf } from './column-heights.ts'
import type { PlacedBox } from './columns-from.ts'
import { fillColumn } from './fill-column.ts'
import type { CardPart, MeasuredCard, PackedPages, PackRoom, WidePart, WideSize } from './packing.ts'

/**
 * Packs cards into pages of two columns in the order in which they are read: down the left column, then down the right one; what stands over
 * both is read before them at the head of its page, and after them at its foot.
 */
export function packColumns(cards: readonly MeasuredCard[], room: PackRoom): PackedPages {
  const boxes = cards.flatMap((card, n) =>
    card.boxes.map((box, indexInCard) => ({
      ...box,
      card: n,
      indexInCard,
      pad: card.pad,
      steps: box.min === box.max ? noStep : heightsOf(box).map(height => height - box.min),
      penalty: indexInCard === card.boxes.length - 1 ? 0 : box.penalty,
    })),
  )
  const pages = cheapestPages(boxes, cards, room) ?? forcedPages(boxes, cards, room)
  const packed: PackedPages = { parts: [], wide: [], free: [] }
  for (const [n, page] of pages.entries()) {
    const { parts, wide, free } = fillPage(page, n, boxes, room)
    packed.parts.push(...parts)
    packed.wide.push(...wide)
    packed.free.push(free)
  }
  return packed
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

function fillPage(
  { columns, depth, wide }: FilledPage,
  page: number,
  boxes: readonly PlacedBox[],
  room: PackRoom,
): { parts: CardPart[]; wide: WidePart[]; free: [number, number] } {
  const all = room.rows(page)
  const place = (top: number): WidePart[] =>
    wide ? [{ ...lowered(wide.form, top), card: wide.card, size: wide.size, page, column: 0 }] : []
  if (wide && !columns) {
    const left = Math.max(0, all - wide.form.rows)
    return { parts: [], wide: place(0), free: [left, left] }
  }
  invariant(columns, 'a page has columns where nothing has it to itself')
  const taken = wide ? wide.form.rows + room.gap : 0
  const rows = all - taken
  const above = wide?.isAtFoot ? 0 : taken
  const [left, right] = columns.map(([from, to]) =>
    fillColumn(boxes.slice(from, to), { rows, depth: depth ?? rows, gap: room.gap }),
  )
  invariant(left && right, 'a page has two columns')
  const parts = [left, right].flatMap((column, n) =>
    column.parts.map(part => ({
      ...lowered(part, above),
      page,
      column: n === 0 ? (0 as const) : (1 as const),
    })),
  )
  const least = Math.min(left.free, right.free)
  return wide?.isAtFoot
    ? { parts, wide: place(rows - least + room.gap), free: [least, least] }
    : { parts, wide: place(0), free: [left.free, right.free] }
}

const lowered = <Part extends WideSize>(part: Part, by: number): Part => ({
  ...part,
  top: part.top + by,
  boxes: part.boxes.map(box => ({ ...box, top: box.top + by })),
})
