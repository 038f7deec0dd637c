import type { Trim } from '#domain/catalogue/papers'
import type { PrinterProfile } from './printer-profile.ts'

export interface Box {
  /** mm from the upper left of the sheet that was drawn. */
  x: number
  y: number
  w: number
  h: number
}

export interface PageBoxes {
  /** What the page of the file shows: trim and bleed. */
  media: Box
  trim: Box
}

/** mm around the trim that every page is drawn with: the largest bleed of the four sides. */
export function drawnBleed(profile: PrinterProfile): number {
  const { outer, top, bottom, bind } = profile.bleed
  return Math.max(outer, top, bottom, bind)
}

/** Boxes of an inner page, counted from 0; the first page is a right one, bound at its left. */
export function innerBoxes(profile: PrinterProfile, trim: Trim): (page: number) => PageBoxes {
  const around = drawnBleed(profile)
  const { outer, top, bottom, bind } = profile.bleed
  return page => {
    const left = page % 2 === 0 ? bind : outer
    return {
      media: {
        x: around - left,
        y: around - top,
        w: trim.width + outer + bind,
        h: trim.height + top + bottom,
      },
      trim: { x: around, y: around, w: trim.width, h: trim.height },
    }
  }
}

/** Boxes of a cover sheet: it bleeds on all sides. */
export function coverBoxes(profile: PrinterProfile, sheet: Trim): () => PageBoxes {
  const around = drawnBleed(profile)
  return () => ({
    media: { x: 0, y: 0, w: sheet.width + 2 * around, h: sheet.height + 2 * around },
    trim: { x: around, y: around, w: sheet.width, h: sheet.height },
  })
}
