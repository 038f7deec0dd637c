import type { Item } from '#domain/books/item'
import type { Gathering } from '../edit/gathering.ts'
import type { Columns } from '../page/columns.ts'
import type { Element } from '../page/display-list.ts'
import type { Block } from '../paginate/block.ts'
import type { strayDemerits } from '../photos/album-on-columns.ts'
import type { composeGroup } from '../photos/compose-group.ts'
import type { GroupPhoto } from '../photos/photo-group.ts'
import type { HeadWords } from './item-head.ts'

/** What a typeset knows of a photo when it gives a group its place. */
export type PhotoShape = GroupPhoto

/** mm from the left of the type area. */
export interface PhotoPlace {
  x: number
  w: number
  /** Off the trim on both sides: a single photo of enough pixels. */
  bleeds?: boolean
  /** mm of the shorter side of each photo there, where that is not as the design has it. */
  leastSide?: number
  /** Share of a page that a group may be high there before it becomes narrower, where that is not as the design has it. */
  keeps?: number
}

/** Lengths in mm. */
export interface RunMargin {
  x: number
  w: number
  drawDay(head: HeadWords, again: boolean, x: number, y: number): Element[]
}

/**
 * How a typeset sets the parts of an item; lengths in mm, white in rows. Every typeset names its styles alike:
 * `body`, `title`, `caption` for words of others and of pictures, `small` for what is said about them.
 */
