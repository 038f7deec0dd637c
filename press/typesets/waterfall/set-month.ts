import type { MeasuredLines } from './measured-lines.ts'
import type { PackedMonth } from './pack-well.ts'

/** The cards of a month in their places. */
export interface SetMonth {
  month: PackedMonth<MeasuredLines>
  /** Rows by which the opener is taller than usual. */
  taller?: number
}
