import type { Block } from '../../paginate/block.ts'
import type { CardAtom } from './packing.ts'

/** An item as a card of the waterfall. */
export interface Card {
  item: string
  blocks: Block[]
  /** A short remark, set large on a coloured ground. */
  said: boolean
  /** Rows of white above and below. */
  pad: number
}

/** Where an atom comes from: its block, and the line of it. */
export interface CardLine extends CardAtom {
  block: number
  line: number
}

/** The atoms of a card whose lines were counted; only a card that is longer than `keep` rows may be cut. */
export function cardLines(card: Card, keep: number): CardLine[] {
  const lines = card.blocks.flatMap((block, index) => linesOf(block, index))
  const rows = lines.reduce((sum, line) => sum + line.before + line.natural, 0)
  return rows > keep ? lines : lines.map(line => ({ ...line, breakable: false }))
}

function linesOf(block: Block, index: number): CardLine[] {
  const { before } = block
  const breakable = !block.keepNext
  if (block.kind === 'photos') {
    const { min, natural, max } = block.offer
    return [{ block: index, line: 0, before, min, natural, max, breakable }]
  }
  if (block.kind === 'drawn') {
    const { rows } = block
    return [{ block: index, line: 0, before, min: rows, natural: rows, max: rows, breakable }]
  }
  const rows = block.rowsPerLine
  return Array.from({ length: block.lines }, (_, line) => ({
    block: index,
    line,
    before: line === 0 ? before : 0,
    min: rows,
    natural: rows,
    max: rows,
    breakable: line === block.lines - 1 ? breakable : line >= 1 && line < block.lines - 2,
  }))
}
