import type { SpineFormula } from '#domain/books/spine'
import type { Binding } from '#domain/catalogue/bindings'
import type { PrinterName } from '#domain/catalogue/printers'

/** What a printer asks for, as data; lengths in mm (facts, print 3). */
export interface PrinterProfile {
  name: PrinterName
  bleed: { outer: number; top: number; bottom: number; bind: number }
  /** Nothing that may not be cut stands nearer to the trim. */
  safety: { picture: number; text: number }
  /** Inside margin from so many pages on, ascending by `from`. */
  gutter: { from: number; insideMm: number }[]
  pages: { min: Record<Binding, number>; max: Record<Binding, number>; multiple: number; lastBlank: boolean }
  /** Fine anywhere, for the only photo of an entry, with a warning, and of what is used. */
  ppi: { fine: number; alone: number; warn: number; most: number }
  colour: 'srgb' | 'cmyk'
  /** Condition named in the OutputIntent. */
  outputCondition?: string
  /** Standards that the printer names; absent where any plain PDF will do. */
  standards?: string[]
  /** Live transparency is to be flattened before the file is sent. */
  flattened: boolean
  /** Largest file taken, in MB. */
  maxFileMb?: number
  spine: Record<Binding, SpineFormula>
  /** `printer`: the figures are an estimate, the printer's own calculator or template decides. */
  spineBy: Record<Binding, 'formula' | 'printer'>
  /** No words on a spine of fewer pages. */
  spineTextFrom: number
}

/** Least inside margin in mm of a book of so many pages; never less than words keep from the trim. */
export function insideMargin(profile: PrinterProfile, pages: number): number {
  let inside = profile.safety.text
  for (const step of profile.gutter)
    if (pages >= step.from) inside = Math.max(profile.safety.text, step.insideMm)
  return inside
}
