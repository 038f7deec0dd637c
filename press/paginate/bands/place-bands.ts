import type { DrawnBlock, Placement } from '../block.ts'
import type { Tops } from './column-pairs.ts'
import { bestHeight } from './column-runs.ts'
import { type BandBox, heightsOfAll, heightsThatSumTo } from './heights.ts'
import type { Band, BandRoom } from './plan-bands.ts'
import { ofDifference, type PreparedPart } from './prepared.ts'

/** Blocks in their places on a page; `frame` is the column, 0 of what stands over both. Rows count from the head of the page. */
export interface BandPage {
  placements: Placement[]
  /** White rows at the foot of each column. */
  free: [number, number]
  /** Rows that stand in two columns, down to the foot of the shorter one. */
  columns: { tops: readonly [number, number]; foot: number }[]
}

/** The pages of a plan, so many at least. */
export function placeBands(
  bands: readonly Band[],
  boxes: readonly BandBox[],
  { rows, evenness }: BandRoom,
  [left, right]: Tops,
): BandPage[] {
  const count = Math.max(0, ...bands.map(({ page }) => page)) + 1
  const pages = Array.from(
    { length: count },
    (): BandPage => ({ placements: [], free: [rows, rows], columns: [] }),
  )
  // where an opener has its page to itself
  const [first] = pages
  if (first) first.free = [rows - left, rows - right]
  for (const band of bands) {
    const page = pages[band.page]
    if (!page) continue
    if (band.kind === 'wide') {
      page.placements.push(...placePart(band.part, band.tops[0], band.foot))
      page.free = [rows - band.foot, rows - band.foot]
      continue
    }
    const { from, middle, to, tops, foot } = band
    const label = from === middle ? undefined : boxes[from]?.of.goesOn
    const said: Placement[] = label ? [placeLabel(label, tops[0])] : []
    const above = label?.rows ?? 0
    const left = placeColumn(boxes.slice(from, middle), 0, tops[0] + above, foot, evenness)
    // what goes on in the next column of a page needs no word of it, and begins level with it
    const down = boxes[middle]?.goesOn ? above : 0
    const right = placeColumn(boxes.slice(middle, to), 1, tops[1] + down, foot, evenness)
    page.placements.push(...said, ...left.placements, ...right.placements)
    page.free = [rows - left.foot, rows - right.foot]
    page.columns.push({ tops, foot: Math.min(left.foot, right.foot) })
  }
  return pages
}

function placeColumn(
  boxes: readonly BandBox[],
  frame: number,
  top: number,
  foot: number,
  evenness: number,
): { placements: Placement[]; foot: number } {
  if (boxes.length === 0) return { placements: [], foot: top }
  const rows = bestHeight(heightsOfAll(boxes, foot - top), foot - top, evenness)
  return { placements: placeBoxes(boxes, frame, top, rows), foot: top + rows }
}

const placeLabel = (block: DrawnBlock, top: number): Placement => ({
  ...{ block, frame: 0, top, rows: block.rows, from: 0, to: 0 },
})

function placePart(
  { label, head, left, right, below, share }: PreparedPart,
  top: number,
  foot: number,
): Placement[] {
  const rows = foot - top
  const of = (boxes: readonly BandBox[]) => heightsOfAll(boxes, rows)
  const [heads, belows] = [of(head), of(below)]
  const headRows = heads.findIndex(demerits => demerits < Number.POSITIVE_INFINITY)
  const above = label?.rows ?? 0
  let best = { middle: 0, demerits: Number.POSITIVE_INFINITY, left: 0, right: 0 }
  const [lefts, rights] = [of(left), of(right)]
  lefts.forEach((ofLeft, l) => {
    rights.forEach((ofRight, r) => {
      const middle = Math.max(l, r)
      const down = rows - above - headRows - middle
      if (down < 0) return
      const demerits =
        ofLeft + ofRight + share * ofDifference(Math.abs(l - r)) + (belows[down] ?? Number.POSITIVE_INFINITY)
      if (demerits < best.demerits) best = { middle, demerits, left: l, right: r }
    })
  })
  const below1 = top + above + headRows
  return [
    ...(label ? [placeLabel(label, top)] : []),
    ...placeBoxes(head, 0, top + above, headRows),
    ...placeBoxes(left, 0, below1, best.left),
    ...placeBoxes(right, 1, below1, best.right),
    ...placeBoxes(below, 0, below1 + best.middle, foot - below1 - best.middle),
  ]
}

function placeBoxes(boxes: readonly BandBox[], frame: number, from: number, rows: number): Placement[] {
  const heights = heightsThatSumTo(boxes, rows)
  const placements: Placement[] = []
  let top = from
  boxes.forEach((box, n) => {
    top += n === 0 ? 0 : box.glue
    const height = heights[n] ?? box.min
    const above = placements.at(-1)
    if (above?.block === box.of) {
      above.rows += height
      above.to = box.line + box.lines
    } else
      placements.push({ block: box.of, frame, top, rows: height, from: box.line, to: box.line + box.lines })
    top += height
  })
  return placements
}
