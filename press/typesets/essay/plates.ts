import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'
import type { TypesetContext } from '../context.ts'
import { dominantOn } from '../dominant-on.ts'
import type { ItemDesign } from '../item-design.ts'
import { composePlates } from './compose-plates.ts'

/** A way to set the pages of a month. */
export interface Way {
  /** Of the height that suits it, a plate has at least; or whatever height is left for it. */
  least: number
  squeezes?: boolean
  /** Groups are as low as their page has room, their rows as wide as that makes them: a page would be a third empty. */
  remnants?: boolean
  /** What is alone may stand on five twelfths of the measure. */
  narrows?: boolean
  /** The last photo alone of the month is as large as a wide one, a wide one over the measure, and below its words: its page would be short. */
  largeAtEnd?: boolean
  /** Albums are groups of a few, which pages part; pieces of a page, each with a plate, where absent. */
  parts?: boolean
  /** Of the first album so many, which find room below the opener, are a piece of their own. */
  firstInGallery?: number
  /** Most photos of a group. */
  together: number
  /** Photos alone are larger where their page has room, so that they dominate it. */
  grows?: boolean
  /** How large photos are with words beside them, where not as suits them; at their least a page would be a third empty. */
  beside?: 'small' | 'large' | 'least'
  /** Its opener has no plate, whose photo stands with its entry. */
  plain?: boolean
  /** The best of the month is no larger than others. */
  calm?: boolean
  /** Rows more above its first entry: a page would be a third empty. */
  air?: number
}

/**
 * Where plates stand, and how large they are. Every group is over the measure, a photo alone ends where that does, with no words beside it on two thirds of
 * it or half, a panorama on all of it. One picture dominates a spread, that of the best of its
 * month: what else stands alone is less than a fifth of the page, but in a month in which photos grow. In a `calm` one the best is no larger.
 */
export function platesOf(
  columns: Columns,
  {
    least,
    squeezes = false,
    remnants = false,
    calm = false,
    grows = false,
    narrows = false,
  }: Pick<Way, 'least' | 'squeezes' | 'remnants' | 'calm' | 'grows' | 'narrows'>,
  { area }: TypesetContext,
): Pick<ItemDesign, 'photos' | 'compose' | 'composeLarge'> {
  const counts = narrows ? [...plateCounts, narrow].toSorted((a, b) => b - a) : plateCounts
  const widths = { columns, counts, fewest: narrows ? narrow : half, tall }
  const large = { ...widths, least, squeezes, remnants }
  const quiet = grows ? { ...large, suits: countOf } : { ...large, dominant: dominantOn(area) }
  return {
    photos(_, group) {
      const [photo] = group
      const isAlone = photo && group.length === 1 && !photo.large
      const count = isAlone ? (grows ? mostOf : countOf)(photo) : columns.count
      return spanOf(columns, columns.count - count, count)
    },
    compose: composePlates(quiet),
    composeLarge: composePlates(
      calm ? quiet : { ...large, least: squeezes ? least : Math.max(least, leastLarge) },
    ),
  }
}

/** Columns that photos stand on: six, so that plates have few widths. */
export const plateColumns = ({ width }: { width: number }, gutter: number): Columns =>
  columnsOf(width, 6, gutter)

/** Lines of the book that groups begin on, mm from the left of the measure: where its halves, thirds and quarters do, and beside a half for two that are not alike. */
export const platesBegin = (columns: Columns): number[] =>
  [0, 1 / 4, 1 / 3, 5 / 12, 1 / 2, 7 / 12, 2 / 3, 3 / 4].map(
    part => part * spanOf(columns, columns.count, 0).x,
  )

interface Shape {
  aspect: number
  whole?: boolean
}

/** Columns of a photo that stands alone. */
function countOf({ aspect, whole }: Shape): number {
  if (aspect > panorama) return 6
  if (isWide(aspect) || (!whole && aspect > upright)) return 4
  return half
}

/** The same at most, in a month in which they grow. */
const mostOf = (photo: Shape): number =>
  isWide(photo.aspect) && !photo.whole ? 6 : Math.max(4, countOf(photo))
export const isWide = (aspect: number): boolean => aspect > wide

/**
 * Columns of a photo whose words stand beside it, the ones that suit it first: beside a few words two thirds of the measure, an upright one seven
 * twelfths, else half of it, as screens of phones always. In a month of small ones all are on half of it, at their least on a third where their
 * page has no more room; in one of large ones all are on what suits them beside a few words.
 */
export const countsBeside =
  (sizes: Way['beside']) =>
  ({ aspect, whole, large, isFew }: Shape & { large: boolean; isFew: boolean }): number[] => {
    if (large) return isWide(aspect) ? [] : [4, half]
    if (sizes === 'least') return [half, narrow, 2]
    if (sizes === 'small' || aspect < tall) return [half, narrow]
    if (!isFew && sizes !== 'large') return [half, wider, 4]
    return whole || aspect > upright ? [4, wider, half] : [wider, half, 4]
  }

/** Columns of a plate: the measure, two thirds, half, and a third where its pixels bear no more. */
const plateCounts = [6, 4, 3, 2]
const half = 3
const wider = 3.5
/** Where no way with halves is without short pages. */
export const narrow = 2.5
/** Of the best: no narrower than two thirds of the measure. */
const leastLarge = 0.6
/** Width over height of what suits two thirds of the measure, and all of it. */
const wide = 1.2
/** What dominates its page on two thirds of it. */
const upright = 0.78
/** What is as high on half of it as two thirds of a page. */
const tall = 0.65
const panorama = 1.9
