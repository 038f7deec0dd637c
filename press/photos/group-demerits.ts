import { invariant } from '#domain/invariant'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupPhoto } from './photo-group.ts'
import type { TreeSlot } from './slicing-trees.ts'
import { smallDemerits } from './small-photos.ts'

/** How badly slots suit the photos of a group. Pictures of one group look best when none is a stamp beside a giant. */
export function shapeDemerits(slots: readonly TreeSlot[], photos: readonly GroupPhoto[]): number {
  const mean = slots.reduce((sum, { w, h }) => sum + w * h, 0) / slots.length
  let demerits = smallDemerits(slots, photos)
  for (const { photo, w, h } of slots)
    if (!photos[photo]?.small) demerits += (0.35 * Math.log((w * h) / mean) ** 2) / photos.length
  return demerits
}

/** Of what fills its room: none is lost beside another, and what is to be large in an album is the largest. */
export function contrastDemerits(
  slots: readonly TreeSlot[],
  photos: readonly GroupPhoto[],
  fills: 'group' | 'album',
): number {
  const areas = slots.map(({ w, h }) => w * h)
  let demerits = Math.max(0, 2 * Math.log(contrastOf(slots) / fairContrast[fills]))
  for (const [n, { photo }] of slots.entries()) {
    if (!photos[photo]?.large) continue
    const others = Math.max(...areas.toSpliced(n, 1))
    demerits += Math.max(0, 3 * Math.log((1.5 * others) / (areas[n] ?? others)))
  }
  return demerits
}

/** A row of more photos than `mostBeside` is one of stamps, which there is only for want of height. */
export function rowDemerits(cells: readonly TreeSlot[], mostBeside = Number.POSITIVE_INFINITY): number {
  const isRow = ({ y, h }: TreeSlot) =>
    cells.filter(cell => Math.abs(cell.y - y) < near && Math.abs(cell.h - h) < near).length > mostBeside
  return cells.some(isRow) ? rowOfStamps : 0
}

const rowOfStamps = 2
/** mm */
const near = 0.1

/** How many times as large as the smallest the largest is. */
export const contrastOf = (slots: readonly TreeSlot[]): number =>
  Math.max(...slots.map(({ w, h }) => w * h)) / Math.min(...slots.map(({ w, h }) => w * h))

// an album has rhythm, few photos are alike
const fairContrast = { group: 2.5, album: 5 }

/** None is a stamp, and none has more room than pixels. */
export function sizeDemerits(
  slots: readonly TreeSlot[],
  scale: number,
  photos: readonly GroupPhoto[],
): number {
  let demerits = 0
  for (const slot of slots) {
    const photo = photos[slot.photo]
    invariant(photo, 'each slot is of a photo of the group')
    const [w, h] = [slot.w * scale, slot.h * scale]
    const least = photo.small ? 15 : 24
    const short = Math.min(w, h)
    if (short < least) demerits += ((least - short) / (least / 2)) ** 2
    const over = w / widthInPixels(w, photo)
    if (over > unseen)
      demerits += photos.length === 1 ? 4 : Math.min(mostForFew, 0.8 + 9 * Math.log(over) ** 2)
  }
  return demerits
}

// a group does not become small for the sake of a thumbnail
const mostForFew = 2.2

/** What is cut at the height that suits them all, or left to mounts. */
export function cutDemerits(cells: readonly TreeSlot[], photos: readonly GroupPhoto[]): number {
  let demerits = 0
  for (const { photo, w, h } of cells)
    demerits += (8 / photos.length) * Math.log(w / h / (photos[photo]?.aspect ?? 1)) ** 2
  return demerits
}

/** Narrower than the room only for a reason: fewer pixels, or a height. */
export function narrowDemerits(share: number, photos: number): number {
  if (share > 0.999) return 0
  return photos === 1 ? 0.15 + 0.7 * (1 - share) ** 2 : 0.3 + 2.5 * (1 - share) ** 2
}
