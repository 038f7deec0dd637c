import { invariant } from '#domain/invariant'
import { slicingTrees, slotsOf, type Tree, treeShape } from './slicing-trees.ts'
import { keepSmall, smallDemerits } from './small-photos.ts'

export interface GroupPhoto {
  /** Width over height, upright. */
  aspect: number
  /** mm that the picture may be wide at 240 ppi. */
  maxWidth: number
  /** Its owner wants it smaller than the others. */
  small?: boolean
}

export interface Slot {
  /** Index in the group. */
  photo: number
  x: number
  y: number
  w: number
  h: number
  crop: { x: number; y: number; w: number; h: number }
}

export interface GroupOffer {
  /** Heights in rows that the group can be set at without harm, and the one that suits it best. */
  min: number
  natural: number
  max: number
  /** Is set lower than natural only rather than leave a page underfull. */
  resistsShrinking?: boolean
  /** Slots in mm from the group's upper left, filling the height as far as the pictures allow. */
  compose(rows: number): Slot[]
}

/**
 * Photos of one post as a group, one to six of them in reading order, `width` mm wide (facts, print 5: slicing
 * trees; nothing overlaps, at most 15 % of a picture is cut, none is larger than 240 ppi where that can be).
 */
export function composeGroup(
  photos: GroupPhoto[],
  room: { width: number; rowMm: number; maxRows: number; gap: number; targetScale?: number },
): GroupOffer {
  const targetHeight =
    (room.targetScale ?? 1) * room.maxRows * room.rowMm * Math.min(0.85, 0.36 + 0.09 * photos.length)
  const options = slicingTrees(photos.length).map((tree): Option => {
    const { a, b } = treeShape(tree, photos, room.gap)
    const height = (room.width - b) / a
    return { tree, height, demerits: treeDemerits(tree, height, photos, room) }
  })
  // a group may be squeezed to a strip rather than leave a hole; a ribbon in a narrow column is lower still
  const tallest = Math.max(...options.map(option => (Number.isFinite(option.demerits) ? option.height : 0)))
  const strip = Math.min(room.maxRows * 0.3, (photos.length === 1 ? 36 : 30) / room.rowMm)
  const least = Math.max(1, Math.min(Math.round(strip), Math.floor(tallest / room.rowMm)))
  const best = new Map<number, Option>()
  for (let rows = least; rows <= room.maxRows; rows++) {
    const height = rows * room.rowMm
    let cheapest: Option | undefined
    for (const option of options) {
      const demerits =
        option.demerits +
        stretchDemerits(height / option.height, photos.length) +
        0.9 * Math.log(height / targetHeight) ** 2
      if (Number.isFinite(demerits) && (!cheapest || demerits < cheapest.demerits))
        cheapest = { ...option, demerits }
    }
    if (cheapest) best.set(rows, cheapest)
  }
  const [first, ...others] = best
  invariant(first, 'a group can be set at some height')
  const [natural, { demerits: fewest }] = others.reduce(
    (a, b) => (b[1].demerits < a[1].demerits ? b : a),
    first,
  )
  const fair = [...best].flatMap(([rows, { demerits }]) => (demerits < fewest + 1.6 ? [rows] : []))
  return {
    min: Math.min(...fair, least),
    natural,
    max: Math.max(...fair),
    compose: rows => placeSlots(best, rows, photos, room),
  }
}

interface Option {
  tree: Tree
  /** mm at which nothing is cut. */
  height: number
  demerits: number
}

const mostCut = 0.15

// Stretching crops; squeezing beyond the crop makes the whole group narrower; filling beyond it cannot be done.
function stretchDemerits(factor: number, photos: number): number {
  if (factor > 1 / (1 - mostCut)) return Number.POSITIVE_INFINITY
  if (factor >= 1 - mostCut) return 8 * Math.log(factor) ** 2
  return photos === 1 ? 0.15 + 0.7 * (1 - factor) ** 2 : 0.4 + 8 * (1 - factor) ** 2
}

// Pictures of one group look best when none is a stamp beside a giant and none is printed beyond its resolution.
function treeDemerits(
  tree: Tree,
  height: number,
  photos: GroupPhoto[],
  room: { width: number; gap: number },
): number {
  if (height <= 0) return Number.POSITIVE_INFINITY
  const slots = slotsOf(tree, photos, room.gap, { x: 0, y: 0, w: room.width, h: height })
  const mean = (room.width * height) / photos.length
  let demerits = smallDemerits(slots, photos)
  for (const slot of slots) {
    const photo = photos[slot.photo]
    const ratio = (slot.w * slot.h) / mean
    if (!photo?.small) demerits += (0.35 * Math.log(ratio) ** 2) / photos.length
    const small = Math.min(slot.w, slot.h)
    const least = photo?.small ? 15 : 24
    if (small < least) demerits += ((least - small) / (least / 2)) ** 2
    const most = photo?.maxWidth ?? slot.w
    if (slot.w > most) demerits += (2 * Math.log(slot.w / most) ** 2) / photos.length + 0.1
  }
  return demerits
}

function placeSlots(
  best: ReadonlyMap<number, Option>,
  rows: number,
  photos: GroupPhoto[],
  room: { width: number; rowMm: number; gap: number },
): Slot[] {
  const [, option] = [...best].reduce((a, b) => (Math.abs(b[0] - rows) < Math.abs(a[0] - rows) ? b : a))
  const factor = Math.min((rows * room.rowMm) / option.height, 1 / (1 - mostCut))
  const scale = factor < 1 - mostCut ? factor : 1
  const stretch = scale === 1 ? factor : 1
  const left = (room.width * (1 - scale)) / 2
  const box = { x: 0, y: 0, w: room.width, h: option.height }
  return keepSmall(slotsOf(option.tree, photos, room.gap, box), photos).map(slot => {
    const cell = {
      photo: slot.photo,
      x: left + slot.x * scale,
      y: slot.y * scale * stretch,
      w: slot.w * scale,
      h: slot.h * scale * stretch,
    }
    return keepResolution({ ...cell, crop: cut(stretch) }, photos[slot.photo])
  })
}

// Faces are in the upper half: of what is cut, two thirds go at the foot.
function cut(stretch: number): Slot['crop'] {
  if (stretch >= 1) return { x: (1 - 1 / stretch) / 2, y: 0, w: 1 / stretch, h: 1 }
  return { x: 0, y: (1 - stretch) / 3, w: 1, h: stretch }
}

// A small picture stands smaller in its cell rather than be blown up; below 20 mm it would be a stamp.
function keepResolution(slot: Slot, photo: GroupPhoto | undefined): Slot {
  const most = Math.max((photo?.maxWidth ?? slot.w) * slot.crop.w, Math.min(20, slot.w))
  if (slot.w <= most * 1.0005) return slot
  const scale = most / slot.w
  return {
    ...slot,
    x: slot.x + (slot.w * (1 - scale)) / 2,
    y: slot.y + (slot.h * (1 - scale)) / 2,
    w: slot.w * scale,
    h: slot.h * scale,
  }
}
