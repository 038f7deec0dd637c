import type { composeGroup } from '../photos/compose-group.ts'
import { rowsOnColumns } from './rows-on-columns.ts'

/**
 * Pictures with words in them, up to six, whole and in rows of up to three, with a line for the day under each.
 * `dayRows`: rows of the page's grid that a day takes. `least`: mm that one or two are wide, which are taller, and never stamps.
 */
export function composeClippings(dayRows: number, least?: number): typeof composeGroup {
  return (photos, room) => {
    const { rowMm, maxRows } = room
    return rowsOnColumns(
      photos,
      { ...room, maxRows: Math.floor(maxRows * largestShare), targetScale },
      {
        mostInRow: 3,
        caption: dayRows * rowMm,
        tallest: maxRows * rowMm * (least ? fewTallest : tallestShare),
      },
      least,
    )
  }
}

/** Share of a page that all of them take at most, and that one is high; of one or two alone. */
const largestShare = 0.82
const tallestShare = 0.36
export const fewTallest = 0.42
/** mm */
export const leastPrint = 24
/** They are read, not looked at: smaller than photos. */
const targetScale = 0.7
