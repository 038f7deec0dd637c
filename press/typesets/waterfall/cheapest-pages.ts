import { columnsAbove } from './columns-above.ts'
import type { PlacedBox } from './columns-from.ts'
import { endedColumns } from './ended-columns.ts'
import { type FilledPage, type PageBand, pagesTo, type Reached } from './filled-page.ts'
import { leastRows } from './least-rows.ts'
import { onePage } from './one-page.ts'
import type { MeasuredCard, PackRoom } from './packing.ts'
import { endDemerits, fullPage, holeAbove, lastPage, perPage } from './page-demerits.ts'

/**
 * The shortest path over all ends of columns, bands and pages; none where something that may not be cut is taller than a column. A page is filled
 * from its head down: by two columns to its foot, or by cards over both with columns above, below and between them.
 */
export function cheapestPages(
  boxes: readonly PlacedBox[],
  cards: readonly MeasuredCard[],
  { rows: rowsOf, gap, favour = 0 }: PackRoom,
): FilledPage[] | undefined {
  const { length } = boxes
  const perOwn = ownUnasked - favour
  const first = firstBoxes(cards)
  const owned = [...cards.flatMap(({ own }, n) => (own ? (first[n] ?? []) : [])), length]
  const wides = cards.flatMap(({ across }, n) => (across && across.length > 0 ? [n] : []))
  const columns = endedColumns(boxes, gap)
  const page = rowsOf(1)
  const above = columnsAbove(boxes, page, gap)
  // what is taller than a column has one to itself
  const leastTo = leastRows(boxes.map(box => ({ ...box, min: Math.min(box.min, page) })))
  /** By box and rows left of its page. */
  const reached: Reached = [[]]
  const [start = []] = reached
  start[rowsOf(0)] = { demerits: 0 }

  for (let from = 0; from < length; from++) {
    for (const [left, step] of reached[from]?.entries() ?? []) {
      if (!step) continue
      const isHead = from === 0 || left === page
      const take = (end: number, rows: number, demerits: number, bands: () => PageBand[]) => {
        reached[end] ??= []
        const { [rows]: cheapest } = reached[end]
        const all = step.demerits + demerits
        if (!cheapest || all < cheapest.demerits)
          reached[end][rows] = { demerits: all, before: { box: from, left }, bands: bands(), isHead }
      }
      const turn = (end: number, demerits: number, bands: () => PageBand[]) =>
        take(end, page, perPage + demerits, bands)
      if (isHead || left >= leastBeside) inColumns(from, left, step.demerits, turn)
      const box = boxes[from]
      const own = isHead && from > 0 && box?.indexInCard === 0 && cards[box.card]?.own
      if (box && own)
        turn(first[box.card + 1] ?? length, perOwn, () => [{ card: box.card, size: 'own', form: own }])
      for (const card of wides) inBands(from, left, card, take, turn)
    }
  }
  return pagesTo(length, page, reached)

  // What ends a month, or stands before the page of its best, may end early, both columns alike.
  function inColumns(from: number, rows: number, demerits: number, turn: Turn) {
    const before = perPage + demerits
    // the longest first, which leave least: what cannot be cheaper than these is not looked at
    for (const left of columns(from, rows).toReversed())
      for (const right of columns(left.end, rows).toReversed()) {
        const least = before + left.cut + right.cut + left.hole + right.hole
        if (
          right.end >= length ||
          least >= (reached[right.end]?.[page]?.demerits ?? Number.POSITIVE_INFINITY)
        )
          continue
        const ends = fullPage([left.column, right.column], rows, page)
        turn(right.end, left.cut + right.cut + ends.demerits, () => [
          { columns: at(from, left.end, right.end), rows, depths: ends.depths },
        ])
      }
    const end = owned.find(end => end > from) ?? length
    if ((leastTo[end] ?? 0) - (leastTo[from] ?? 0) > 2 * page) return
    for (const { middle, cut, columns } of onePage(boxes, from, end, rows, gap)) {
      const { depths, demerits } = lastPage(columns, rows, gap)
      const short = end < length ? beforeOwn * (1 - Math.max(...depths) / rows) : 0
      turn(end, cut + demerits + short, () => [{ columns: at(from, middle, end), rows, depths }])
    }
  }

  // Columns down to a card over both, where any stand before it, and then that.
  function inBands(from: number, left: number, card: number, take: Take, turn: Turn) {
    const begins = first[card] ?? length
    const next = first[card + 1] ?? length
    if (begins < from) return
    const bands = begins === from ? [] : above(from, begins, left)
    if (begins > from && bands.length === 0) return
    const cheapest = bands
      .flatMap((band, depth) => (band ? [{ band, depth }] : []))
      .sort((a, b) => a.band.demerits - b.band.demerits)
      .slice(0, depthsTried)
    for (const [size, form] of (cards[card]?.across ?? []).entries()) {
      const wide = { card, size, form }
      const stand = (depth: number, demerits: number, bands: () => PageBand[]) => {
        const below = left - depth - form.rows
        if (below < 0) return
        const all = (form.cost ?? 0) - favour + demerits
        if (next === length) turn(next, all + endDemerits(1 - below / page), bands)
        else if (below <= page * mostBelow) turn(next, all + 2 * holeAbove(below, page), bands)
        if (below - gap >= leastBeside && next < length) take(next, below - gap, all, bands)
      }
      if (begins === from) stand(0, 0, () => [wide])
      else {
        const toFoot = left - gap - form.rows
        const last = bands[toFoot]
        for (const { depth, band } of [...cheapest, ...(last ? [{ depth: toFoot, band: last }] : [])])
          stand(depth + gap, band.demerits, () => [
            { columns: at(from, band.middle, begins), rows: depth, depths: band.depths },
            wide,
          ])
      }
    }
  }
}

type Turn = (end: number, demerits: number, bands: () => PageBand[]) => void
type Take = (end: number, rows: number, demerits: number, bands: () => PageBand[]) => void

/** What a page for the best of a month costs. */
const ownUnasked = -0.2
/** What lies below a page that ends before one for the best. */
const beforeOwn = 3
/** Of a page before the last, below a card over both columns that ends it. */
const mostBelow = 0.25
/** Depths of columns above a card over both, the cheapest ones, and the one that brings it to the foot of its page. */
const depthsTried = 3
/** Rows of the columns on a page with a card over both. */
const leastBeside = 8

const at = (from: number, middle: number, to: number): [[number, number], [number, number]] => [
  [from, middle],
  [middle, to],
]

function firstBoxes(cards: readonly MeasuredCard[]): number[] {
  let box = 0
  return cards.map(card => {
    box += card.boxes.length
    return box - card.boxes.length
  })
}
