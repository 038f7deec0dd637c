import { optionsWithin } from './column-options.ts'
import { cellsOf } from './column-tree.ts'
import { linesOf } from './group-lines.ts'
import type { GroupOption } from './group-option.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { areCalm, type LeastWidth } from './photos-that-fill.ts'

/**
 * Ways to set photos on `spans` with all their edges on the lines of their room, or on those of `grid`; on mounts where no least width is told.
 * None where the room has no columns, or where one is to be small and stands in the middle of its place.
 */
export function photosOnColumns(
  spans: readonly Span[],
  leastOf: LeastWidth | undefined,
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
  grid = linesOf(room),
): GroupOption[] {
  if (!grid || photos.some(photo => photo.small)) return []
  return spans.flatMap(span => {
    const limits = { mounts: !leastOf, leastOf: (photo: { aspect: number }) => leastOf?.(photo, span) ?? 0 }
    return optionsWithin(limits, [span], photos, room, targetHeight, grid)
  })
}

/** Those of them in which no photo is a giant beside a stamp. */
export function calmOnColumns(...args: Parameters<typeof photosOnColumns>): GroupOption[] {
  const [, , , room] = args
  return photosOnColumns(...args).filter(
    option =>
      option.kind !== 'columns' || areCalm(cellsOf(option.tree, room.gap, option.heights.uncut), room),
  )
}
