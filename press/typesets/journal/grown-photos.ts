import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { ledByOne } from '../led-by-one.ts'
import { onTheAxis } from './on-the-axis.ts'
import { withTaller } from './with-taller.ts'

/** A photo alone on a narrow place may be as wide as the words, `measure` in mm, where its page ends early and its pixels bear that. */
export const grownAlone =
  (compose: typeof composeGroup, measure: number): typeof composeGroup =>
  (photos, room) => {
    const offer = compose(photos, room)
    // a screen of a phone as wide as the words would be a page of its own
    if (photos.length > 1 || photos[0]?.whole || room.width > measure - near) return offer
    const wide = { ...room, width: measure, spans: [{ x: 0, w: measure }] }
    return withTaller(offer, composeGroup(photos, wide), room, slots =>
      slots.every(({ w }) => w > measure - near),
    )
  }

/**
 * Several photos over the margin; where their page ends early, those of an album that one leads at sizes that are more alike, and any in the column of the
 * words, `x` and `w` in mm, where all are larger so.
 */
export const grownGroup =
  ({ x, w }: { x: number; w: number }): typeof composeGroup =>
  (photos, room) => {
    const plain = photos.map(photo => ({ ...photo, large: false }))
    const led = withTaller(ledByOne(onTheAxis)(photos, room), onTheAxis(plain, room), room)
    if (room.fills !== 'group' || room.width < w + near) return led
    const { rowMm, inset = 0 } = room
    const least = leastSideOf(led.compose(led.max - inset / rowMm))
    return withTaller(
      led,
      inColumn(plain, room, { x, w }),
      room,
      slots => leastSideOf(slots) > least * larger,
    )
  }

function inColumn(photos: GroupPhoto[], room: GroupRoom, { x, w }: { x: number; w: number }) {
  const { narrower: _, spans: __, ...others } = room
  const offer = composeGroup(photos, { ...others, width: w, lines: [0, (w + room.gap) / 2] })
  return {
    ...offer,
    compose: (rows: number) => offer.compose(rows).map(slot => ({ ...slot, x: slot.x + x })),
  }
}

const leastSideOf = (slots: readonly Slot[]) => Math.min(...slots.map(({ w, h }) => Math.min(w, h)))

/** Times. */
const larger = 1.15
/** mm */
const near = 0.1
