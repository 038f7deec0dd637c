import { invariant } from '#domain/invariant'
import { composeGroup, type GroupOffer, type GroupPhoto, type Slot } from '../../photos/compose-group.ts'
import { slicingTrees, slotsOf, type Tree, treeShape } from '../../photos/slicing-trees.ts'
import { keepSmall, smallDemerits } from '../../photos/small-photos.ts'

type Room = Parameters<typeof composeGroup>[1]

interface Option {
  tree: Tree
  /** mm at which nothing is cut. */
  height: number
  demerits: number
  /** How far pictures may be enlarged by cutting their sides before one has too few pixels. */
  maxStretch: number
}

/**
 * Photos as a group that fills its width, as a print fills its mat, at many heights: a pile of cards closes its
 * columns with them. Where a page has no more room it may become `squeeze` times as wide. As `composeGroup` has it
 * where the pictures are too small to fill the width.
 */
export function fullWidthGroup(photos: GroupPhoto[], room: Room, squeeze = 0.72): GroupOffer {
  const targetHeight = (room.targetScale ?? 1) * room.width * (0.6 + 0.16 * photos.length)
  const options = slicingTrees(photos.length).flatMap((tree): Option[] => {
    const { a, b } = treeShape(tree, photos, room.gap)
    const height = (room.width - b) / a
    const demerits = height > 0 ? treeDemerits(tree, height, photos, room) : Number.POSITIVE_INFINITY
    return Number.isFinite(demerits)
      ? [{ tree, height, demerits, maxStretch: maxStretchOf(tree, height, photos, room) }]
      : []
  })
  const best = new Map<number, Option>()
  for (let rows = 5; rows <= room.maxRows; rows++) {
    const height = rows * room.rowMm
    let cheapest: Option | undefined
    for (const option of options) {
      const factor = height / option.height
      if (factor < 1 - mostCut || factor > Math.min(1 / (1 - mostCut), option.maxStretch)) continue
      const size = (height > targetHeight ? 2 : 0.8) * Math.log(height / targetHeight) ** 2
      const demerits = option.demerits + 6 * Math.log(factor) ** 2 + size
      if (!cheapest || demerits < cheapest.demerits) cheapest = { ...option, demerits }
    }
    if (cheapest) best.set(rows, cheapest)
  }
  const [first, ...others] = [...best]
  if (!first) return asLargeAsTheyAre(photos, room)
  const [natural, { demerits: fewest }] = others.reduce(
    (a, b) => (b[1].demerits < a[1].demerits ? b : a),
    first,
  )
  // a smaller group is better than a hole in the page before it, a larger one is not better than a little white
  const fair = (rows: number) =>
    (best.get(rows)?.demerits ?? Number.POSITIVE_INFINITY) < fewest + (rows < natural ? 4 : 1.5)
  let min = natural
  let max = natural
  for (let rows = natural; rows >= min - widestGap; rows--) if (fair(rows)) min = rows
  for (let rows = natural; rows <= max + widestGap; rows++) if (fair(rows)) max = rows
  const least = Math.ceil(min * squeeze)
  return {
    min: least,
    natural,
    max,
    compose(rows) {
      let shape = Math.min(max, Math.max(min, rows))
      while (shape > min && !best.has(shape)) shape--
      const option = best.get(shape)
      invariant(option, 'the least height of a group has its pictures')
      const down = Math.max(0, ((rows - shape) * room.rowMm) / 2)
      const slots = placed(option, shape * room.rowMm, photos, room)
      return rows < min ? squeezed(slots, rows / min, room.width) : slots.map(s => ({ ...s, y: s.y + down }))
    },
  }
}

// Small pictures: the group that suits them best, without the white around it, and lower where a page wants it.
function asLargeAsTheyAre(photos: GroupPhoto[], room: Room): GroupOffer {
  const offer = composeGroup(photos, room)
  const tight = (rows: number) => {
    const slots = offer.compose(rows)
    const top = Math.min(...slots.map(slot => slot.y))
    return slots.map(slot => ({ ...slot, y: slot.y - top }))
  }
  const best = tight(offer.natural)
  const foot = Math.max(...best.map(slot => slot.y + slot.h))
  const rows = Math.max(1, Math.ceil(foot / room.rowMm - 0.2))
  const compose = (targetRows: number) => (targetRows >= rows ? best : tight(targetRows))
  return { min: Math.min(offer.min, rows), natural: rows, max: rows, compose }
}

// Narrower than the card in the end, where the page has no more room.
function squeezed(slots: readonly Slot[], scale: number, width: number): Slot[] {
  const left = (width * (1 - scale)) / 2
  return slots.map(slot => ({
    ...slot,
    x: left + slot.x * scale,
    y: slot.y * scale,
    w: slot.w * scale,
    h: slot.h * scale,
  }))
}

const mostCut = 0.15
// A hair above 240 ppi counts as 240.
const fine = 1.0005
// Rows between two heights that white above and below the group may make up for.
const widestGap = 3

// No stamp beside a giant, nothing enlarged beyond its resolution.
function treeDemerits(tree: Tree, height: number, photos: GroupPhoto[], room: Room): number {
  const slots = slotsOf(tree, photos, room.gap, { x: 0, y: 0, w: room.width, h: height })
  const stamp = Math.max(13, room.width * 0.2)
  const mean = (room.width * height) / photos.length
  let demerits = smallDemerits(slots, photos)
  for (const slot of slots) {
    const photo = photos[slot.photo]
    const small = Math.min(slot.w, slot.h) / (photo?.small ? 0.75 : 1)
    if (small < stamp || slot.w > (photo?.maxWidth ?? slot.w) * fine) return Number.POSITIVE_INFINITY
    if (!photo?.small) demerits += (0.3 * Math.log((slot.w * slot.h) / mean) ** 2) / photos.length
    if (small < 1.7 * stamp) demerits += (1.7 - small / stamp) ** 2
  }
  return demerits
}

function maxStretchOf(tree: Tree, height: number, photos: GroupPhoto[], room: Room): number {
  const slots = slotsOf(tree, photos, room.gap, { x: 0, y: 0, w: room.width, h: height })
  return fine * Math.min(...slots.map(slot => (photos[slot.photo]?.maxWidth ?? slot.w) / slot.w))
}

// Faces are in the upper half: of what is cut, two thirds go at the foot.
function placed(option: Option, height: number, photos: GroupPhoto[], room: Room): Slot[] {
  const factor = height / option.height
  const crop =
    factor >= 1
      ? { x: (1 - 1 / factor) / 2, y: 0, w: 1 / factor, h: 1 }
      : { x: 0, y: (1 - factor) / 3, w: 1, h: factor }
  const box = { x: 0, y: 0, w: room.width, h: option.height }
  return keepSmall(slotsOf(option.tree, photos, room.gap, box), photos).map(slot => ({
    photo: slot.photo,
    x: slot.x,
    y: slot.y * factor,
    w: slot.w,
    h: slot.h * factor,
    crop,
  }))
}