export interface ItemDesign {
  x: number
  w: number
  /** Style of the person's own words where it is not `body`. */
  body?: string
  /** Style of words that are nothing but emoji; as other words where absent. */
  emojiBody?: string
  /** Style of the words of an entry that has its month to itself, where months are edited. */
  largeBody?: string
  /** Rows between paragraphs, and before photos and cards. */
  paragraphGap: number
  partGap: number
  /** Rows before photos, and between their groups; as before cards where absent. */
  photosGap?: number
  /** Rows below the line of places; 1 where absent. */
  headGap?: number
  /** Rows below a title; as below the line of places where absent. */
  titleGap?: number
  /** Rows above a title, which with those below it are whole ones; none where absent. */
  aboveTitle?: number
  /** Rows between photos and their caption; 1 where absent. */
  captionGap?: number
  /** Rows where the writer of an entry left a line empty; as between paragraphs where absent. */
  stanzaGap?: number
  /** Characters of an entry whose single lines are parted so; shorter ones are not, and all are where absent. */
  stanzaFrom?: number
  /** Lines that each stanza of a shorter one has at least, or its lines are not parted; one where absent. */
  stanzaLines?: number
  /** Rows above hashtags that follow words; as between paragraphs where absent. */
  tagsGap?: number
  /** White at the head of the paragraphs of prose, in em. */
  indentEm?: number
  /** Where photos stand, when they are wider than the words, or on other columns. */
  photos?: (item: Item, group: readonly PhotoShape[]) => PhotoPlace
  /** Inside of that: a narrower place that several photos may fill instead. */
  narrowPlace?: PhotoPlace
  /** mm that a group on some of the columns is wide at least; 24, or two fifths of its place where that is less, where absent. */
  leastSpan?: number
  /** mm that one clipping with no words beside it is wide at least, where several are 24; as small as stamps where absent. */
  leastClipping?: number
  /** Days of a run of short items, and those below clippings, say their months, as the heads of entries do. */
  daysWithMonths?: boolean
  /** The margin in which the days of such runs stand as those of entries do, and their heads, again on pages where they go on; beside the words where absent. */
  runMargin?: RunMargin
  /** What stands together at the end of a month; as in most typesets where absent. */
  gathering?: Gathering
  /** The margin that what was said of one or two clippings stands in, which stand where photos do; the other way round where absent. */
  clippingWords?: { x: number; w: number }
  /** There stands the small talk of the month, too. */
  talkBeside?: boolean | undefined
  /** Whether a group of two to four photos fills its place; true where absent. */
  groupsFill?: boolean
  /** Share of a page that such a group may be high at least before it becomes narrower to be lower; a third where absent. */
  groupsKeep?: number
  /** The same for entries that are not the best of their month, where months are edited. */
  quietPhotos?: ItemDesign['photos']
  /** The best entry of a month as it is set on pages of its own, one column of the whole type area; none where absent. */
  ownPages?: (item: Item) => Block[] | undefined
  /** Columns of the page that photos stand on. */
  columns?: Columns
  /** A photo alone is as wide as its place, or narrower by a multiple of so many of them; by one where absent. */
  aloneOnEvery?: number
  /** mm that the only photo of an entry may be wide where its pixels are too few for that at 240 ppi but not at 180; by 240 where absent. */
  aloneWide?: number
  /** mm that a photo alone is wide at least; as wide as a group may be narrow where absent. */
  leastAlone?: number
  /** mm that a screen of a phone alone is wide at least, so that it can be read; as wide as a group may be narrow where absent. */
  leastScreen?: number
  /** Lines of the book that photos begin on, mm from the left of the type area; its columns where absent. */
  lines?: readonly number[]
  /** On pages of its own: columns that its largest picture may end on, where they are others. */
  dominantColumns?: Columns
  /**
   * mm that a group of photos is lower than its rows, half of it above: with the leading of the body photos begin where letters
   * begin and end where letters end.
   */
  photoInset?: number
  /** mm more that the first photos of an entry keep off the words above them; as much as photos keep off each other where absent. */
  belowWords?: number
  /** mm that photos stand lower below words where they are one group, in what they keep free at their foot; half of `photoInset` at most. */
  offWords?: number
  /** mm more that the last photos of an entry keep off what comes below them, but for the foot of a page; as much as photos keep off each other where absent. */
  belowLast?: number
  /** Albums begin at the head of their rows: what they are lower than these is below. */
  albumsAtHead?: boolean
  /** mm that a group stands lower than half of `photoInset`: half of what it leaves free of its rows, within these bounds; none where absent. */
  photosLower?: { least: number; most: number }
  photoGap: number
  photoRadius?: number
  /** The place is a column beside another one: what does not fit there any more leaves no hole as wide as the page. */
  besideColumn?: boolean
  /** Groups that fill their room offer heights beyond those that pages count on, too (press/paginate/grow-photos). */
  taller?: boolean
  /** Photos that stand beside each other at most where a page has the height: in a narrow place three are stamps. */
  mostBeside?: number
  /** mm of the shorter side of each photo of several, where there is a way; a share of their place where absent. */
  leastSide?: number
  /** mm that a tall one of them is wide; a little more where absent. */
  leastTall?: number
  /** mm that a group is high at least where a page has less height than its ways take; about an eighth of the page where absent. */
  leastStrip?: number
  /** Most rows of one group of photos, and how large photos should be by taste (1 is usual). */
  photoRows: number
  photoTargetScale?: number
  /** Most photos that make one group. */
  groupMost?: number
  /** Most photos of an album that make one; as many as usual where absent. */
  albumMost?: number
  /** How a group is composed, where not as usual. */
  compose?: typeof composeGroup
  /** What it costs that one of the photos of an album has a row of its own; as much as usual where absent. */
  albumsAlone?: number
  /** The photos of an album with those marked as large that the others of their groups follow; none where absent. */
  heroes?: <T extends GroupPhoto & { large: boolean }>(photos: readonly T[]) => T[]
  /** What it costs that photos of an album are a group, where not as usual. */
  strayOf?: typeof strayDemerits
  /** All photos of an album as one piece, of a long one as pieces of about a page; in groups of a few where absent. */
  composeGallery?: typeof composeGroup
  /** Photos of it that are a piece of their own, before those of the rest. */
  firstInGallery?: number
  /** How a group that fills its width is composed, where not as others. */
  composeFilling?: typeof composeGroup
  /** How a picture that its owner wants large is composed, where not as wide as the measure. */
  composeLarge?: typeof composeGroup
  /** Where pictures stand that are all to be small; in the middle where absent. */
  smallAt?: 'left'
  /** The hairline of the head of what is set together; below its words where absent. */
  sectionRule?: SectionRule
  accent: string
  hairline: string
}

/** The head of what is set together, in lines of the book: those that it takes and those of white above, and from its first one down to its hairline. */
export interface SectionRule {
  rows: number
  before: number
  rule: number
  /** At the head of a page, too, where nothing is parted from it. */
  atHead: boolean
}
