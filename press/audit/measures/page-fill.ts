import { topOf } from '../drawn-page.ts'
import type { OpenBook, OpenPage } from '../open-book.ts'

export interface PageFill {
  /** Pages of months before their last: those, and those filled by less than a third and by less than two thirds. */
  inside: number
  insideUnderThird: number
  insideThirdEmpty: number
  /** Last pages of months, and those filled by less than a quarter and by less than two thirds. */
  ends: number
  endsUnderQuarter: number
  endsThirdEmpty: number
}

/** How far down the type area pages are filled by words and photos. Without months all pages count as inside. */
export function pageFill({ pages }: OpenBook): PageFill {
  const hasMonths = pages.some(page => page.month !== undefined)
  const counted = pages.filter(page => (hasMonths ? page.month !== undefined : depthOf(page) !== undefined))
  const depths = counted.map(page => depthOf(page) ?? 0)
  const heads = counted.map(headOf).filter(head => head !== undefined)
  const [top, bottom] = [share(heads, 0.02), share(depths, 0.98)]
  const fills = counted.map((page, i) => ({
    ends: page.ends === true,
    fill: ((depths[i] ?? 0) - top) / Math.max(1, bottom - top),
  }))
  const count = (ends: boolean, most: number) =>
    fills.filter(page => page.ends === ends && page.fill < most).length
  return {
    inside: fills.filter(page => !page.ends).length,
    insideUnderThird: count(false, 1 / 3),
    insideThirdEmpty: count(false, 2 / 3),
    ends: fills.filter(page => page.ends).length,
    endsUnderQuarter: count(true, 1 / 4),
    endsThirdEmpty: count(true, 2 / 3),
  }
}

function depthOf(page: OpenPage): number | undefined {
  const feet = [...page.lines.map(line => line.y), ...page.images.map(({ box }) => box.y + box.h)]
  return feet.length > 0 ? Math.max(...feet) : undefined
}

function headOf(page: OpenPage): number | undefined {
  const heads = [...page.lines.map(topOf), ...page.images.map(({ box }) => box.y)]
  return heads.length > 0 ? Math.min(...heads) : undefined
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
