import type { Block } from '../../paginate/block.ts'
import { shareSlack } from '../../paginate/share-slack.ts'
import type { Beside, Half, Story } from './story.ts'

interface Heights {
  min: number
  natural: number
  max: number
  /** Rows that it can have, ascending: at others something in it stays white. */
  steps: number[]
}

/** Rows of a page of `page` rows that a story takes in one piece. Its lines are counted. */
export function heightsOf(story: Story, page: number): Heights {
  if (story.shape === 'beside') return heightsBeside(story, page)
  const blocks = story.shape === 'column' ? blocksOfColumn(story.parts) : story.blocks
  return { ...columnHeight(blocks), steps: stepsOf(blocks, page) }
}

/** What the stories of a column are made of, one below the other. */
export const blocksOfColumn = (parts: readonly Half[]): Block[] =>
  parts.flatMap(({ blocks }, n) =>
    blocks.map((block, at) => (n > 0 && at === 0 ? { ...block, before: betweenStories } : block)),
  )

/** Rows of white between the words of two stories: frames reach out a row each, and stand about as far apart as what is in them keeps from them. */
export const betweenStories = 3
/** The same of two rows of bubbles, which are closer around their words. */
export const betweenBubbles = 2

/** Whether a row is made of bubbles alone. */
export const areBubbles = (stories: readonly Story[]): boolean =>
  stories.every(({ shape }) => shape === 'small')

function heightsBeside({ words, pictures }: Beside, page: number): Heights {
  const { natural: own } = columnHeight(words)
  const { min, natural, max } = columnHeight(pictures)
  const steps = new Set(stepsOf(pictures, page).map(step => Math.max(own, step)))
  return {
    min: Math.max(own, min),
    natural: Math.max(own, natural),
    max: Math.max(own, max),
    steps: [...steps],
  }
}

/** The heights that blocks one below the other can have together on a page, ascending. Their lines are counted. */
export function stepsOf(blocks: readonly Block[], page: number): number[] {
  let sums = [0]
  for (const [n, block] of blocks.entries()) {
    const before = n === 0 ? 0 : block.before
    const own = ownSteps(block)
    sums = [...new Set(sums.flatMap(sum => own.map(rows => sum + before + rows)))].filter(sum => sum <= page)
  }
  return sums.sort((a, b) => a - b)
}

function ownSteps(block: Block): number[] {
  const { min, natural, max } = elasticOf(block)
  if (block.kind !== 'photos' || !block.offer.heights) return [...upTo(min, max), natural]
  const heights = block.offer.heights.filter(height => height >= min && height <= max)
  return [...upTo(min, Math.min(natural, (heights[0] ?? natural + 1) - 1)), ...heights]
}

/** Heights of blocks one below the other in so many rows: photos stretch and shrink by their steps. */
export function heightsIn(blocks: readonly Block[], rows: number): number[] {
  const shared = shareSlack(blocks.map(elasticOf), rows - columnHeight(blocks).natural)
  const white = blocks.slice(1).reduce((sum, { before }) => sum + before, 0)
  const isFull = shared.reduce((sum, height) => sum + height, white) >= rows
  // each by itself may come down to a step where one of them could take it all
  return isFull ? shared : heightsInSteps(blocks, shared, rows)
}

/** Heights of blocks one below the other: at least those given, and with them as near to `rows` in sum as their steps come. */
export function heightsInSteps(blocks: readonly Block[], least: readonly number[], rows: number): number[] {
  const white = blocks.slice(1).reduce((sum, { before }) => sum + before, 0)
  let bySum = new Map<number, number[]>([[0, []]])
  for (const [n, block] of blocks.entries()) {
    const longer = new Map<number, number[]>()
    const own = least[n] ?? 0
    for (const height of new Set([own, ...ownSteps(block).filter(step => step > own)]))
      for (const [sum, heights] of bySum)
        if (sum + height + white <= rows) longer.set(sum + height, [...heights, height])
    bySum = longer
  }
  return bySum.get(Math.max(...bySum.keys())) ?? [...least]
}

const upTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)

/** Rows that blocks take one below the other. */
export function columnHeight(blocks: readonly Block[]) {
  const sum = (rows: (block: Block) => number) =>
    blocks.reduce((total, block, n) => total + (n === 0 ? 0 : block.before) + rows(block), 0)
  return {
    min: sum(block => elasticOf(block).min),
    natural: sum(block => elasticOf(block).natural),
    max: sum(block => elasticOf(block).max),
  }
}

export function elasticOf(block: Block): { min: number; natural: number; max: number } {
  if (block.kind === 'photos') return block.offer
  const rows = block.kind === 'text' ? Math.ceil(block.lines * block.rowsPerLine - 1e-6) : block.rows
  return { min: rows, natural: rows, max: rows }
}
