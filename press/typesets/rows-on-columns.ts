import type { GroupOffer, GroupPhoto, GroupRoom } from '../photos/photo-group.ts'
import { columnsIn } from '../photos/room-columns.ts'
import type { PrintGrid } from './print-rows.ts'
import { rowsOfPrints } from './rows-of-prints.ts'

type Grid = Pick<PrintGrid, 'mostInRow' | 'mostNarrow' | 'caption' | 'tallest' | 'even'>

/**
 * Photos as rows of prints on the columns of their room, nothing cut off; rather than leave a hole they are as small as stamps, but for
 * prints of at least `least` mm. Heights are those of a room with an inset.
 */
export function rowsOnColumns(photos: GroupPhoto[], room: GroupRoom, grid: Grid, least?: number): GroupOffer {
  const { inset = 0, rowMm } = room
  const prints = rowsFrom(least ?? narrowest.print, photos, room, grid)
  const stamps = least ? prints : rowsFrom(narrowest.stamp, photos, room, grid)
  const lower = stamps.heights?.filter(height => height < prints.min) ?? []
  return {
    ...prints,
    min: Math.min(prints.min, stamps.min, ...lower),
    heights: [...lower, ...(prints.heights?.filter(height => height >= prints.min) ?? [])],
    compose(height) {
      const rows = Math.round(height + inset / rowMm)
      const slots = (rows < prints.min ? stamps : prints).compose(rows)
      const top = Math.min(...slots.map(slot => slot.y))
      return slots.map(slot => ({ ...slot, y: slot.y - top }))
    },
  }
}

function rowsFrom(least: number, photos: GroupPhoto[], room: GroupRoom, grid: Grid): GroupOffer {
  const columns = columnsIn(room) ?? usualColumns
  const step = (room.width + room.gap) / columns
  const fewest = Math.min(columns, Math.ceil((least + room.gap) / step))
  return rowsOfPrints(photos, room, {
    ...grid,
    columns,
    least: fewest,
    align: 'left',
    inset: room.inset ?? 0,
  })
}

const usualColumns = 6
/** mm */
const narrowest = { print: 24, stamp: 16 }
