import { LRUCache } from 'lru-cache'
import type { GroupOption } from './group-option.ts'
import type { GroupPhoto, GroupRoom } from './photo-group.ts'
import { calmOnColumns } from './photos-on-columns.ts'
import { quarter, twenty } from './photos-that-fill.ts'
import { columnStep } from './room-columns.ts'
import { targetHeightOf } from './target-height.ts'

/**
 * Ways to set a group of an album with all its edges on few lines of the book: columns of the room, or thirds or fifths of it, as three or
 * five alike stand beside each other. On a large page smaller photos, on columns, for less height.
 */
export function albumOnColumns(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
): GroupOption[] {
  const whole = [{ x: 0, w: room.width }]
  const options = stepsOf(room).flatMap(step =>
    calmOnColumns(whole, quarter, photos, room, targetHeight, step),
  )
  if (areLow(options, room)) return options
  const lowest = lowestOf(options)
  for (const option of calmOnColumns(whole, twenty, photos, room, targetHeight))
    if (option.heights.lowest < lowest) options.push({ ...option, demerits: option.demerits + 1 })
  return options
}

/** Whether a group of an album can be set so without a hole in its page. */
export function standsOnColumns(photos: readonly GroupPhoto[], room: GroupRoom): boolean {
  const shapes = photos.map(({ aspect, maxWidth, whole, small }) => [aspect, maxWidth, whole, small])
  const key = JSON.stringify([shapes, room])
  const known = remembered.get(key)
  if (known !== undefined) return known
  const stands = areLow(albumOnColumns(photos, room, targetHeightOf(photos, room)), room)
  remembered.set(key, stands)
  return stands
}

/** Whether one of them leaves a hole of a third of its page at most where it is what does not fit any more. */
export const areLow = (
  options: readonly GroupOption[],
  { maxRows, rowMm, besideColumn }: GroupRoom,
): boolean => lowestOf(options) <= maxRows * rowMm * (besideColumn ? 1 / 2 : 1 / 3)

/** mm of the way that can be set lowest. */
export const lowestOf = (options: readonly GroupOption[]): number =>
  Math.min(...options.map(({ heights }) => heights.lowest))

// mm from column to column, of the room and of its thirds and fifths; in a narrow column, where a fifth is a stamp, of its half columns
function stepsOf(room: GroupRoom): number[] {
  const step = columnStep(room)
  if (step === undefined) return []
  if (room.onlyColumns) return [step]
  if (room.besideColumn) return [step, step / 2]
  return [step, ...[3, 5].map(parts => (room.width + room.gap) / parts)]
}

/** An album asks for each of its groups several times, and each edit of its month does again. */
const remembered = new LRUCache<string, boolean>({ max: 20_000 })
