import { columnsFrom, emptyColumn, type PlacedBox } from './columns-from.ts'
import { type EndedColumn, endedColumns } from './ended-columns.ts'
import type { Column, MeasuredCard, PackRoom, WideSize } from './packing.ts'
import { lastPage } from './page-demerits.ts'

/** A page of two columns, with a card over both or without, or of such a card alone. */
export interface FilledPage {
  /** The boxes [from, to) of each column. */
  columns?: [[number, number], [number, number]]
  /** The row at which both columns end, where that is not the last one. */
  depth?: number
  wide?: WideOnPage
}

export interface WideOnPage {
  card: number
  size: number | 'own'
  form: WideSize
  isAtFoot: boolean
}

/** The cheapest way to a box: its demerits, its last page, and the box that this begins with. */
interface Step {
  demerits: number
  from: number
  page: FilledPage
}

/** The shortest path over all ends of columns and pages; none where something that may not be cut is taller than a column. */
export function cheapestPages(
  boxes: readonly PlacedBox[],
  cards: readonly MeasuredCard[],
  { rows: rowsOf, gap, favour = 0 }: PackRoom,
): FilledPage[] | undefined {
  const { length } = boxes
  const perAcross = acrossUnasked - favour
  const perOwn = ownUnasked - favour
  const first = firstBoxes(cards)
  const footed = footedAt(cards, first)
  const owned = [...cards.flatMap(({ own }, n) => (own ? (first[n] ?? []) : [])), length]
  const columns = endedColumns(boxes, gap)
  const reached: (Step | undefined)[] = [{ demerits: 0, from: 0, page: {} }]

  for (let from = 0; from < length; from++) {
    const box = boxes[from]
    const before = reached[from]?.demerits
    if (before === undefined || !box) continue
    const rows = rowsOf(from === 0 ? 0 : 1)
    const next = first[box.card + 1] ?? length
    const { across = [], own } = (box.indexInCard === 0 && cards[box.card]) || {}
    const reach = (end: number, demerits: number, page: () => FilledPage) => {
      const cheapest = reached[end]
      const all = before + perPage + demerits
      if (!cheapest || all < cheapest.demerits) reached[end] = { demerits: all, from, page: page() }
    }
    inColumns(from, rows, reach)
    for (const [size, form] of across.entries()) {
      const wide = { card: box.card, size, form, isAtFoot: false }
      const below = rows - form.rows - gap
      if (form.rows <= rows && form.rows >= rows - mostBelow)
        reach(next, perAcross + beforeOwn * (1 - form.rows / rows), () => ({ wide }))
      if (below < leastBeside || next === length) continue
      inColumns(next, below, (end, demerits, page) =>
        reach(end, perAcross + demerits, () => ({ ...page(), wide })),
      )
    }
    if (own && from > 0)
      reach(next, perOwn, () => ({ wide: { card: box.card, size: 'own', form: own, isAtFoot: false } }))
    for (const [taken, wides] of footed) atFoot(from, rows - taken - gap, wides, reach)
  }
  return pagesTo(length, reached)

  // What ends a month, or stands before the page of its best, may end early, both columns alike.
  function inColumns(from: number, rows: number, reach: Reach) {
    for (const left of columns(from, rows))
      for (const right of columns(left.end, rows))
        if (right.end < length)
          reach(right.end, left.demerits + right.demerits, () => ({ columns: at(from, left, right) }))
    const end = owned.find(end => end > from) ?? length
    for (const { middle, cut, columns } of onePage(boxes, from, end, rows, gap)) {
      const { depth, demerits } = lastPage(columns, rows, gap)
      const short = end < length ? beforeOwn * (1 - depth / rows) : 0
      reach(end, cut + demerits + short, () => ({ columns: at(from, { end: middle }, { end }), depth }))
    }
  }

  function atFoot(from: number, rows: number, wides: ReadonlyMap<number, WideOnPage>, reach: Reach) {
    if (rows < leastBeside) return
    for (const left of columns(from, rows)) {
      for (const right of columns(left.end, rows)) {
        const wide = wides.get(right.end)
        if (!wide) continue
        const next = first[wide.card + 1] ?? length
        const demerits = perAcross + left.demerits + right.demerits
        reach(next, demerits, () => ({ columns: at(from, left, right), wide }))
      }
    }
    const last = cards.length - 1
    const end = first[last] ?? length
    const wide = wides.get(end)
    if (!wide || end <= from) return
    for (const { middle, cut, columns } of onePage(boxes, from, end, rows, gap)) {
      const { depth, demerits } = lastPage(columns, rows, gap)
      reach(length, perAcross + cut + demerits, () => ({
        columns: at(from, { end: middle }, { end }),
        depth,
        wide,
      }))
    }
  }
}

type Reach = (end: number, demerits: number, page: () => FilledPage) => void

/** What a page costs, one with a card over both columns, and a page for the best of a month. */
const perPage = 0.08
const acrossUnasked = 0.3
const ownUnasked = -0.2
/** What lies below a page that ends before one for the best. */
const beforeOwn = 3
/** Rows below a card over both columns that has its page to itself. */
const mostBelow = 3
/** Rows of the columns on a page with a card over both. */
const leastBeside = 8

type End = Pick<EndedColumn, 'end'>

const at = (from: number, left: End, right: End): [[number, number], [number, number]] => [
  [from, left.end],
  [left.end, right.end],
]

function firstBoxes(cards: readonly MeasuredCard[]): number[] {
  let box = 0
  return cards.map(card => {
    box += card.boxes.length
    return box - card.boxes.length
  })
}

/** Cards that may stand at the foot of a page, by the rows that they take there and the box before which they stand. */
function footedAt(
  cards: readonly MeasuredCard[],
  first: readonly number[],
): Map<number, Map<number, WideOnPage>> {
  const footed = new Map<number, Map<number, WideOnPage>>()
  for (const [card, { across = [] }] of cards.entries()) {
    for (const [size, form] of across.entries()) {
      const wides = footed.get(form.rows) ?? new Map<number, WideOnPage>()
      wides.set(first[card] ?? 0, { card, size, form, isAtFoot: true })
      footed.set(form.rows, wides)
    }
  }
  return footed
}

function pagesTo(end: number, reached: readonly (Step | undefined)[]): FilledPage[] | undefined {
  const pages: FilledPage[] = []
  for (let at = end; at > 0; ) {
    const step = reached[at]
    if (!step) return undefined
    pages.unshift(step.page)
    at = step.from
  }
  return pages
}

/** The ways to set the boxes [from, end) on one page. */
function* onePage(boxes: readonly PlacedBox[], from: number, end: number, rows: number, gap: number) {
  for (const left of columnsFrom(boxes, from, rows, gap, end)) {
    const cut = left.end < end ? (boxes[left.end - 1]?.penalty ?? 0) : 0
    const rights =
      left.end === end ? [{ end, column: emptyColumn }] : columnsFrom(boxes, left.end, rows, gap, end)
    for (const right of rights) {
      const columns: [Column, Column] = [left.column, right.column]
      if (right.end === end) yield { middle: left.end, cut, columns }
    }
  }
}
