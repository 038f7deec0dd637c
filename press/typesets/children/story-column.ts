import type { Column, Half } from './story.ts'
import { betweenStories, blocksOfColumn, heightsIn } from './story-heights.ts'

/** Stories of half the width one below the other. */
export const columnOf = (parts: readonly Half[]): Column => ({
  shape: 'column',
  item: parts[0]?.item ?? '',
  parts: [...parts],
})

/** A part of a column, from its first row, over as many as it takes. */
export interface PlacedPart {
  part: Half
  top: number
  rows: number
}

interface PlacedColumn {
  placed: PlacedPart[]
  left: number
  /** Whether the last frame reaches down to the foot of the column. */
  reaches: boolean
}

/**
 * The stories of a column over so many rows, photos as high as their steps allow. `left` rows more are free at its foot: a few of them are in the
 * last frame, more are below it.
 */
export function placeColumn({ parts }: Column, rows: number): PlacedColumn {
  let top = 0
  const placed = partsInRows(parts, rows).map(({ part, rows }) => {
    const at = { part, top, rows }
    top += rows + betweenStories
    return at
  })
  const left = rows - (top - betweenStories)
  const last = placed.at(-1)
  const reaches = left <= mostInFrame
  if (last && reaches) last.rows += left
  return { placed, left, reaches }
}

/** Rows at the foot of a column that are in its last frame, so that both end together. */
const mostInFrame = 2

function partsInRows(parts: readonly Half[], rows: number): { part: Half; rows: number }[] {
  const blocks = blocksOfColumn(parts)
  const heights = heightsIn(blocks, rows)
  let at = 0
  return parts.map(part => {
    const own = part.blocks.map((block, n) => (n === 0 ? 0 : block.before) + (heights[at + n] ?? 0))
    at += part.blocks.length
    return { part, rows: own.reduce((sum, height) => sum + height, 0) }
  })
}
