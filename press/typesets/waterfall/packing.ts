// What the waterfall moves about. Heights are rows of the page's grid.

/** Something that cannot be cut: a line, a group of photos, the head of a card. */
export interface CardBox {
  /** Rows of white above, unless it is the first of its part. */
  glue: number
  min: number
  natural: number
  max: number
  /** The heights that it can have, ascending; any where absent. */
  heights?: readonly number[]
  /** What each of these costs; by how far it is from the natural one where absent. */
  costs?: readonly number[]
  /** What it costs to cut the card after it; infinite where that may not be. A hole of a tenth of a page costs 0.6. */
  penalty: number
}

export interface MeasuredCard {
  boxes: CardBox[]
  /** All of them as one, with the heights that it has in a column that holds all of it. */
  whole?: CardBox
  /** Words alone that are long for a column, and many photos: they are easier to read, and larger, over both. */
  wantsBoth?: boolean
  /** Rows of the card's own white above and below each of its parts. */
  pad: number
  /** Sizes at which it may stand over both columns, at the head or the foot of a page. */
  across?: readonly WideSize[]
  /** As it may stand on a page to itself. */
  own?: WideSize
}

/** A card over both columns, whole. */
export type WideSize = Omit<CardPart, 'page' | 'column' | 'card'> & {
  /** What it costs to stand so, beside what it costs any card. */
  cost?: number
}

export interface PackRoom {
  /** Rows of a column on a page, counted from 0; all pages after the first are alike. */
  rows(page: number): number
  /** Rows between two cards. */
  gap: number
  /** What it is worth that a card stands over both columns. */
  favour?: number
}

/** So much that a card does stand so where it may. */
export const mostFavour = 100

/** Rows at the head of each part of a card but its first, which say what goes on there. */
export const goesOnRows = 1

/** Rows that a card goes on with on another column or page: fewer are worth a hole beside them. */
export const leastGoingOn = 12

/** A card, or the boxes [from, to) of it, in its place; `rows` with the card's own white. */
export interface CardPart {
  card: number
  page: number
  column: 0 | 1
  top: number
  rows: number
  from: number
  to: number
  /** Rows from the head of the column, and height, of each box. */
  boxes: { top: number; rows: number }[]
  /** It is all of a card as one box. */
  isWhole?: true
}

/** A card over both columns in its place: at one of its sizes, or on a page to itself. */
export interface WidePart extends CardPart {
  size: number | 'own'
}

/** Cards in their places. `free`: rows left at the foot of each column of each page. */
export interface PackedPages {
  parts: CardPart[]
  wide: WidePart[]
  free: [number, number][]
  /** Of columns above a card over both, rows by which each ends above the other one. */
  above: [number, number][]
}

/** A height that a column can have, in rows above its least one, and what it costs. */
export interface HeightWay {
  above: number
  cost: number
}

/** A column while it is filled. */
export interface Column {
  min: number
  natural: number
  /** Heights that it can have, ascending. */
  ways: readonly HeightWay[]
  cards: number
}
