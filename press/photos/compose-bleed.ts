import { cropAround } from './focus.ts'
import type { GroupOffer, GroupPhoto } from './photo-group.ts'

/**
 * A single picture that runs off both sides of the page: always `width` mm wide. What its height has over whole rows is cut
 * around its focus.
 */
export function composeBleed(
  [photo]: readonly GroupPhoto[],
  room: { width: number; rowMm: number; maxRows: number },
): GroupOffer {
  const h = room.width / (photo?.aspect ?? 1)
  const natural = Math.max(1, Math.min(room.maxRows, Math.floor(h / room.rowMm)))
  return {
    min: natural,
    natural,
    max: natural,
    compose(rows) {
      const height = Math.min(h, rows * room.rowMm)
      const shown = height / h
      return [
        {
          photo: 0,
          x: 0,
          y: 0,
          w: room.width,
          h: height,
          crop: cropAround(1 / shown, photo?.focus),
        },
      ]
    },
  }
}
