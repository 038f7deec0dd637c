import { columnOptions } from './column-options.ts'
import { fillingOptions } from './filling-options.ts'
import { freeOptions, twelfths } from './free-options.ts'
import type { GroupOption } from './group-option.ts'
import type { GroupPhoto, GroupRoom } from './photo-group.ts'
import { columnStep } from './room-columns.ts'

/** Ways to set a group: on columns where the room has some, else with edges where its photos have theirs. `targetHeight` in mm. */
export function groupOptions(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  targetHeight: number,
): GroupOption[] {
  const filling = room.fills ? fillingOptions(photos, room, targetHeight) : []
  if (filling.length > 0) return filling
  // what its owner wants small stands in the middle of its place
  const onColumns =
    columnStep(room) && !photos.some(photo => photo.small) ? columnOptions(photos, room, targetHeight) : []
  if (onColumns.length > 0) return onColumns
  const free = freeOptions(room.spans ?? twelfths(room.width), photos, room)
  // what is taller than the page on every column stands beside the columns
  return free.length > 0 ? free : freeOptions(twelfths(room.width), photos, room)
}
