import type { CardAcross } from './card-across.ts'
import type { MeasuredLines } from './measured-lines.ts'
import type { PackedMonth } from './pack-well.ts'
import type { CardPart } from './packing.ts'

/** The cards of a month in their places. */
export interface SetMonth {
  month: PackedMonth<MeasuredLines>
  /** The page that the best of the month has to itself. */
  own?: OwnPage
  across?: CardAcross
  /** Rows by which the opener is taller than usual. */
  taller?: number
}

interface OwnPage {
  source: MeasuredLines
  part: Omit<CardPart, 'page' | 'column' | 'card'>
  /** The page of the month that it stands after, from 0. */
  after: number
}
