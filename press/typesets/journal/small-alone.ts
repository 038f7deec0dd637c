import type { composeGroup } from '../../photos/compose-group.ts'

/** A photo alone of too few pixels for the narrowest of its columns is no higher than it is shown: rows that it cannot fill are white above what follows. */
export const smallAlone =
  (compose: typeof composeGroup): typeof composeGroup =>
  (photos, room) => {
    const plain = compose(photos, room)
    const [photo, ...others] = photos
    const narrowest = Math.min(room.width, ...(room.spans ?? []).map(({ w }) => w))
    if (!photo || others.length > 0 || photo.maxWidth >= narrowest) return plain
    const { rowMm, maxRows, inset = 0 } = room
    const rows = Math.min(maxRows, Math.ceil((photo.maxWidth / photo.aspect + inset) / rowMm))
    if (rows >= plain.min) return plain
    return { ...plain, min: rows, natural: rows, max: rows, heights: [rows] }
  }
