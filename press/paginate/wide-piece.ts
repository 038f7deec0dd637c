import type { Block, Placement } from './block.ts'
import { type Box, boxesOf } from './box.ts'
import { fillFrame } from './fill-frame.ts'

/** What stands over all columns of a page in one piece, and the rows that it can have. */
export interface WidePiece {
  blocks: readonly Block[]
  boxes: readonly Box[]
  min: number
  natural: number
  max: number
}

/** An entry over all columns as one piece, or its head, words and first photos as one and the other photos as a second. */
export function widePieces(blocks: readonly Block[]): WidePiece[][] {
  const cuts = blocks.flatMap((block, n) =>
    n + 1 < blocks.length && block.kind === 'photos' && !block.keepNext ? [n + 1] : [],
  )
  return [
    [pieceOf(blocks)],
    ...cuts.toReversed().map(cut => [pieceOf(blocks.slice(0, cut)), pieceOf(blocks.slice(cut))]),
  ]
}

function pieceOf(blocks: readonly Block[]): WidePiece {
  const boxes = blocks.flatMap(boxesOf)
  const above = boxes.reduce((sum, { glue }, n) => sum + (n === 0 ? 0 : glue), boxes[0]?.goesOn ?? 0)
  const sumOf = (height: (box: Box) => number) => boxes.reduce((sum, box) => sum + height(box), above)
  return {
    blocks,
    boxes,
    min: sumOf(({ min }) => min),
    natural: sumOf(({ natural }) => natural),
    max: sumOf(({ max }) => max),
  }
}

/** A piece in `rows` at most: its placements in a frame, from its own head on, and the rows that it takes. */
export function setPiece(
  { blocks, boxes }: WidePiece,
  rows: number,
  frame: number,
): { placements: Placement[]; rows: number } {
  const { placements, free } = fillFrame(blocks, boxes, rows, frame, false)
  return { placements, rows: rows - free }
}
