import type { composeGroup } from '../../photos/compose-group.ts'
import type { GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { rowAtRight } from './row-at-right.ts'

type Compose = typeof composeGroup

/**
 * Photos in a row that is narrower than its measure stand at its right edge, as those beside their words do, where they begin on lines of the
 * book there, too; else as they stood. One alone begins where its words do: at the right it would be adrift.
 */
export const atRight =
  (compose: Compose): Compose =>
  (photos, room) => {
    const offer = compose(photos, room)
    // an album keeps to its room; what its owner wants small has a place of its own
    if (room.fills === 'album' || !room.spans) return offer
    return { ...offer, compose: rows => moved(offer.compose(rows), photos, room) }
  }

function moved(slots: Slot[], photos: readonly GroupPhoto[], room: GroupRoom): Slot[] {
  const { width, lines } = room
  if (slots.length === 1) return slots
  const places = slots.map(({ mount, ...slot }) => mount ?? slot)
  const free = width - Math.max(...places.map(({ x, w }) => x + w))
  if (free < hair) return slots
  const isOnLine = (x: number) => !lines || lines.some(line => Math.abs(line - x) < hair)
  if (places.every(({ x }) => isOnLine(x + free))) return slots.map(slot => movedBy(free, slot))
  return rowAtRight(slots, photos, room) ?? slots
}

const movedBy = (dx: number, { x, mount, ...slot }: Slot): Slot => ({
  ...slot,
  x: x + dx,
  ...(mount && { mount: { ...mount, x: mount.x + dx } }),
})

/** mm */
const hair = 0.15
