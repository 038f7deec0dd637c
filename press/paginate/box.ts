import type { Block } from './block.ts'

/** Something that cannot be cut: a line, a group of photos, a card. */
export interface Atom {
  block: number
  line: number
  before: number
  min: number
  natural: number
  max: number
  /** A page may end after it. */
  breakable: boolean
  /** Rows from its head that it needs in its frame. */
  reach: number
  /** It costs much to set it lower than its natural height. */
  dear?: boolean
}

/** The boxes of a block, `index` among the blocks. */
export function atomsOf(block: Block, index: number): Atom[] {
  const keep = block.keepNext ?? false
  const reach = block.reach ?? 0
  if (block.kind === 'photos') {
    const { min, natural, max, dear = false } = block.offer
    return [{ block: index, line: 0, before: block.before, min, natural, max, breakable: !keep, reach, dear }]
  }
  if (block.kind === 'drawn') {
    const rows = { min: block.rows, natural: block.rows, max: block.rows }
    return [{ block: index, line: 0, before: block.before, ...rows, breakable: !keep, reach }]
  }
  return Array.from({ length: block.lines }, (_, line) => {
    const rows = block.rowsPerLine
    const end = line === block.lines - 1
    return {
      block: index,
      line,
      before: line === 0 ? block.before : 0,
      min: rows,
      natural: rows,
      max: rows,
      breakable: end ? !keep : line >= 1 && line < block.lines - 2,
      reach: line === 0 ? reach : 0,
    }
  })
}
