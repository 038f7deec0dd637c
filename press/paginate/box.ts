import type { Block } from './block.ts'

/**
 * A box of Knuth and Plass with the glue above it: something that cannot be cut, a line or a group of photos. Its own
 * height can stretch from `natural` to `max` and shrink to `min`, all in rows.
 */
export interface Box {
  block: number
  line: number
  /** Rows of white above, which are dropped at the head of a frame. */
  glue: number
  min: number
  natural: number
  max: number
  /** A frame may end after it. */
  breakable: boolean
  /** Rows from its head that it needs in its frame. */
  minDepth: number
  /** Shrinks only by what the others of its frame cannot. */
  resistsShrinking?: boolean
}

/** The boxes of a block, `index` among the blocks. */
export function boxesOf(block: Block, index: number): Box[] {
  // the promises of a block say "no" by being absent
  const { before: glue, keepNext = false, minDepth = 0 } = block
  if (block.kind === 'photos') {
    const { min, natural, max, resistsShrinking = false } = block.offer
    const height = { min, natural, max, resistsShrinking }
    return [{ block: index, line: 0, glue, ...height, breakable: !keepNext, minDepth }]
  }
  if (block.kind === 'drawn') {
    const height = { min: block.rows, natural: block.rows, max: block.rows }
    return [{ block: index, line: 0, glue, ...height, breakable: !keepNext, minDepth }]
  }
  return Array.from({ length: block.lines }, (_, line) => {
    const rows = block.rowsPerLine
    const isLast = line === block.lines - 1
    return {
      block: index,
      line,
      glue: line === 0 ? glue : 0,
      min: rows,
      natural: rows,
      max: rows,
      breakable: isLast ? !keepNext : line >= 1 && line < block.lines - 2,
      minDepth: line === 0 ? minDepth : 0,
    }
  })
}
