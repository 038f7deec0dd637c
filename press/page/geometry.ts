import { volumeMaximum } from '#domain/books/split-volumes'
import type { Binding } from '#domain/catalogue/bindings'
import { type Paper, trims } from '#domain/catalogue/papers'
import { insideMargin, type PrinterProfile } from '../printers/printer-profile.ts'

/** The type area: the same on every page of a book, whichever side and however thick the book becomes. */
export interface Area {
  width: number
  /** mm from the top of the trimmed page. */
  top: number
  height: number
  rowMm: number
  rows: number
  page: { width: number; height: number }
}

/** The type area of a typeset for a printer; wide enough a gutter for the thickest volume (facts, print 3). */
export function areaFor(
  typeset: { paper: Paper; margins: { top: number; bottom: number; outside: number }; rowMm: number },
  profile: PrinterProfile,
  binding: Binding,
): Area {
  const page = trims[typeset.paper]
  const inside = insideMargin(profile, volumeMaximum[binding])
  const outside = Math.max(typeset.margins.outside, profile.safety.text)
  const top = Math.max(typeset.margins.top, profile.safety.text + 6)
  const rows = Math.floor(
    (page.height - top - Math.max(typeset.margins.bottom, profile.safety.text + 6)) / typeset.rowMm,
  )
  return {
    width: page.width - inside - outside,
    top,
    height: rows * typeset.rowMm,
    rowMm: typeset.rowMm,
    rows,
    page,
  }
}

/** Left of the type area on a page, in mm from the trim: the gutter is at the left of right-hand pages. */
export function areaLeft(area: Area, profile: PrinterProfile, pages: number, recto: boolean): number {
  const inside = insideMargin(profile, pages)
  return recto ? inside : area.page.width - inside - area.width
}
