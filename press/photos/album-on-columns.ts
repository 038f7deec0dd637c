import { LRUCache } from 'lru-cache'
import type { GroupLines } from './column-trees.ts'
import { inColumns, linesOf } from './group-lines.ts'
import type { GroupOption } from './group-option.ts'
import type { GroupPhoto, GroupRoom } from './photo-group.ts'
import { calmOnColumns } from './photos-on-columns.ts'
import { leastIn, quarter, twenty } from './photos-that-fill.ts'
import { columnStep } from './room-columns.ts'
import { targetHeightOf } from './target-height.ts'

/**
 * Ways to set a group of an album with all its edges on few lines of the book: those that it has, or columns of the room, or thirds or fifths
 * of it, as three or five alike stand beside each other. On a large page smaller photos, on columns, for less height.
 */
export function albumOnColumns(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
): GroupOption[] {
  const whole = [{ x: 0, w: room.width }]
  const options = gridsOf(room).flatMap(grid =>
    calmOnColumns(whole, leastIn(room, quarter), photos, room, targetHeight, grid),
  )
  if (areLow(options, room) || (room.leastSide && options.length > 0)) return options
  const lowest = lowestOf(options)
  for (const option of calmOnColumns(whole, twenty, photos, room, targetHeight))
    if (option.heights.lowest < lowest) options.push({ ...option, demerits: option.demerits + 1 })
  return options
}

/** What it costs that a group of an album cannot be set so without a hole in its page. */
export function strayDemerits(photos: readonly GroupPhoto[], room: GroupRoom): number {
  const shapes = photos.map(({ aspect, maxWidth, whole, small }) => [aspect, maxWidth, whole, small])
  const key = JSON.stringify([shapes, room])
  const known = remembered.get(key)
  if (known !== undefined) return known
  const options = albumOnColumns(photos, room, targetHeightOf(photos, room))
  const isAdrift = options.length === 0 && room.besideColumn
  const demerits = areLow(options, room) ? 0 : isAdrift ? stray.offLines : stray.high
  remembered.set(key, demerits)
  return demerits
}

/**
 * As much as several groups of a size that suits less: an album finds its way onto columns nearly always. More than any way to cut an album in a
 * narrow column: no group there need have edges that no other page has.
 */
const stray = { high: 3, offLines: 7 }

/** Whether one of them leaves a hole of a third of its page at most where it is what does not fit any more. */
export const areLow = (
  options: readonly GroupOption[],
  { maxRows, rowMm, besideColumn }: GroupRoom,
): boolean => lowestOf(options) <= maxRows * rowMm * (besideColumn ? 1 / 2 : 1 / 3)

/** mm of the way that can be set lowest. */
export const lowestOf = (options: readonly GroupOption[]): number =>
  Math.min(...options.map(({ heights }) => heights.lowest))

// the lines of the book; else columns of the room, its thirds and fifths; in a narrow column, where a fifth is a stamp, its half columns
function gridsOf(room: GroupRoom): (GroupLines | undefined)[] {
  if (room.lines) return [linesOf(room)]
  const step = columnStep(room)
  if (step === undefined) return []
  return [step, ...othersOf(room, step)].map(each => inColumns(room, each))
}

function othersOf({ besideColumn, width, gap }: GroupRoom, step: number): number[] {
  return besideColumn ? [step / 2] : [3, 5].map(parts => (width + gap) / parts)
}

/** An album asks for each of its groups several times, and each edit of its month does again. */
const remembered = new LRUCache<string, number>({ max: 20_000 })
