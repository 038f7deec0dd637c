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
  /** What it costs to cut the card after it; infinite where that may not be. A hole of a tenth of a page costs 0.6. */
  penalty: number
}

export interface MeasuredCard {
  boxes: CardBox[]
  /** Rows of the card's own white above and below each of its parts. */
  pad: number
}

export interface PackRoom {
  /** Rows of a column on a page, counted from 0; all pages after the first are alike. */
  rows(page: number): number
  /** Rows between two cards. */
  gap: number
  /** Rows that the columns of the last page leave free. */
  reserved?: number
}

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
}

/** A column while it is filled. */
export interface Column {
  min: number
  natural: number
  max: number
  /** Heights that it can have: bit n for n rows more than `min`. */
  reach: bigint
  cards: number
}
