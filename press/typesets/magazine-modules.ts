import type { Item } from '#domain/books/item'
import { editMonth, type MonthPart } from '../edit/edit-month.ts'
import { gatherings } from '../edit/gathering.ts'
import { measuredModules } from '../paginate/bands/measured-modules.ts'
import type { Module } from '../paginate/bands/module.ts'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import { entryModules } from './magazine-entry.ts'
import { runModule } from './magazine-run.ts'
import type { MagazineDesigns } from './magazine-wide-ways.ts'
import { monthsThatRunOn } from './run-on.ts'

/**
 * The items of a month as they are edited, and those of the months that run on behind it, each below its head: as modules, lines counted. Each way to
 * open a month asks, with other items where it takes photos: all other entries are set and measured once.
 */
export function magazineModules(
  context: TypesetContext,
  designs: MagazineDesigns,
  headOf: (context: TypesetContext) => Block,
): (items: readonly Item[]) => Module[] {
  const measured = new Map<Item, Map<MonthPart['kind'], Module[]>>()
  return items => {
    const parts = [
      ...partsOf(items, context, designs),
      ...monthsThatRunOn(context).flatMap(month => {
        const [first, ...others] = partsOf(month.items, month.context, designs)
        if (!first) return []
        return [{ ...first, modules: () => belowHead(headOf(month.context), first.modules()) }, ...others]
      }),
    ]
    // small talk and clippings are few, and others without the photo
    const known = parts.map(({ item, kind }) => item && measured.get(item)?.get(kind))
    const fresh = parts.map(({ modules }, n) => (known[n] ? [] : modules()))
    const counted = measuredModules(fresh.flat(), context, leastLines)
    return parts.flatMap(({ item, kind }, n) => {
      const before = known[n]
      if (before) return before
      const own = counted.splice(0, fresh[n]?.length)
      if (item) measured.set(item, (measured.get(item) ?? new Map()).set(kind, own))
      return own
    })
  }
}

/** Of an entry that stay together where its words are parted. */
const leastLines = 4

interface Part {
  kind: MonthPart['kind']
  /** Of an entry. */
  item?: Item
  modules(): Module[]
}

const partsOf = (items: readonly Item[], context: TypesetContext, designs: MagazineDesigns): Part[] =>
  editMonth(items, context.edited, gatherings['a5-2']).map(part =>
    'item' in part
      ? { ...part, modules: () => entryModules(part.item, part.kind === 'feature', context, designs) }
      : {
          kind: part.kind,
          modules: () => [runModule(part, part.items.length === items.length, context, designs)],
        },
  )

const belowHead = (head: Block, [first, ...others]: Module[]): Module[] =>
  first ? [below(head, first), ...others] : []

// Over it in a column, and over both.
const below = (head: Block, { column, wide, ...module }: Module): Module => ({
  ...module,
  ...(column && { column: [head, ...column] }),
  wide: wide.map(({ demerits, parts }) => ({
    demerits,
    parts: parts.map((part, n) => (n === 0 ? { ...part, head: [head, ...(part.head ?? [])] } : part)),
  })),
})
