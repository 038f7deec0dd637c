import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign, PhotoPlace } from '../item-design.ts'
import { composePlates } from './compose-plates.ts'

/** A way to set the pages of a month. */
export interface Way {
  /** Photos that are not wide stand beside few words. */
  besides: boolean
  /** Share of a page up to which a group keeps its width; a third where absent. */
  keeps?: number
  /** Of the height that suits it, a plate has at least; or whatever height is left for it. */
  least: number
  squeezes?: boolean
  /** Most photos of a group. */
  together: number
  /** Rows above an entry, and by which these may grow. */
  white?: { before: number; stretch: number }
  /** Rows of white below the opener. */
  air?: number
  /** The best of the month is no larger than others. */
  calm?: boolean
}

/**
 * Where plates stand, and how large they are: what is wide, and every group, over the measure; what is tall in the middle of it, with the same
 * white on both sides. One picture dominates a spread, that of the best of its month: what else stands alone is less than a fifth of the page.
 * In a `calm` month the best is no larger.
 */
export function platesOf(
  columns: Columns,
  { least, squeezes = false, calm = false }: Pick<Way, 'least' | 'squeezes' | 'calm'>,
  { area }: TypesetContext,
): Pick<ItemDesign, 'photos' | 'compose' | 'composeLarge'> {
  const large = { columns, counts: plateCounts, align: 'middle' as const, least, squeezes }
  const quiet = { ...large, dominant: area.page.width * area.page.height * dominantShare }
  return {
    photos(_, group) {
      const [photo] = group
      const isTall = photo && group.length === 1 && !photo.large && photo.aspect < wide
      return inMiddle(isTall ? 8 : 12, columns)
    },
    compose: composePlates(quiet),
    composeLarge: composePlates(
      calm ? quiet : { ...large, least: squeezes ? least : Math.max(least, leastLarge) },
    ),
  }
}

/** Columns that photos stand on: twelve over the measure. */
export const plateColumns = ({ width }: { width: number }, gutter: number): Columns =>
  columnsOf(width, 12, gutter)

/** Lines of the book that groups begin on, mm from the left of the measure: its columns but the last, which is no wider than a stamp. */
export const platesBegin = (columns: Columns): number[] =>
  Array.from({ length: columns.count - 1 }, (_, n) => spanOf(columns, n, 1).x)

/** Columns of a plate: each begins where others do, but for seven. */
const plateCounts = [12, 10, 8, 7, 6, 4]
/** Of its page: what dominates a spread. */
const dominantShare = 0.2
/** Of the best. */
const leastLarge = 0.5
/** Width over height of what suits the whole measure. */
const wide = 1.2

// So many columns of the measure.
function inMiddle(count: number, columns: Columns): PhotoPlace {
  const { w } = spanOf(columns, 0, count)
  return { x: (spanOf(columns, 0, columns.count).w - w) / 2, w }
}
