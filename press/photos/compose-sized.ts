import type { composeGroup } from './compose-group.ts'
import { cropAround } from './focus.ts'
import { aloneOf } from './group-option.ts'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from './photo-group.ts'
import { spansAlone } from './room-columns.ts'
import { mostCut } from './tree-layout.ts'

type Compose = typeof composeGroup

/** Side of pictures that are all to be small against what they would be. */
const smaller = 0.6

/**
 * A group in which all pictures are to be small is as it would be on a smaller page; in one that fills its room the small ones stand in the
 * middle of their places; others are as they are.
 */
export function composeSized(
  compose: Compose,
  photos: GroupPhoto[],
  room: GroupRoom,
  align: 'left' | 'center' = 'center',
): GroupOffer {
  const plain = photos.map(({ small: _, ...photo }) => photo)
  if (!photos.every(photo => photo.small)) {
    if (!room.fills) return compose(photos, room)
    const offer = compose(plain, room)
    const slotsAt = (rows: number) =>
      offer.compose(rows).map(slot => (photos[slot.photo]?.small ? inTheMiddle(slot) : slot))
    return { ...offer, compose: slotsAt }
  }
  const width = room.width * smaller
  const maxRows = Math.max(1, Math.round(room.maxRows * smaller))
  const { spans: _, ...free } = room
  const offer = compose(plain, { ...free, width, maxRows })
  const left = align === 'left' ? 0 : (room.width - width) / 2
  return {
    // neither as large as the others where a page has room, nor stamps where it has none
    min: Math.max(offer.min, Math.ceil(offer.natural * 0.5)),
    natural: offer.natural,
    max: offer.natural,
    compose: rows => offer.compose(rows).map(slot => ({ ...slot, x: slot.x + left })),
  }
}

function inTheMiddle({ mount: _, ...slot }: Slot): Slot {
  const [w, h] = [slot.w * smaller, slot.h * smaller]
  return { ...slot, x: slot.x + (slot.w - w) / 2, y: slot.y + (slot.h - h) / 2, w, h }
}

/**
 * A picture that its owner wants large: as wide as the measure where it has the pixels for that, no taller than a
 * page. Where a page has less room it is cut a little, then it becomes narrower, rather than leave a hole.
 */
export const composeLarge: Compose = ([photo = { aspect: 1, maxWidth: 0 }], room) => {
  const most = Math.min(room.width, widthInPixels(room.width, photo))
  const { inset = 0 } = room
  const page = room.maxRows * room.rowMm - inset
  const cut = photo.whole ? 0 : mostCut
  const highest = (page * photo.aspect) / (1 - cut)
  const columnsIn = (width: number) =>
    spansAlone(room, photo).find(span => span.w <= width * unseen)?.w ?? width
  const w = columnsIn(Math.min(most, highest))
  const h = w / photo.aspect
  const natural = Math.max(1, Math.min(room.maxRows, Math.round((h + inset) / room.rowMm)))
  const strip = Math.min(room.maxRows * 0.3, aloneOf(room) / room.rowMm)
  return {
    min: Math.min(natural, Math.max(1, Math.round(strip))),
    natural,
    max: natural,
    resistsShrinking: true,
    compose(rows) {
      const tallest = Math.min(h, rows * room.rowMm)
      const narrowed = Math.min(w, (tallest * photo.aspect) / (1 - cut))
      const target = Math.min(tallest, narrowed / photo.aspect)
      const shown = Math.max(1 - cut, (target * photo.aspect) / narrowed)
      const slot: Slot = {
        photo: 0,
        x: room.spans ? 0 : (room.width - narrowed) / 2,
        y: 0,
        w: narrowed,
        h: target,
        crop: cropAround(1 / shown, photo.focus),
      }
      return [slot]
    },
  }
}
