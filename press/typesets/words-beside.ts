import type { Item } from '#domain/books/item'
import type { Element, Region } from '../page/display-list.ts'
import type { Block, PhotosBlock } from '../paginate/block.ts'
import { measureBlocks } from '../paginate/measure-blocks.ts'
import type { TypesetContext } from './context.ts'
import { drawPlacement } from './draw-placement.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import type { MarginHead } from './margin-heads.ts'

/** The words of an entry in the margin, below its head. */
export interface BesideWords {
  blocks: Block[]
  /** Rows of the head above them. */
  head: number
  /** Rows from the head of the entry to the end of its words. */
  depth: number
}

/**
 * Entries with photos whose words are few enough to stand in the margin beside the first of them, by item: `most` rows with their
 * head; of entries without photos those of `mostAlone` rows. `margin` is the design of an entry as narrow as the margin.
 */
export function wordsBeside(
  items: readonly Item[],
  heads: ReadonlyMap<string, MarginHead>,
  context: TypesetContext,
  margin: ItemDesign,
  most: number,
  mostAlone = 0,
): Map<string, BesideWords> {
  const mostOf = ({ media }: Item) => (media.length > 0 ? most : mostAlone)
  const short = items.filter(item => mostOf(item) > 0 && item.text.length <= longest)
  const entries = short.map(item => ({ item, blocks: itemBlocks({ ...item, media: [] }, context, margin) }))
  measureBlocks(
    entries.flatMap(({ blocks }) => blocks),
    context,
  )
  return new Map(
    entries.flatMap(({ item, blocks }) => {
      const head = heads.get(item.id)?.depth ?? 0
      const depth = head + Math.ceil(endOf(blocks) - hair)
      return depth <= mostOf(item) ? [[item.id, { blocks, head, depth }]] : []
    }),
  )
}

// Where their last line ends: small type leaves a part of its last row.
function endOf(blocks: readonly Block[]): number {
  const last = blocks.at(-1)
  const left = last?.kind === 'text' ? rowsOf(last) - last.lines * last.rowsPerLine : 0
  return depthOf(blocks) - left
}

const hair = 1e-6

/** Characters; more are not measured in vain. */
const longest = 400

/** A group of photos with words in the margin beside it; it `grows` to all its heights, beyond those that pages count on. */
export function withWordsBeside(
  group: PhotosBlock,
  { blocks, head, depth }: BesideWords,
  context: TypesetContext,
  grows = false,
): PhotosBlock {
  const { rowMm } = context.area
  const { min, natural, max, heights } = group.offer
  const highest = Math.max(max, ...(grows ? (heights ?? []) : []))
  return {
    ...group,
    offer: {
      ...group.offer,
      min: Math.max(min, depth),
      natural: Math.max(natural, depth),
      max: Math.max(max, depth),
      ...(heights && { heights: heights.map(height => Math.max(height, depth)) }),
    },
    draw(rows, x, y) {
      const drawn = group.draw(Math.min(rows, highest), x, y)
      const words = drawBlocks(blocks, { x: x - group.x, y: y + head * rowMm }, rowMm)
      drawn.elements.push(...words.elements)
      drawn.regions.push(...words.regions)
      return drawn
    },
  }
}

/** The words in the margin as one piece, in rows of their own below their head. */
export function wordsInMargin(
  item: Item,
  { blocks, head, depth }: BesideWords,
  margin: { x: number; w: number },
  { area }: TypesetContext,
): Block {
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: depth - head,
    ...margin,
    draw: (_, y) => drawBlocks(blocks, { x: 0, y }, area.rowMm).elements,
  }
}

/** Blocks that are measured, one below the other in one piece. */
export function drawBlocks(
  blocks: readonly Block[],
  { x, y }: { x: number; y: number },
  rowMm: number,
): { elements: Element[]; regions: Region[] } {
  const elements: Element[] = []
  const regions: Region[] = []
  let row = 0
  for (const block of blocks) {
    row += block.before
    const lines = block.kind === 'text' ? block.lines : 1
    const placement = { block, frame: 0, top: row, rows: rowsOf(block), from: 0, to: lines }
    const runs = block.kind === 'text' ? block.paragraph.runs : []
    const drawn = drawPlacement(placement, runs, { x, y: y + row * rowMm }, rowMm)
    elements.push(...drawn.elements)
    regions.push(...drawn.regions)
    row += rowsOf(block)
  }
  return { elements, regions }
}

/** Rows that blocks below each other take. */
export const depthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + block.before + rowsOf(block), 0)

/** Rows of a block that is measured. */
function rowsOf(block: Block): number {
  if (block.kind === 'text') return Math.ceil(block.lines * block.rowsPerLine - 1e-6)
  return block.kind === 'photos' ? block.offer.natural : block.rows
}
