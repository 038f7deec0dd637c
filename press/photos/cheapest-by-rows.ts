import type { GroupOption } from './group-option.ts'
import type { GroupRoom } from './photo-group.ts'

/** The best of several ways to set a group at each height, in rows, ascending. `targetHeight` in mm. */
export function cheapestByRows(
  options: readonly GroupOption[],
  room: GroupRoom,
  targetHeight: number,
): [rows: number, GroupOption][] {
  const { rowMm, inset = 0 } = room
  const best = new Map<number, GroupOption>()
  for (const option of options) {
    const { lowest, uncut, tallest } = option.heights
    const from = Math.max(1, Math.ceil((lowest + inset) / rowMm - 0.01))
    const to = Math.min(room.maxRows, Math.max(from, Math.floor((tallest + inset) / rowMm)))
    for (let rows = from; rows <= to; rows++) {
      const height = rows * rowMm - inset
      const demerits =
        option.demerits + 8 * Math.log(height / uncut) ** 2 + 0.9 * Math.log(height / targetHeight) ** 2
      const cheapest = best.get(rows)
      if (!cheapest || demerits < cheapest.demerits) best.set(rows, { ...option, demerits })
    }
  }
  return [...best].sort(([a], [b]) => a - b)
}
