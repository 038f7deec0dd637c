import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'

/** A small head inside a page, over a month that runs on where the one before it ends. Heights are rows. */
export interface RunOnHead {
  before: number
  rows: number
  x: number
  w: number
  draw(x: number, y: number): Element[]
}

/** The blocks of a month, and after them those of the months that run on, each under its head. */
export function withMonthsThatRunOn(
  items: Item[],
  context: TypesetContext,
  blocksOf: (items: Item[], context: TypesetContext) => Block[],
  headOf: (context: TypesetContext) => RunOnHead,
): Block[] {
  return [
    ...blocksOf(items, context),
    ...monthsThatRunOn(context).flatMap(month => [
      runOnBlock(headOf(month.context)),
      ...blocksOf(month.items, month.context),
    ]),
  ]
}

/** Months that share the pages of the one before them, each with a context of its own. */
export function monthsThatRunOn(context: TypesetContext): { items: Item[]; context: TypesetContext }[] {
  const { runOn = [], ...own } = context
  return runOn.map(({ month, items }) => ({ items, context: { ...own, month, sharesPages: true } }))
}

/** The head as a block, which no page ends after. */
export function runOnBlock({ before, rows, x, w, draw }: RunOnHead): Block {
  return { kind: 'drawn', before, stretch: 2, keepNext: true, rows, x, w, draw }
}

/** What the opener of a month may show: of a few entries that share their pages nothing, since a picture would stand there twice. */
export const ownOpener = (items: Item[], { runOn }: TypesetContext): Item[] =>
  runOn && items.length <= 3 ? [] : items
