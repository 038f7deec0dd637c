import { spineMm } from '#domain/books/spine'
import type { Binding } from '#domain/catalogue/bindings'
import type { Trim } from '#domain/catalogue/papers'
import { drawnBleed } from './page-boxes.ts'
import type { PrinterProfile } from './printer-profile.ts'

/** One part of the cover sheet, in mm from the upper left of the sheet with its bleed. */
export interface Panel {
  x: number
  y: number
  w: number
  h: number
}

export interface CoverGeometry {
  /** The sheet that is drawn, bleed included: 2 x trim + spine + 2 x bleed. */
  width: number
  height: number
  bleed: number
  /** What is left after cutting: back, spine and front. */
  trim: Trim
  back: Panel
  spine: Panel
  front: Panel
  /** Where words and what may not be cut can stand. */
  safe: { back: Panel; spine: Panel; front: Panel }
  /** The spine is thick enough for words. */
  spineText: boolean
}

/** Where back, spine and front stand on the cover sheet of a book of so many printed pages. */
export function coverGeometry(
  profile: PrinterProfile,
  trim: Trim,
  binding: Binding,
  pages: number,
): CoverGeometry {
  const bleed = drawnBleed(profile)
  const thickness = spineMm(pages, profile.spine[binding])
  const panel = (x: number, w: number): Panel => ({ x, y: bleed, w, h: trim.height })
  const back = panel(bleed, trim.width)
  const spine = panel(bleed + trim.width, thickness)
  const front = panel(bleed + trim.width + thickness, trim.width)
  const safety = profile.safety.picture
  // A cover folds up to 1.5 mm beside the line; on a thin spine a quarter stays free on both sides.
  const fold = Math.min(1.5, thickness / 4)
  return {
    width: 2 * trim.width + thickness + 2 * bleed,
    height: trim.height + 2 * bleed,
    bleed,
    trim: { width: 2 * trim.width + thickness, height: trim.height },
    back,
    spine,
    front,
    safe: {
      back: inset(back, safety, safety),
      spine: inset(spine, fold, safety),
      front: inset(front, safety, safety),
    },
    spineText: pages >= profile.spineTextFrom,
  }
}

function inset({ x, y, w, h }: Panel, sides: number, ends: number): Panel {
  return { x: x + sides, y: y + ends, w: w - 2 * sides, h: h - 2 * ends }
}
