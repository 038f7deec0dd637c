import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import { lines } from './journal-page.ts'

/**
 * A group over the margin whose photos begin where days, words or the last third of a page do, so that the edge of the words goes through
 * it; on all lines of the book where photos would be stamps so, or the group too high. Albums, which go over
 * pages, have all lines, and where those leave a hole edges of their own.
 */
export function onTheAxis(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const { width, gap, fills, maxRows, rowMm, inset = 0 } = room
  if (fills !== 'group' || width < overMargin) return composeGroup(photos, room)
  const on = (parts: readonly number[]) => ({ ...room, lines: parts.map(part => part * (width + gap)) })
  const offer = composeGroup(photos, { ...on(thirds), leastSide, leastTall: leastSide })
  const slots = offer.compose(offer.min - inset / rowMm)
  const isFair =
    offer.min <= mostHigh * maxRows &&
    slots.every(({ w, h, mount }) => !mount && Math.min(w, h) > leastSide - 1) &&
    Math.max(...slots.map(({ x, w }) => x + w)) > width - near
  return isFair ? offer : composeGroup(photos, on(lines))
}

/** mm */
const near = 0.1
/** Parts of the width. */
const thirds = [0, 1 / 3, 2 / 3]
/** mm */
const leastSide = 26
const overMargin = 100
/** Of a page. */
const mostHigh = 0.42
