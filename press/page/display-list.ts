// What stands on a page, as data: the typesets write it, the engine draws it, the editor reads it.
// Lengths are millimetres from the upper left; type sizes are points, as printers count them.

/**
 * The frame that x is measured in. `area`: from the left of the type area. `sheet`: from the left of the
 * trimmed page. `outer`: from the outer edge inwards, so that it is mirrored between left and right pages.
 * y is always measured from the top of the trimmed page.
 */
export type Frame = 'area' | 'sheet' | 'outer'

interface Placed {
  frame?: Frame
  x: number
  y: number
  w: number
}

/** Words with the font stack they need; a plain string is set in the style's own. */
export type Run = string | { emoji: string }

export interface TextElement extends Placed {
  kind: 'text'
  style: string
  runs: Run[]
  /** Lines the text takes at this width and style. */
  lines: number
  /** The text goes on elsewhere: its last line is set to the full measure. */
  continues?: boolean
  /** The text began elsewhere. */
  continued?: boolean
  /** Overrides of the style. */
  align?: 'left' | 'center' | 'right'
  color?: string
  /** Clockwise, in degrees, around the upper left. */
  rotate?: 90 | 270
  /** BCP 47 language of the words, where it is not the book's. */
  lang?: string
  /** A heading of the reading edition: entry in the bookmarks, level from 1. */
  heading?: number
}

export interface ImageElement extends Placed {
  kind: 'image'
  h: number
  /** sha256 of the picture. */
  photo: string
  /** Part of the picture that is shown, as fractions of its width and height. */
  crop: { x: number; y: number; w: number; h: number }
  radius?: number
  /** Read aloud in the reading edition. */
  alt?: string
}

export interface RectElement extends Placed {
  kind: 'rect'
  h: number
  fill?: string
  stroke?: string
  /** mm */
  strokeWidth?: number
  radius?: number
  dash?: boolean
  /** Runs into the bleed on the sides where it touches the trim. */
  bleed?: boolean
}

/** Any drawn shape: SVG path data in a box of `vw` x `vh` units that is stretched to w x h. */
export interface ShapeElement extends Placed {
  kind: 'shape'
  h: number
  vw: number
  vh: number
  svg: string
  /** So many mm from the edges of the box it is of this colour alone. */
  inside?: { fill: string; edge: number }
}

/** An address as a QR code. */
export interface QrElement extends Placed {
  kind: 'qr'
  text: string
  color?: string
}

export type Element = TextElement | ImageElement | RectElement | ShapeElement | QrElement

/** Where an item, or one of its photos, stands: what the editor clicks on. */
export interface Region {
  item: string
  /** Index of the photo in the item; absent for words. */
  photo?: number
  /** The photo was taken from its entry to open its month. */
  opens?: true
  x: number
  y: number
  w: number
  h: number
}

export interface Page {
  elements: Element[]
  regions: Region[]
  /** Left out of running heads and folios: title page, full-page pictures, blanks. */
  bare?: boolean
  /** Has a folio but no running head: a picture or an opener stands in its place. */
  headless?: boolean
  /** An entry whose photos go on here, away from all its words: what the running head of a left page says of it, and that of a right one; or whose words do. */
  goesOn?: { item: string; words: string; date: string; inWords?: boolean }
  /** Share of the type area that nothing stands on at the foot, 0 to 1; what the one-third rule looks at. */
  empty?: number
  /** Share of it that its columns end apart, where there are two. */
  spread?: number
}
