import type { MonthPart } from '../edit/edit-month.ts'
import type { Module } from '../paginate/bands/module.ts'
import { clippingsBlocks } from './clippings.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import type { MagazineDesigns } from './magazine-wide-ways.ts'
import { smallTalkBlocks } from './small-talk.ts'

/** Small talk or clippings of a month, in a column, or in two below a head over both. `isAll`: the month has nothing else. */
export function runModule(
  { kind, items }: Extract<MonthPart, { items: unknown }>,
  isAll: boolean,
  context: TypesetContext,
  { column, wide }: MagazineDesigns,
): Module {
  const blocksIn = (design: ItemDesign) =>
    kind === 'clippings'
      ? clippingsBlocks(items, context, design)
      : smallTalkBlocks(items, isAll, context, design)
  const blocks = blocksIn(column)
  const words = blocks.slice(1)
  return {
    column: blocks,
    wide: [{ demerits: 0, parts: [{ head: blocksIn(wide).slice(0, 1), words }] }],
    ofCut,
  }
}

/** Demerits. */
const ofCut = { words: 0.3, photos: 0.4 }
