import { type Binding, bindings } from '../catalogue/bindings.ts'

/** How thick a book is: so many mm for each page, and what the boards or the cover add. */
export interface SpineFormula {
  mmPerPage: number
  baseMm: number
}

/** Specification 9: paperback 7.6 mm, hardback 13.8 mm for each 100 pages. */
export const specifiedSpine: Record<Binding, SpineFormula> = {
  paperback: { mmPerPage: bindings.paperback.mmPer100Pages / 100, baseMm: 0 },
  hardback: { mmPerPage: bindings.hardback.mmPer100Pages / 100, baseMm: 0 },
}

/** Thickness of the spine in mm, to a hundredth, for the printed pages, blank ones included. */
export function spineMm(pages: number, formula: SpineFormula): number {
  return Math.round((pages * formula.mmPerPage + formula.baseMm) * 100) / 100
}

/** Pages that are printed: filled up to the multiple, with a blank one at the end where the printer wants it. */
export function paddedPages(content: number, want: { multiple: number; lastBlank: boolean }): number {
  const least = content + (want.lastBlank ? 1 : 0)
  return Math.ceil(least / want.multiple) * want.multiple
}
