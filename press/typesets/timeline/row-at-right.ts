import { cropAround } from '../../photos/focus.ts'
import type { GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'

/**
 * Photos in a row, as high as they are, that ends at the right of its room: each begins on a line of the book and ends a gap before the next
 * one, cut a little for that. Undefined where they are no row, or no lines suit them.
 */
export function rowAtRight(
  slots: readonly Slot[],
  photos: readonly GroupPhoto[],
  { width, gap, lines = [] }: GroupRoom,
): Slot[] | undefined {
  const [first] = slots
  const isRow = slots.every(slot => slot.y === 0 && slot.h === first?.h && !slot.mount)
  return isRow ? rowBefore(width, slots, photos, { gap, lines }) : undefined
}

function rowBefore(
  right: number,
  slots: readonly Slot[],
  photos: readonly GroupPhoto[],
  room: { gap: number; lines: readonly number[] },
): Slot[] | undefined {
  const slot = slots.at(-1)
  if (!slot) return []
  const photo = photos[slot.photo]
  if (!photo) return undefined
  const own = slot.h * photo.aspect
  const give = photo.whole ? 1 : 1 - mostCut
  const far = (line: number) => Math.abs(Math.log((right - line) / own))
  const begins = room.lines
    .filter(x => x < right && far(x) <= hair - Math.log(give) && right - x <= photo.maxWidth)
    .sort((a, b) => far(a) - far(b))
  for (const x of begins) {
    const before = rowBefore(x - room.gap, slots.slice(0, -1), photos, room)
    const w = right - x
    if (before) return [...before, { ...slot, x, w, crop: cropAround(w / own, photo.focus) }]
  }
  return undefined
}

const hair = 0.001
