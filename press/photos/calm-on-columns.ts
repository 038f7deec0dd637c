import { optionsWithin } from './column-options.ts'
import { cellsOf } from './column-trees.ts'
import type { GroupOption } from './group-option.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { areCalm, type LeastWidth } from './photos-that-fill.ts'
import { columnStep } from './room-columns.ts'

/**
 * Ways to set photos on `spans` with all their edges on columns, `step` mm from each to the next, none of them a giant beside a stamp. None
 * where the room has no columns, or where one is to be small and stands in the middle of its place.
 */
export function calmOnColumns(
  spans: readonly Span[],
  leastOf: LeastWidth,
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
  step = columnStep(room),
): GroupOption[] {
  if (step === undefined || photos.some(photo => photo.small)) return []
  return spans.flatMap(span => {
    const limits = { mounts: false, leastOf: (photo: { aspect: number }) => leastOf(photo, span) }
    return optionsWithin(limits, [span], photos, room, targetHeight, step).filter(
      option =>
        option.kind !== 'columns' || areCalm(cellsOf(option.tree, option.grid, option.heights.uncut), room),
    )
  })
}
