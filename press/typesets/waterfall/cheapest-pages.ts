import { columnsAbove } from './columns-above.ts'
import type { PlacedBox } from './columns-from.ts'
import { endedColumns } from './ended-columns.ts'
import { type FilledPage, type PageBand, pagesTo, type Reached } from './filled-page.ts'
import { onePage } from './one-page.ts'
import type { MeasuredCard, PackRoom } from './packing.ts'
import { endDemerits, lastPage } from './page-demerits.ts'

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
  const perAcross = acrossUnasked - favour
  const perOwn = ownUnasked - favour
  const first = firstBoxes(cards)
  const owned = [...cards.flatMap(({ own }, n) => (own ? (first[n] ?? []) : [])), length]
  const wides = cards.flatMap(({ across }, n) => (across && across.length > 0 ? [n] : []))
  const columns = endedColumns(boxes, gap)
  const page = rowsOf(1)
  const above = columnsAbove(boxes, page, gap)
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
      if (isHead || left >= leastBeside) inColumns(from, left, turn)
      const box = boxes[from]
      const own = isHead && from > 0 && box?.indexInCard === 0 && cards[box.card]?.own
      if (box && own)
        turn(first[box.card + 1] ?? length, perOwn, () => [{ card: box.card, size: 'own', form: own }])
      for (const card of wides) inBands(from, left, card, take, turn)
    }
  }
  return pagesTo(length, page, reached)

  // What ends a month, or stands before the page of its best, may end early, both columns alike.
  function inColumns(from: number, rows: number, turn: Turn) {
    for (const left of columns(from, rows))
      for (const right of columns(left.end, rows))
        if (right.end < length)
          turn(right.end, left.demerits + right.demerits, () => [
            { columns: at(from, left.end, right.end), rows },
          ])
    const end = owned.find(end => end > from) ?? length
    for (const { middle, cut, columns } of onePage(boxes, from, end, rows, gap)) {
      const { depth, demerits } = lastPage(columns, rows, gap)
      const short = end < length ? beforeOwn * (1 - depth / rows) : 0
      turn(end, cut + demerits + short, () => [{ columns: at(from, middle, end), rows, depth }])
    }
  }

  // Columns down to a card over both, where any stand before it, and then that.
  function inBands(from: number, left: number, card: number, take: Take, turn: Turn) {
    const begins = first[card] ?? length
    const next = first[card + 1] ?? length
    if (begins < from) return
    const bands = begins === from ? [] : above(from, begins, left)
    const best = bands.reduce<(typeof bands)[number] | undefined>(
      (best, band) => (band && (!best || band.demerits < best.demerits) ? band : best),
      undefined,
    )
    if (begins > from && !best) return
    for (const [size, form] of (cards[card]?.across ?? []).entries()) {
      const wide = { card, size, form }
      const stand = (depth: number, demerits: number, bands: () => PageBand[]) => {
        const below = left - depth - form.rows
        if (below < 0) return
        const all = perAcross + demerits
        if (next === length) turn(next, all + endDemerits(1 - below / page), bands)
        else if (below <= mostBelow) turn(next, all + beforeOwn * (below / page), bands)
        if (below - gap >= leastBeside && next < length) take(next, below - gap, all, bands)
      }
      if (begins === from) stand(0, 0, () => [wide])
      else {
        const toFoot = left - gap - form.rows
        for (const [depth, band] of [best?.depth ?? 0, toFoot].map(depth => [depth, bands[depth]] as const))
          if (band)
            stand(depth + gap, band.demerits, () => [
              { columns: at(from, band.middle, begins), rows: depth, depth },
              wide,
            ])
      }
    }
  }
}

type Turn = (end: number, demerits: number, bands: () => PageBand[]) => void
type Take = (end: number, rows: number, demerits: number, bands: () => PageBand[]) => void

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
