import type { Block } from '../block.ts'

/**
 * What is set as one: an entry, small talk, clippings. It stands in a column, or over both of them in one of its `wide` ways, each of which has its
 * parts on pages that follow each other. Demerits: a page more has 4.6 (costs.ts).
 */
export interface Module {
  column?: readonly Block[]
  /** Demerits of its standing in a column. */
  ofColumn?: number
  wide: readonly WideWay[]
  /** Of a column that ends inside it: between lines of its words, and beside a photo. */
  ofCut: { words: number; photos: number }
}

export interface WideWay {
  parts: readonly WidePart[]
  demerits: number
}

/** Over both columns: its head, then words in two columns or beside photos, then photos. */
export interface WidePart {
  head?: readonly Block[]
  /** Set in two columns that end together. */
  words?: readonly Block[]
  /** In the left column, and beside it in the right one; white below the shorter one counts `share` of what it usually does. */
  beside?: { left: readonly Block[]; right: readonly Block[]; share?: number }
  below?: readonly Block[]
}
