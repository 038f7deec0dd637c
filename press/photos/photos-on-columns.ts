import { optionsWithin } from './column-options.ts'
import { cellsOf } from './column-trees.ts'
import type { GroupOption } from './group-option.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { areCalm, type LeastWidth } from './photos-that-fill.ts'
import { columnStep } from './room-columns.ts'

/**
 * Ways to set photos on `spans` with all their edges on columns, `step` mm from each to the next; on mounts where no least width is told.
 * None where the room has no columns, or where one is to be small and stands in the middle of its place.
 */
export function photosOnColumns(
  spans: readonly Span[],
  leastOf: LeastWidth | undefined,
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
  step = columnStep(room),
): GroupOption[] {
  if (step === undefined || photos.some(photo => photo.small)) return []
  return spans.flatMap(span => {
    const limits = { mounts: !leastOf, leastOf: (photo: { aspect: number }) => leastOf?.(photo, span) ?? 0 }
    return optionsWithin(limits, [span], photos, room, targetHeight, step)
  })
}

/** Those of them in which no photo is a giant beside a stamp. */
export function calmOnColumns(...args: Parameters<typeof photosOnColumns>): GroupOption[] {
  const [, , , room] = args
  return photosOnColumns(...args).filter(
    option =>
      option.kind !== 'columns' || areCalm(cellsOf(option.tree, option.grid, option.heights.uncut), room),
  )
}
