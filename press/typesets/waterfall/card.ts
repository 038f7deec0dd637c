import type { Block } from '../../paginate/block.ts'
import type { CardBox } from './packing.ts'

/** An item as a card of the waterfall. */
export interface Card {
  item: string
  blocks: Block[]
  /** A short remark, set large on a coloured ground. */
  remark: boolean
  /** Rows of white above and below. */
  pad: number
}

/** Where a box comes from: its block, and the line of it. */
export interface CardLine extends CardBox {
  block: number
  line: number
}

/** The boxes of a card whose lines were counted; cut where both parts are worth a card, on a page of `page` rows. */
export function cardLines(card: Card, page: number): CardLine[] {
  const lines = card.blocks.flatMap((block, index) => linesOf(block, index))
  const rows = lines.reduce((sum, line) => sum + line.glue + line.natural, 0)
  let above = 0
  // half a page and more is cut as readily as a paragraph; a small card looks better whole
  const reluctance = rows > page * 0.6 ? 0.1 : 0.5
  return lines.map((line, n) => {
    above += line.glue + line.natural
    const lawful = line.penalty === 0 && above >= leastPart && rows - above >= leastPart
    // pictures leave their words only rather than leave a hole
    const next = lines[n + 1]
    const parts =
      card.blocks[line.block]?.kind === 'photos' && next && card.blocks[next.block]?.kind === 'text'
    return { ...line, penalty: lawful ? reluctance + (parts ? 0.8 : 0) : Number.POSITIVE_INFINITY }
  })
}

// A smaller part of a card looks like a mistake.
const leastPart = 9

function linesOf(block: Block, index: number): CardLine[] {
  const { before } = block
  const penalty = block.keepNext ? Number.POSITIVE_INFINITY : 0
  if (block.kind === 'photos') {
    const { min, natural, max } = block.offer
    return [{ block: index, line: 0, glue: before, min, natural, max, penalty }]
  }
  if (block.kind === 'drawn') {
    const { rows } = block
    return [{ block: index, line: 0, glue: before, min: rows, natural: rows, max: rows, penalty }]
  }
  const rows = block.rowsPerLine
  return Array.from({ length: block.lines }, (_, line) => ({
    block: index,
    line,
    glue: line === 0 ? before : 0,
    min: rows,
    natural: rows,
    max: rows,
    penalty:
      line === block.lines - 1 ? penalty : line >= 1 && line < block.lines - 2 ? 0 : Number.POSITIVE_INFINITY,
  }))
}
