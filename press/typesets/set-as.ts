import type { Item } from '#domain/books/item'
import type { TypesetName } from '#domain/catalogue/typesets'
import { editMonth, type MonthPart } from '../edit/edit-month.ts'
import { gatherings } from '../edit/gathering.ts'
import { paperOf } from './waterfall/card-parts.ts'

/** How an item of a month that is edited is set; in the scrapbook an entry may be on a slip, or cut out. */
export type SetAs = MonthPart['kind'] | 'slip' | 'cutting'

/** The same of all items of a month, by their ids. */
export function setAs(items: readonly Item[], typeset: TypesetName): ReadonlyMap<string, SetAs> {
  const parts = editMonth(items, true, gatherings[typeset])
  return new Map(
    parts.flatMap(part =>
      ('item' in part ? [part.item] : part.items).map((item): [string, SetAs] => [
        item.id,
        part.kind === 'entry' && typeset === 'a5-waterfall-tweet' ? onPaper[paperOf(item)] : part.kind,
      ]),
    ),
  )
}

const onPaper = { card: 'entry', slip: 'slip', clipping: 'cutting' } as const
