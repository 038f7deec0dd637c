import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'

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

/** The columns that a photo alone may stand on: few, but for one of which nothing may be cut to make it lower. */
export function spansAlone(
  { spans = [], aloneOnEvery = 1 }: GroupRoom,
  { whole }: GroupPhoto,
): readonly Span[] {
  return whole ? spans : spans.filter((_, n) => n % aloneOnEvery === 0)
}
