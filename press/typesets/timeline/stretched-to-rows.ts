import type { composeGroup } from '../../photos/compose-group.ts'
import { cropAround } from '../../photos/focus.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'

/**
 * A group whose photos become a little higher together, a little of their sides cut, where it would leave white in its rows; it has the heights for that
 * between and beyond its own. Not one with pictures of which nothing may be cut.
 */
export const stretchedToRows =
  (compose: typeof composeGroup): typeof composeGroup =>
  (photos, room) => {
    const plain = compose(photos, room)
    if (photos.length < 2 || photos.some(({ whole, small }) => whole || small)) return plain
    return {
      ...plain,
      heights: stretchedHeights(plain, photos, room),
      compose(rows) {
        const slots = plain.compose(rows)
        return higher(slots, Math.min((rows * room.rowMm) / footOf(slots), mostOf(slots, photos)), photos)
      },
    }
  }

// Each of its own, and the rows beyond it that it stretches to.
function stretchedHeights(
  plain: GroupOffer,
  photos: readonly GroupPhoto[],
  { rowMm, inset = 0 }: GroupRoom,
): number[] {
  const own = plain.heights ?? Array.from({ length: plain.max - plain.min + 1 }, (_, n) => plain.min + n)
  return own.flatMap((rows, n) => {
    const next = own[n + 1] ?? Number.POSITIVE_INFINITY
    if (next === rows + 1) return [rows]
    const slots = plain.compose(rows - inset / rowMm)
    const most = Math.floor((footOf(slots) * mostOf(slots, photos) + inset) / rowMm + hair)
    return Array.from({ length: Math.max(0, Math.min(next - 1, most) - rows) + 1 }, (_, by) => rows + by)
  })
}

/** By how many times all of them may become higher. */
const mostOf = (slots: readonly Slot[], photos: readonly GroupPhoto[]): number =>
  slots.some(({ mount }) => mount)
    ? 1
    : Math.min(
        ...slots.map(({ photo, w, h }) => {
          const { aspect = 1, maxWidth = w } = photos[photo] ?? {}
          // sides that are cut for height have fewer pixels
          return Math.min(w / (1 - mostCut), Math.max(w, maxWidth)) / (h * aspect)
        }),
      )

function higher(slots: readonly Slot[], by: number, photos: readonly GroupPhoto[]): Slot[] {
  if (by <= 1) return [...slots]
  return slots.map(slot => {
    const { aspect = 1, focus } = photos[slot.photo] ?? {}
    const h = slot.h * by
    return { ...slot, y: slot.y * by, h, crop: cropAround(slot.w / h / aspect, focus) }
  })
}

const footOf = (slots: readonly Slot[]) => Math.max(...slots.map(({ y, h }) => y + h))

/** rows */
const hair = 0.02
