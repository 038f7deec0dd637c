import type { Block } from '../../paginate/block.ts'

/** A way to tell what stands on a page. */
export interface Option {
  rows: number
  /** What is wanting of it. */
  fault: number
  block: Block
  /** Of words alone, which stand closer to each other than to pictures. */
  isWords?: boolean
  /** Of words that go over pages: those that stand here. */
  line?: number
  lines?: number
}

/** From one place in a month to a later one: a story in one piece, two that share a row, or a part of what no page holds. */
export interface Step {
  to: number
  /** Rows of white above it, which the head of a page has not. */
  gap: number
  /** The lowest first. */
  options: Option[]
}

export interface Steps {
  /** By the place that they begin at. */
  from: Step[][]
  /** What it costs that a page ends before a place; undefined where none may. */
  cuts: (number | undefined)[]
  /** Rows at the head of a page that begins there: where a story goes on it says so. */
  heads: number[]
  /** Places of a month, but for its end. */
  length: number
}
