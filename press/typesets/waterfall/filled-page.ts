import type { WideSize } from './packing.ts'

/** A page as what stands on it from its head down. */
export type FilledPage = PageBand[]

export type PageBand = ColumnsBand | WideOnPage

/** Two columns of `rows` rows: the boxes [from, to) of each. */
export interface ColumnsBand {
  columns: [[number, number], [number, number]]
  rows: number
  /** The row at which each of them ends. */
  depths: [number, number]
}

/** A card over both columns, or on a page to itself. */
export interface WideOnPage {
  card: number
  size: number | 'own'
  form: WideSize
}

/** The cheapest way to a box with so many rows left of its page: its demerits, and its last bands. */
export interface Step {
  demerits: number
  before?: { box: number; left: number }
  bands?: PageBand[]
  /** These begin a page. */
  isHead?: boolean
}

/** By box, and by rows left of its page. */
export type Reached = (Step | undefined)[][]

/** The pages of the way to a box at the head of one; none where there is no way. */
export function pagesTo(end: number, rows: number, reached: Reached): FilledPage[] | undefined {
  const pages: FilledPage[] = []
  let bands: PageBand[] = []
  for (let at = { box: end, left: rows }; at.box > 0; ) {
    const step = reached[at.box]?.[at.left]
    if (!step?.before) return undefined
    bands = [...(step.bands ?? []), ...bands]
    if (step.isHead) {
      pages.push(bands)
      bands = []
    }
    at = step.before
  }
  // turned once: to put each before all others takes the square of their number
  return pages.reverse()
}
