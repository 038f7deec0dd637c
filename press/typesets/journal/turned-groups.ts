import type { composeGroup } from '../../photos/compose-group.ts'
import type { Slot } from '../../photos/photo-group.ts'
import { turnedSlots, turns } from './turned-slots.ts'

/**
 * Composes the groups of a month one after the other: one that would stand as one of the two before it may stand is turned where it can be, or at least as
 * the one before it does not. Which of its heights a group has only its page tells: usual and large ones are looked at.
 */
export function turnedGroups(compose: typeof composeGroup): typeof composeGroup {
  let before: ReadonlySet<string>[] = []
  return (photos, room) => {
    const offer = compose(photos, room)
    if (photos.length < fewest) return offer
    const inset = (room.inset ?? 0) / room.rowMm
    const [last = none, earlier = none] = before
    const at = (rows: number) => {
      const plain = offer.compose(rows)
      const look = lookOf(plain)
      if (!last.has(look) && !earlier.has(look)) return plain
      const others = [plain, ...turns.map(turn => turnedSlots(plain, turn, photos))].filter(
        slots => !last.has(lookOf(slots)),
      )
      return others.find(slots => !earlier.has(lookOf(slots))) ?? others[0] ?? plain
    }
    const { natural, max, heights = [] } = offer
    const looks = new Set([natural, max, heights.at(-1) ?? max].map(rows => lookOf(at(rows - inset))))
    before = [looks, last]
    return { ...offer, compose: at }
  }
}

const none: ReadonlySet<string> = new Set()

/** Photos of a group that has a look of its own. */
const fewest = 3

// Where its photos begin and how wide they are, row by row; a little higher or lower it looks the same.
function lookOf(slots: readonly Slot[]): string {
  const tops = [...new Set(slots.map(({ y }) => Math.round(y)))].toSorted((a, b) => a - b)
  return JSON.stringify(
    slots
      .map(({ x, y, w }) => [Math.round(x / near), tops.indexOf(Math.round(y)), Math.round(w / near)])
      .toSorted(),
  )
}

/** mm */
const near = 3
