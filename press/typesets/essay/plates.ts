import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'
import type { TypesetContext } from '../context.ts'
import { dominantOn } from '../dominant-on.ts'
import type { ItemDesign } from '../item-design.ts'
import type { Counts } from './beside-words.ts'
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
  /** Groups are made as small as their page has room. */
  remnants?: boolean
  /** Upright photos beside words stand on a third of the measure. */
  slim?: boolean
  /** The last photo alone of the month is as large as a wide one, a wide one over the measure, and below its words: its page would be short. */
  largeAtEnd?: boolean
  /** The photos of an album are one piece that no page parts. */
  whole?: boolean
  /** But of the first album so many, which find room below the opener, are a piece of their own. */
  firstInGallery?: number
  /** Most photos of a group. */
  together: number
  /** Rows of white below the opener. */
  air?: number
  /** The best of the month is no larger than others. */
  calm?: boolean
}

/**
 * Where plates stand, and how large they are: where words begin. Every group is over the measure, a photo alone on two thirds of it or half, a
 * panorama on all of it, and only what has words in it, a screen of a phone, on a third. One picture dominates a spread, that of the best of its month: what else stands alone is less
 * than a fifth of the page. In a `calm` month the best is no larger.
 */
export function platesOf(
  columns: Columns,
  {
    least,
    keeps,
    squeezes = false,
    remnants = false,
    calm = false,
  }: Pick<Way, 'least' | 'keeps' | 'squeezes' | 'remnants' | 'calm'>,
  { area }: TypesetContext,
): Pick<ItemDesign, 'photos' | 'compose' | 'composeLarge'> {
  const widths = { columns, counts: plateCounts, ...(least > 0.4 && { fewest: half }) }
  const large = { ...widths, least, squeezes, remnants, ...(keeps && { keeps }) }
  const quiet = { ...large, dominant: dominantOn(area) }
  return {
    photos(_, group) {
      const [photo] = group
      const isAlone = photo && group.length === 1 && !photo.large
      return spanOf(columns, 0, isAlone ? countOf(photo) : columns.count)
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

/** Columns of a photo that stands alone, and beside words; beside these in a `slim` month what is not wide has one less. */
const countOf = ({ aspect, whole }: { aspect: number; whole?: boolean }): number =>
  aspect > panorama ? 6 : isWide(aspect) ? 4 : whole ? countBeside(aspect) : half
export const isWide = (aspect: number): boolean => aspect > wide
const countBeside = (aspect: number, slim = false): number => (aspect < (slim ? square : tall) ? 2 : 3)

/** Columns of a photo beside few words: two thirds of the measure, where its page has room for that. */
export const countsBeside = (aspect: number, slim = false): Counts =>
  slim || aspect < tall ? [countBeside(aspect, slim)] : [4, 3]

/** Columns of a plate: the measure, two thirds, half, and a third for words, or where its pixels bear no more. */
const plateCounts = [6, 4, 3, 2]
const half = 3
/** Of the best: no narrower than two thirds of the measure. */
const leastLarge = 0.6
/** Width over height of what suits two thirds of the measure, and all of it. */
const wide = 1.2
/** What is as high on half of it as two thirds of a page, and what is as high on a third as half of one at most. */
const tall = 0.65
const square = 0.9
const panorama = 1.9
