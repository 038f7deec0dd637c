import type { Block } from './block.ts'

/**
 * A box of Knuth and Plass with the glue above it: something that cannot be cut, a line or a group of photos. Its own
 * height can stretch from `natural` to `max` and shrink to `min`, all in rows.
 */
export interface Box {
  block: number
  /** Its first line, and how many lines of its block it is: several of small type. */
  line: number
  lines: number
  /** Rows of white above, which are dropped at the head of a frame. */
  glue: number
  /** Rows by which the white above may grow. */
  stretch: number
  min: number
  natural: number
  max: number
  /** A frame may end after it. */
  breakable: boolean
  /** Rows from its head that it needs in its frame. */
  minDepth: number
  /** Demerits of a frame that ends after it. */
  together: number
  /** Rows of what stands above it at the head of a frame. */
  goesOn: number
  /** Best at the head of a frame. */
  prefersHead?: boolean
  /** The heights that it can have, ascending; any where absent, and any below the first. */
  heights?: readonly number[]
  /** Shrinks only by what the others of its frame cannot. */
  resistsShrinking?: boolean
}

/** The boxes of a block, `index` among the blocks. */
export function boxesOf(block: Block, index: number): Box[] {
  // the promises of a block say "no" by being absent
  const { before: glue, keepNext = false, minDepth = 0, prefersHead = false, together = 0 } = block
  const { stretch = glue >= 3 ? 2 : 0 } = block
  // all boxes have their fields in one order: they are gone through some thousands of times a month
  const whole = {
    block: index,
    line: 0,
    lines: 1,
    glue,
    stretch,
    min: 0,
    natural: 0,
    max: 0,
    resistsShrinking: false,
    breakable: !keepNext,
    minDepth,
    prefersHead,
    together,
    goesOn: block.goesOn?.rows ?? 0,
  }
  if (block.kind === 'photos') {
    const { min, natural, max, heights, resistsShrinking = false } = block.offer
    const height = { min, natural, max, resistsShrinking, ...(heights && { heights }) }
    return [{ ...whole, ...height }]
  }
  if (block.kind === 'drawn') {
    const height = { min: block.rows, natural: block.rows, max: block.rows }
    return [{ ...whole, ...height }]
  }
  const { lines, rows } = Number.isInteger(block.rowsPerLine)
    ? { lines: 1, rows: block.rowsPerLine }
    : linesInWholeRows(block.rowsPerLine)
  const { leastHead = 2, leastFoot = 2 } = block
  const isOnePiece = block.inOnePiece && block.lines <= mostInOnePiece
  return Array.from({ length: Math.ceil(block.lines / lines) }, (_, n) => {
    const line = n * lines
    const remaining = block.lines - line
    const height = remaining < lines ? Math.ceil(remaining * block.rowsPerLine) : rows
    return {
      ...whole,
      line,
      lines: Math.min(lines, remaining),
      glue: n === 0 ? glue : 0,
      stretch: n === 0 ? stretch : 0,
      min: height,
      natural: height,
      max: height,
      breakable:
        remaining <= lines
          ? !keepNext
          : !isOnePiece && (lines > 1 || (line + 1 >= leastHead && remaining > leastFoot)),
      minDepth: n === 0 ? minDepth : 0,
      prefersHead: n === 0 && prefersHead,
    }
  })
}

/** The fewest lines, of small type or with one row and a half each, that fill whole rows. */
function linesInWholeRows(rowsPerLine: number): { lines: number; rows: number } {
  for (let lines = 2; lines <= mostInBox; lines++) {
    const rows = Math.round(lines * rowsPerLine)
    if (Math.abs(lines * rowsPerLine - rows) < 1e-6) return { lines, rows }
  }
  return { lines: mostInBox, rows: Math.ceil(mostInBox * rowsPerLine) }
}

const mostInBox = 6
const mostInOnePiece = 12
