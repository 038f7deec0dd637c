import type { composeGroup } from '../../photos/compose-group.ts'
import { cropAround } from '../../photos/focus.ts'
import type { GroupPhoto, Slot } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'

/**
 * A group whose photos become a little higher together, a little of their sides cut, where it would leave white in its rows. Not one with pictures of
 * which nothing may be cut.
 */
export const stretchedToRows =
  (compose: typeof composeGroup): typeof composeGroup =>
  (photos, room) => {
    const plain = compose(photos, room)
    if (photos.length < 2 || photos.some(({ whole, small }) => whole || small)) return plain
    return {
      ...plain,
      compose(rows) {
        const slots = plain.compose(rows)
        return higher(slots, Math.min((rows * room.rowMm) / footOf(slots), mostOf(slots, photos)), photos)
      },
    }
  }

/** By how many times all of them may become higher. */
const mostOf = (slots: readonly Slot[], photos: readonly GroupPhoto[]): number =>
  slots.some(({ mount }) => mount)
    ? 1
    : Math.min(
        mostStretch,
        ...slots.map(({ photo, w, h }) => w / (h * (photos[photo]?.aspect ?? 1) * (1 - mostCut))),
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

const mostStretch = 1.08
