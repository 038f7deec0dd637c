import { shownSize } from '#press/photos/crop'
import type { CoverPhoto } from './cover-photo.ts'
import { type Box, cropToFill } from './panel.ts'

/**
 * How much of the width and height of a box (mm) a photo may fill, 0 to 1: where its pixels are too few for all of it, it is printed
 * smaller, as printers take it. `piece`: what is seen of the photo at one place, where it shows through several.
 */
export function sharpShare(photo: CoverPhoto, box: Box, piece: Pick<Box, 'w' | 'h'> = box): number {
  const shown = shownSize(photo, photo.crop)
  const ppi = ((shown.width * cropToFill(shown, box).w) / box.w) * 25.4
  return Math.min(1, Math.max(ppi / leastPpi, smallestMm / Math.max(piece.w, piece.h)))
}

/** The box grown or shrunk around a point of it, given as fractions of its sides; its middle where absent. */
export function scaled(box: Box, share: number, around = { x: 0.5, y: 0.5 }): Box {
  const [w, h] = [box.w * share, box.h * share]
  return { x: box.x + (box.w - w) * around.x, y: box.y + (box.h - h) * around.y, w, h }
}

/** Printers want 150 (press/printers); a derivative is made to whole pixels. */
const leastPpi = 153
/** Long side that no printer minds (check-photos.ts allows 40). */
const smallestMm = 39
