import { cropAround } from './focus.ts'
import { mountIfFew } from './mount.ts'
import type { GroupPhoto, GroupRoom, Slot } from './photo-group.ts'
import { mostCut } from './tree-layout.ts'

/**
 * Photos beside each other in less height, mm, than every way to fill columns takes: each begins on a line of the book and is as wide as the height
 * makes it, its sides cut a little where the next line is close, its head and foot where that is a little too far; somewhat lower where no lines suit that height, or a photo has too few pixels for it, which stands on a
 * mount where that does not help. Undefined where the room has none that do.
 */
export function rowOnLines(
  photos: readonly GroupPhoto[],
  height: number,
  room: GroupRoom,
): Slot[] | undefined {
  let mounted: Slot[] | undefined
  for (let share = 1; share > leastShare; share -= step) {
    const slots = rowOf(photos, height * share, room)
    if (slots?.every(({ mount }) => mount === undefined)) return slots
    mounted ??= slots
  }
  return mounted
}

function rowOf(
  photos: readonly GroupPhoto[],
  height: number,
  { width, gap, lines = [] }: GroupRoom,
): Slot[] | undefined {
  const slots: Slot[] = []
  let left = lines[0]
  for (const [n, photo] of photos.entries()) {
    const { aspect, whole, focus } = photo
    const x = left
    if (x === undefined) return undefined
    const own = height * aspect
    const least = whole ? own : own * (1 - mostCut)
    left = lines.find(line => line >= x + least + gap - hair)
    const isLast = n === photos.length - 1
    const right = isLast || left === undefined ? width : left - gap
    const w = Math.min(whole || isLast ? own : widest(own, photo), right - x)
    if (w < least - hair) return undefined
    slots.push(
      mountIfFew({ photo: n, x, y: 0, w, h: height, crop: cropAround(w / own, focus) }, photo, false),
    )
  }
  return slots
}

// With head and foot cut, as far as its pixels go.
const widest = (own: number, { maxWidth }: GroupPhoto) =>
  Math.max(own, Math.min(own / (1 - mostCut), maxWidth))

/** Of the height that there is. */
const leastShare = 0.7
const step = 0.03
/** mm */
const hair = 0.01
