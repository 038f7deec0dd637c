import type { composeGroup, GroupOffer, GroupPhoto, Slot } from './compose-group.ts'

type Compose = typeof composeGroup
type Room = Parameters<Compose>[1]

/** Side of pictures that are all to be small against what they would be. */
const smaller = 0.6

/** A group in which all pictures are to be small is as it would be on a smaller page; others are as they are. */
export function composeSized(
  compose: Compose,
  photos: GroupPhoto[],
  room: Room,
  align: 'left' | 'center' = 'center',
): GroupOffer {
  if (!photos.every(photo => photo.small)) return compose(photos, room)
  const width = room.width * smaller
  const maxRows = Math.max(1, Math.round(room.maxRows * smaller))
  const plain = photos.map(({ aspect, maxWidth }) => ({ aspect, maxWidth }))
  const offer = compose(plain, { ...room, width, maxRows })
  const left = align === 'left' ? 0 : (room.width - width) / 2
  return {
    // neither as large as the others where a page has room, nor stamps where it has none
    min: Math.max(offer.min, Math.ceil(offer.natural * 0.5)),
    natural: offer.natural,
    max: offer.natural,
    compose: rows => offer.compose(rows).map(slot => ({ ...slot, x: slot.x + left })),
  }
}

const mostCut = 0.15

/**
 * A picture that its owner wants large: as wide as the measure where it has the pixels for that, no taller than a
 * page. Where a page has less room it is cut a little, then it becomes narrower, rather than leave a hole.
 */
export const composeLarge: Compose = ([photo = { aspect: 1, maxWidth: 0 }], room) => {
  const most = Math.min(room.width, Math.max(20, photo.maxWidth))
  const page = room.maxRows * room.rowMm
  const w = Math.min(most, (page * photo.aspect) / (1 - mostCut))
  const h = w / photo.aspect
  const natural = Math.max(1, Math.min(room.maxRows, Math.round(h / room.rowMm)))
  const strip = Math.min(room.maxRows * 0.3, 36 / room.rowMm)
  return {
    min: Math.min(natural, Math.max(1, Math.round(strip))),
    natural,
    max: natural,
    resistsShrinking: true,
    compose(rows) {
      const target = Math.min(h, rows * room.rowMm)
      const shown = Math.max(1 - mostCut, target / h)
      const scale = target / (h * shown)
      const slot: Slot = {
        photo: 0,
        x: (room.width - w * scale) / 2,
        y: 0,
        w: w * scale,
        h: target,
        // faces are in the upper half: of what is cut, two thirds go at the foot
        crop: { x: 0, y: (1 - shown) / 3, w: 1, h: shown },
      }
      return [slot]
    },
  }
}

/** The same for a card, which cannot go to another place for want of room as easily: it narrows less. */
export const composeLargeOnCard: Compose = (photos, room) => {
  const offer = composeLarge(photos, room)
  return { ...offer, min: Math.max(offer.min, Math.ceil(offer.natural * 0.72)) }
}
