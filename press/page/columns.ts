/** The columns that a type area is divided into: so many of one width, a gutter between each two. Lengths in mm. */
export interface Columns {
  count: number
  width: number
  gutter: number
}

/** A type area `width` mm wide in so many columns. */
export function columnsOf(width: number, count: number, gutter: number): Columns {
  return { count, gutter, width: (width - (count - 1) * gutter) / count }
}

/** Left, from the left of the area, and width of `span` columns, of which `first` (from 0) is the leftmost. */
export function spanOf({ width, gutter }: Columns, first: number, span: number): { x: number; w: number } {
  return { x: first * (width + gutter), w: span * width + (span - 1) * gutter }
}
