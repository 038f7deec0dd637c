import type { Item } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import { gatherings } from '../edit/gathering.ts'
import { measuredModules } from '../paginate/bands/measured-modules.ts'
import type { Module } from '../paginate/bands/module.ts'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import { entryModules } from './magazine-entry.ts'
import { runModule } from './magazine-run.ts'
import type { MagazineDesigns } from './magazine-wide-ways.ts'
import { monthsThatRunOn } from './run-on.ts'

/** The items of a month as they are edited, and those of the months that run on behind it, each below its head: as modules, lines counted. */
export function magazineModules(
  items: readonly Item[],
  context: TypesetContext,
  designs: MagazineDesigns,
  headOf: (context: TypesetContext) => Block,
): Module[] {
  const modules = [
    ...modulesOf(items, context, designs),
    ...monthsThatRunOn(context).flatMap(month => {
      const [first, ...others] = modulesOf(month.items, month.context, designs)
      return first ? [below(headOf(month.context), first), ...others] : []
    }),
  ]
  return measuredModules(modules, context, leastLines)
}

/** Of an entry that stay together where its words are parted. */
const leastLines = 4

const modulesOf = (items: readonly Item[], context: TypesetContext, designs: MagazineDesigns): Module[] =>
  editMonth(items, context.edited, gatherings['a5-2']).flatMap(part =>
    'item' in part
      ? entryModules(part.item, part.kind === 'feature', context, designs)
      : [runModule(part, part.items.length === items.length, context, designs)],
  )

// Over it in a column, and over both.
const below = (head: Block, { column, wide, ...module }: Module): Module => ({
  ...module,
  ...(column && { column: [head, ...column] }),
  wide: wide.map(({ demerits, parts }) => ({
    demerits,
    parts: parts.map((part, n) => (n === 0 ? { ...part, head: [head, ...(part.head ?? [])] } : part)),
  })),
})
