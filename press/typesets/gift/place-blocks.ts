import type { Element, Region } from '../../page/display-list.ts'
import type { TextBlock } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'

/** Measured words one below the other from a height on, mm. */
export function blocksAt(
  blocks: readonly TextBlock[],
  from: number,
  { area: { rowMm } }: TypesetContext,
): { elements: Element[]; regions: Region[] } {
  const elements: Element[] = []
  const regions: Region[] = []
  let y = from
  for (const block of blocks) {
    const { x, w, style, paragraph, lines, align, color, item } = block
    const h = lines * block.rowsPerLine * rowMm
    elements.push({
      kind: 'text',
      ...{ x, y, w, style, runs: paragraph.runs, lines, lang: paragraph.lang },
      ...(align && { align }),
      ...(color && { color }),
    })
    regions.push({ item, x, y, w, h })
    y += h
  }
  return { elements, regions }
}

/** Rows that measured words take below each other. */
export const rowsOf = (blocks: readonly TextBlock[]): number =>
  blocks.reduce((sum, { lines, rowsPerLine }) => sum + lines * rowsPerLine, 0)

/** The same blocks, measured. */
export function measured(blocks: readonly TextBlock[], context: TypesetContext): TextBlock[] {
  measureBlocks(blocks, context)
  return [...blocks]
}
