import type { composeGroup } from '../photos/compose-group.ts'
import type { GroupRoom, Slot } from '../photos/photo-group.ts'
import { rowsOnColumns } from './rows-on-columns.ts'

/**
 * Pictures with words in them, up to six, whole and in rows of up to three, with a line for the day under each.
 * `dayRows`: rows of the page's grid that a day takes. `least`: mm that one or two are wide, which are taller, and never stamps.
 */
export function composeClippings(dayRows: number, least?: number): typeof composeGroup {
  return (photos, room) => {
    const { rowMm, maxRows } = room
    const offer = rowsOnColumns(
      photos,
      { ...room, maxRows: Math.floor(maxRows * largestShare), targetScale },
      {
        mostInRow: 3,
        caption: dayRows * rowMm,
        tallest: maxRows * rowMm * (least ? fewTallest : tallestShare),
      },
      least,
    )
    return { ...offer, compose: rows => onLines(offer.compose(rows), room) }
  }
}

// Each as far to the right as a line of the book is, where its row has the white for that.
function onLines(slots: readonly Slot[], { lines, gap, width }: GroupRoom): Slot[] {
  if (!lines) return [...slots]
  return [...Map.groupBy(slots, slot => slot.y).values()].flatMap(row => {
    let right = 0
    const moved = row.map((slot): Slot => {
      const x = lines.find(line => line >= Math.max(slot.x, right) - hair) ?? width
      right = x + slot.w + gap
      return { ...slot, x }
    })
    return right - gap <= width + hair ? moved : row
  })
}

/** Share of a page that all of them take at most, and that one is high; of one or two alone. */
const largestShare = 0.82
const tallestShare = 0.36
export const fewTallest = 0.42
/** mm */
export const leastPrint = 24
/** They are read, not looked at: smaller than photos. */
const targetScale = 0.7
/** mm */
const hair = 0.1
