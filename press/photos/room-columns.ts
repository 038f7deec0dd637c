import type { GroupRoom } from './photo-group.ts'

/** How many columns a room is wide, where it has columns. */
export function columnsIn(room: GroupRoom): number | undefined {
  const step = columnStep(room)
  return step && Math.round((room.width + room.gap) / step)
}

/** mm from column to column. A column ends where a narrower group would; its gutter is the gap of the group. */
export function columnStep({ spans = [] }: GroupRoom): number | undefined {
  const [wide, narrow] = spans
  return wide && narrow && wide.w - narrow.w
}
