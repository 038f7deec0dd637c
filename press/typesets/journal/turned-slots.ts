import { fillCell } from '../../photos/fill-cell.ts'
import { isLed } from '../../photos/is-led.ts'
import type { GroupPhoto, Slot } from '../../photos/photo-group.ts'

type Box = Pick<Slot, 'x' | 'y' | 'w' | 'h'>
type Turn = (box: Box, group: Box) => Box

/** Upside down, and from left to right: as high as before, and on lines that lie alike from either side. */
export const turns: readonly Turn[] = [
  (box, { y, h }) => ({ ...box, y: 2 * y + h - box.y - box.h }),
  (box, { x, w }) => ({ ...box, x: 2 * x + w - box.x - box.w }),
]

/**
 * The slots of a group turned, with its photos in their order; as they are where these are not shaped so alike that each can take the place of any other,
 * or the one that leads them would not lead any more.
 */
export function turnedSlots(slots: Slot[], turn: Turn, photos: readonly GroupPhoto[]): Slot[] {
  const aspects = photos.map(({ aspect }) => aspect)
  const areAlike = Math.max(...aspects) < Math.min(...aspects) * alike
  if (!areAlike || slots.some(({ mount }) => mount)) return slots
  const group = around(slots)
  const boxes = slots.map(({ x, y, w, h }) => turn({ x, y, w, h }, group))
  const turned = inReadingOrder(boxes).flatMap((box, photo): Slot[] => {
    const shown = photos[photo]
    return shown ? [fillCell({ photo, ...box }, shown)] : []
  })
  const isFair = turned.every(({ w, mount, photo }) => !mount && w <= (photos[photo]?.maxWidth ?? 0) + hair)
  return isFair && (!isLed(slots, photos) || isLed(turned, photos)) ? turned : slots
}

// Row by row, or where one is as high as all beside it, from left to right: a block of rows beside that is read before what is behind it.
function inReadingOrder(boxes: readonly Box[]): Box[] {
  const [row] = partsOf(boxes, down)
  const columns = partsOf(boxes, across)
  const isBlock = (part: readonly Box[]) => part.length === 1 || partsOf(part, down).length > 0
  const parts = row ?? columns.find(parts => parts.every(isBlock)) ?? columns[0]
  return parts ? parts.flatMap(inReadingOrder) : [...boxes]
}

interface Axis {
  from(box: Box): number
  to(box: Box): number
}
const down: Axis = { from: ({ y }) => y, to: ({ y, h }) => y + h }
const across: Axis = { from: ({ x }) => x, to: ({ x, w }) => x + w }

// All ways to cut boxes in two.
function partsOf(boxes: readonly Box[], { from, to }: Axis): Box[][][] {
  const sorted = boxes.toSorted((a, b) => from(a) - from(b))
  return sorted.flatMap((box, n) => {
    const [before, behind] = [sorted.slice(0, n), sorted.slice(n)]
    return n > 0 && before.every(other => to(other) < from(box) + hair) ? [[before, behind]] : []
  })
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, w }) => x + w))
  const foot = Math.max(...boxes.map(({ y, h }) => y + h))
  return { x, y, w: right - x, h: foot - y }
}

/** Times as wide for its height. */
const alike = 1.03
/** mm */
const hair = 0.1
