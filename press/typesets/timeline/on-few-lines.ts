import type { composeGroup } from '../../photos/compose-group.ts'
import type { GroupRoom, Slot } from '../../photos/photo-group.ts'

/** A group on the lines of its room, or with `more` of them, mm from its left, where on those alone it would leave white at its right. */
export const onFewLines =
  (compose: typeof composeGroup, more: readonly number[]): typeof composeGroup =>
  (photos, room) => {
    const offer = compose(photos, room)
    if (!room.lines || !room.fills || reachesRight(offer.compose(offer.natural), room)) return offer
    const lines = [...new Set([...room.lines, ...more])].sort((a, b) => a - b)
    const other = compose(photos, { ...room, lines })
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
