import type { Crop } from './crop.ts'
import type { Focus } from './focus.ts'

export interface GroupPhoto {
  /** Width over height, upright. */
  aspect: number
  /** mm that the picture may be wide at 240 ppi. */
  maxWidth: number
  /** Its owner wants it smaller than the others. */
  small?: boolean
  /** Its owner wants it large: in an album the largest of its group. */
  large?: boolean
  /** Nothing of it may be cut off: it has words in it. */
  whole?: boolean
  focus?: Focus
}

export interface Slot {
  /** Index in the group. */
  photo: number
  x: number
  y: number
  w: number
  h: number
  crop: Crop
  /** The place that it leaves around it where it has too few pixels to fill it: tinted, so that the edges of the group agree. */
  mount?: Omit<Slot, 'photo' | 'crop' | 'mount'>
}

export interface GroupOffer {
  /** Heights in rows that the group can be set at without harm, and the one that suits it best. */
  min: number
  natural: number
  max: number
  /** The heights between these that it can really have, ascending; any where absent, and any below the first. */
  heights?: readonly number[]
  /** Rows below `min` that it can be set at on fewer columns, where that is left to who has no other way. */
  squeezed?: number
  /** Is set lower than natural only rather than leave a page underfull. */
  resistsShrinking?: boolean
  /** Slots in mm from the group's upper left, filling so many rows (not only whole ones) as far as the pictures allow. */
  compose(rows: number): Slot[]
}

/** Where a group may begin and how wide it may be, mm. */
export interface Span {
  x: number
  w: number
}

export interface GroupRoom {
  width: number
  rowMm: number
  maxRows: number
  gap: number
  targetScale?: number
  /** mm that a group is lower than its rows. */
  inset?: number
  /** Whole columns that a group may stand on, the widest first; twelfths of the width, in the middle, where absent. */
  spans?: readonly Span[]
  /** Of these a photo alone takes every so many from the widest on, so that few widths recur; each where absent. */
  aloneOnEvery?: number
  /** Where the photos of a group may begin, mm from the left of the room: the lines of a book; on columns where absent. */
  lines?: readonly number[]
  /**
   * Is as wide as the room in each of its rows, and all the photos that an entry has (`group`), or one of several groups of an album,
   * which may be one picture in the middle.
   */
  fills?: 'group' | 'album'
  /** Share of `maxRows` up to which the lowest height of a group that fills its room is the least that it offers; a third where absent. */
  keeps?: number
  /** A group that fills it offers heights beyond those that pages count on, too, for pages that end early (press/paginate/grow-photos). */
  taller?: boolean
  /** Is a column beside another one, where a group that does not fit any more leaves no hole as wide as the page. */
  besideColumn?: boolean
  /**
   * Photos of a row at most, where its page has the height: on a narrow place three are stamps. The heights of such a group may be far apart, so
   * that its page has to go by those that it has.
   */
  mostBeside?: number
  /** mm of the shorter side of each photo of a group that fills its room, where there is a way; a share of the room where absent. */
  leastSide?: number
  /** mm that a tall one is wide at least; a little more than `leastSide` where absent. */
  leastTall?: number
  /** mm that a group is high at least where a page has less height than its ways take; about an eighth of the page where absent. */
  leastStrip?: number
  /** Other places in the room that a group may fill instead of all of it, and mm of the shorter side of its photos there; as elsewhere where absent. */
  narrower?: readonly (Span & { leastSide?: number })[]
}
