import type { Element, Region } from '../page/display-list.ts'
import type { GroupOffer } from '../photos/photo-group.ts'
import type { Paragraph } from '../text/prepare-text.ts'

// What the page breaker moves about. Heights are rows of the page's grid (press/typesets/typeset).

interface Movable {
  /** Id of the item it belongs to. */
  item: string
  /** Rows of white above; none at the head of a frame. */
  before: number
  /** Rows by which the white above may grow, so that a page ends at its foot; where absent, two below three rows of white. */
  stretch?: number
  /** May not be the last thing on a page. */
  keepNext?: boolean
  /** Demerits of a frame that ends in it or after it: what is to stay together for that is parted only where nothing else is well. */
  together?: number
  /** What stands above it at the head of a frame, where it is more of what the frame before ends with. */
  goesOn?: DrawnBlock
  /** Best at the head of a frame. */
  prefersHead?: boolean
  /** Rows from its head that it needs above the foot of its frame: a day in the margin, beside what follows. */
  minDepth?: number
  /** On the first block of the best entry of a month: the entry as it is set where it has pages of its own. */
  ownPages?: Block[]
  /** mm from the left of the frame. */
  x: number
  w: number
}

export interface TextBlock extends Movable {
  kind: 'text'
  style: string
  paragraph: Paragraph
  /** Less than 1 for small type: 2/3 sets three lines in two rows. It is cut at whole rows only. */
  rowsPerLine: number
  lines: number
  /** Lines of it that stay together at its head and at its foot; two where absent. */
  leastHead?: number
  leastFoot?: number
  /** A dozen lines of it are not parted: hashtags go with the words above them. */
  inOnePiece?: boolean
  align?: 'left' | 'center' | 'right'
  color?: string
  heading?: number
  /** Drawn beside or behind every part of the text: a rule at a quotation, the ground of a card. */
  backdrop?: (box: { x: number; y: number; w: number; h: number }) => Element[]
}

export interface PhotosBlock extends Movable {
  kind: 'photos'
  offer: GroupOffer
  /** Its owner wants one of its photos small: it keeps to no line. */
  hasSmall?: true
  /** mm between its photos, and to those of its entry above or below them; as its rows fall where absent. */
  photoGap?: number
  /** Demerits (paginate/bands/costs.ts): what each of the heights of its offer costs; as far as they are from the natural one where absent. */
  demeritsAt?(rows: number): number
  draw(rows: number, x: number, y: number): { elements: Element[]; regions: Region[] }
}

export interface DrawnBlock extends Omit<Movable, 'item'> {
  kind: 'drawn'
  /** Absent: it belongs to none, and nobody clicks on it. */
  item?: string
  rows: number
  /** Rows that its item takes at least up to here; this one grows by what is wanting. */
  fillsUpTo?: number
  /** The head of what ends a month, which may stand at the foot of its last page. */
  hangs?: boolean
  draw(x: number, y: number): Element[]
}

export type Block = TextBlock | PhotosBlock | DrawnBlock

/** A block, or some of its lines, in its place. */
export interface Placement {
  block: Block
  /** Zero-based frame: a page, or a column of one. */
  frame: number
  /** Rows from the head of the frame. */
  top: number
  rows: number
  /** For text: the lines [from, to) that stand here. */
  from: number
  to: number
}
