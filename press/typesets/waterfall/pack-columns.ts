import { invariant } from '#domain/invariant'
import { heightsOf } from './column-heights.ts'
import { fillColumn } from './fill-column.ts'
import { type PageState, type PlacedBox, pagesFrom } from './fill-page.ts'
import type { CardPart, MeasuredCard, PackRoom } from './packing.ts'
import { lastPage, pageDemerits } from './page-demerits.ts'

/**
 * Packs cards into pages of two columns, each card into the shorter one, in order of time, and closes both at the
 * foot: the shortest path over all page ends. Long cards go on in the next column or page. `free`: rows left at
 * the foot of each column of each page.
 */
export function packColumns(
  cards: readonly MeasuredCard[],
  room: PackRoom,
): { parts: CardPart[]; free: [number, number][] } {
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
  const { reserved = 0 } = room
  const parts: CardPart[] = []
  const free: [number, number][] = []
  for (const [page, { from, state }] of (cheapestPages(boxes, room) ?? forcedPages(boxes, room)).entries()) {
    const isLast = state.end === boxes.length
    const [left, right] = columnsOf(boxes, from, state)
    const rows = isLast ? Math.max(1, room.rows(page) - reserved) : room.rows(page)
    const depth = isLast ? lastPage(state, rows, room.gap).depth : rows
    const fill = (column: readonly PlacedBox[], at: 0 | 1) => {
      const filled = fillColumn(column, { rows, depth, gap: room.gap })
      parts.push(...filled.parts.map(part => ({ ...part, page, column: at })))
      return filled.free
    }
    free.push([fill(left, 0), fill(right, 1)])
  }
  // reading order: a card's parts in sequence, however the columns were gone through
  parts.sort((a, b) => a.card - b.card || a.from - b.from)
  return { parts, free }
}

const noStep = [0]

interface FilledPage {
  from: number
  state: PageState
}

// What may not be cut is cut all the same where it is taller than a column.
function forcedPages(boxes: PlacedBox[], room: PackRoom): FilledPage[] {
  const pages = cheapestPages(
    boxes.map(box => ({ ...box, penalty: Math.min(box.penalty, 50) })),
    room,
  )
  if (!pages) throw new Error('no way at all to pack these cards')
  return pages
}

/** The cheapest way to a page end: its demerits, and where its last page begins. */
interface Step {
  demerits: number
  from: number
}

function cheapestPages(boxes: PlacedBox[], room: PackRoom): FilledPage[] | undefined {
  if (boxes.length === 0) return []
  const remaining = remainingRows(boxes)
  const endsFrom = (start: number) => {
    const rows = room.rows(start === 0 ? 0 : 1)
    // before the left column is full only to end the month with two columns alike
    const toCome = remaining[start]
    invariant(toCome !== undefined, 'the rows that remain are known at each box')
    const crossing = Math.min(rows - 2, toCome / 2 - 2)
    return promisingEnds(pagesFrom(boxes, start, rows, room.gap, crossing), rows, room, boxes)
  }
  const reached: (Step | undefined)[] = []
  for (let start = 0; start < boxes.length; start++) {
    const before = start === 0 ? 0 : reached[start]?.demerits
    if (before === undefined) continue
    for (const { state, demerits } of endsFrom(start)) {
      const cheapest = reached[state.end]
      if (!cheapest || before + demerits < cheapest.demerits)
        reached[state.end] = { demerits: before + demerits, from: start }
    }
  }
  const pages: FilledPage[] = []
  for (let at = boxes.length; at > 0; ) {
    const step = reached[at]
    if (!step) return undefined
    // filled again: to keep the columns of every page that may be is more work than to fill these twice
    const end = endsFrom(step.from).find(({ state }) => state.end === at)
    invariant(end, 'a page that was filled is filled again')
    pages.unshift({ from: step.from, state: end.state })
    at = step.from
  }
  return pages
}

// The best at each end; ends that are much worse than the best from the same beginning would never be taken.
function promisingEnds(
  ends: Iterable<readonly PageState[]>,
  rows: number,
  { gap, reserved = 0 }: PackRoom,
  boxes: readonly PlacedBox[],
): { state: PageState; demerits: number }[] {
  const cheapest: { state: PageState; demerits: number }[] = []
  let best = Number.POSITIVE_INFINITY
  for (const states of ends) {
    const [{ end } = { end: 0 }] = states
    const lastBox = boxes[end - 1]
    if (!lastBox) continue
    let fewest = Number.POSITIVE_INFINITY
    let chosen: PageState | undefined
    for (const state of states) {
      const isLast = end === boxes.length
      const demerits =
        pageDemerits(state, isLast ? Math.max(1, rows - reserved) : rows, gap, isLast) + lastBox.penalty
      if (demerits >= fewest) continue
      fewest = demerits
      chosen = state
    }
    if (!chosen || fewest > best + 3) continue
    best = Math.min(best, fewest)
    cheapest.push({ state: chosen, demerits: fewest })
  }
  return cheapest.filter(end => end.demerits <= best + 3)
}

// Rows of all that comes from each box on.
function remainingRows(boxes: readonly PlacedBox[]): number[] {
  const remaining: number[] = []
  let rows = 0
  for (const box of boxes.toReversed()) {
    rows += box.glue + box.natural
    remaining.push(rows)
  }
  return remaining.reverse()
}

function columnsOf(boxes: PlacedBox[], from: number, state: PageState): [PlacedBox[], PlacedBox[]] {
  const columns: [PlacedBox[], PlacedBox[]] = [[], []]
  for (let step: PageState | undefined = state; step && step.end > from; step = step.previous) {
    const box = boxes[step.end - 1]
    invariant(box, 'a page ends after a box')
    columns[step.at].unshift(box)
  }
  return columns
}
