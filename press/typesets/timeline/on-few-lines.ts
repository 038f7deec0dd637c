import type { composeGroup } from '../../photos/compose-group.ts'
import type { GroupRoom, Slot } from '../../photos/photo-group.ts'

/**
 * A group on the lines of its room, a few photos on those `ofFew`, too; or with `more` of them where it would leave white at its right else. All are
 * mm from the left of the room.
 */
export const onFewLines =
  (compose: typeof composeGroup, ofFew: readonly number[], more: readonly number[]): typeof composeGroup =>
  (photos, room) => {
    if (!room.lines || !room.fills) return compose(photos, room)
    const on = (lines: readonly number[]) =>
      compose(photos, { ...room, lines: [...new Set(lines)].sort((a, b) => a - b) })
    const few = room.fills === 'group' ? [...room.lines, ...ofFew] : room.lines
    const offer = on(few)
    if (reachesRight(offer.compose(offer.natural), room)) return offer
    const other = on([...few, ...more])
    return reachesRight(other.compose(other.natural), room) ? other : offer
  }

const reachesRight = (slots: readonly Slot[], { width }: GroupRoom): boolean =>
  slots.every(
    ({ x, y, w, h }) =>
      x + w > width - near ||
      slots.some(other => other.x > x + w - near && other.y < y + h - near && other.y + other.h > y + near),
  )

/** mm */
const near = 1
