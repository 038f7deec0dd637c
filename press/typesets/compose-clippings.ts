import type { composeGroup } from '../photos/compose-group.ts'
import { rowsOnColumns } from './rows-on-columns.ts'

/**
 * Pictures with words in them, up to six, whole and in even rows of up to three, or four screens of phones, with a line for the day under each.
 * `dayRows`: rows of the page's grid that a day takes. `least`: mm that each is wide at least, which are taller then, and never stamps.
 */
export function composeClippings(dayRows: number, least?: number): typeof composeGroup {
  return (photos, room) => {
    const { rowMm, maxRows } = room
    const areFew = photos.length <= mostFew
    return rowsOnColumns(
      photos,
      {
        ...room,
        maxRows: Math.floor(maxRows * largestShare),
        targetScale: areFew ? fewScale : 1,
      },
      {
        ...inRow,
        even: !areFew,
        caption: dayRows * rowMm,
        tallest: maxRows * rowMm * (least ? fewTallest : tallestShare),
      },
      least,
    )
  }
}

const inRow = { mostInRow: 3, mostNarrow: 4 }
/** These may stand beside words, and are composed as those want. */
export const mostFew = 2
/** Share of a page that all of them take at most, and that one is high; of one or two alone. */
const largestShare = 0.82
const tallestShare = 0.36
export const fewTallest = 0.42
/** Against photos: they are read, not looked at. */
const fewScale = 0.7
/** mm */
export const leastPrint = 24
