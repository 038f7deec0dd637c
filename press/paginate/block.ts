import type { Element, Region } from '../page/display-list.ts'
import type { GroupOffer } from '../photos/compose-group.ts'
import type { Paragraph } from '../text/prepare-text.ts'

// What the page breaker moves about. Heights are rows of the page's grid: half a line of the body text.

interface Movable {
  /** Id of the item it belongs to. */
  item: string
  /** Rows of white above; none at the head of a frame. */
  before: number
  /** May not be the last thing on a page. */
  keepNext?: boolean
  /** Rows from its head that it needs above the foot of its frame: a day in the margin, beside what follows. */
  minDepth?: number
  /** mm from the left of the frame. */
  x: number
  w: number
}

export interface TextBlock extends Movable {
  kind: 'text'
  style: string
  paragraph: Paragraph
  rowsPerLine: number
  lines: number
  align?: 'left' | 'center' | 'right'
  color?: string
  heading?: number
  /** Drawn beside or behind every part of the text: a rule at a quotation, the ground of a card. */
  backdrop?: (box: { x: number; y: number; w: number; h: number }) => Element[]
}

export interface PhotosBlock extends Movable {
  kind: 'photos'
  offer: GroupOffer
  draw(rows: number, x: number, y: number): { elements: Element[]; regions: Region[] }
}

export interface DrawnBlock extends Movable {
  kind: 'drawn'
  rows: number
  /** Rows that its item takes at least, all blocks together; this one grows by what is wanting. */
  fillsUpTo?: number
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
