import type { SocialItem } from '#contract/item'

/** A place in the list: which month it is in, and the item once it was read. */
export interface Slot {
  index: number
  month: string
  item: SocialItem | undefined
}

export type SelectionRow =
  | { kind: 'month'; key: string; month: string }
  | { kind: 'item'; key: string; slot: Slot }

export interface MonthAmount {
  month: string
  items: number
}

/** Places of all items where nothing is filtered: the months say how many there are, before they are read. */
export function slotsOfMonths(
  months: readonly MonthAmount[],
  itemAt: (index: number) => SocialItem | undefined,
): Slot[] {
  const slots: Slot[] = []
  for (const { month, items } of months)
    for (let i = 0; i < items; i++) {
      const index = slots.length
      slots.push({ index, month, item: itemAt(index) })
    }
  return slots
}

/** Places of the items that were found so far. */
export function slotsOfFound(items: readonly SocialItem[]): Slot[] {
  return items.map((item, index) => ({ index, month: item.chapterId, item }))
}

/** Rows in order: a heading before the first item of each month. */
export function rowsOf(slots: readonly Slot[]): SelectionRow[] {
  const rows: SelectionRow[] = []
  let month: string | undefined
  for (const slot of slots) {
    if (slot.month !== month) {
      month = slot.month
      rows.push({ kind: 'month', key: `month ${month}`, month })
    }
    rows.push({ kind: 'item', key: `item ${slot.index}`, slot })
  }
  return rows
}

/** Numbers of the pages (from 0) that hold the items between two places, and those beside them. */
export function pagesAround(first: number, last: number, pagesize: number, total: number): number[] {
  const most = Math.max(0, Math.ceil(total / pagesize) - 1)
  const from = Math.max(0, Math.floor(first / pagesize))
  const to = Math.min(most, Math.floor(last / pagesize) + 1)
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => from + i)
}

/** The heading that stays at the top: the last one at or before the first row in sight. */
export function headingAt(rows: readonly SelectionRow[], first: number): number | undefined {
  for (let i = Math.min(first, rows.length - 1); i >= 0; i--) if (rows[i]?.kind === 'month') return i
  return undefined
}

/** Whether all, some or none of so many are in the book. */
export function choiceOf({ items, chosen, deleted }: { items: number; chosen: number; deleted: number }) {
  const open = items - deleted
  if (chosen === 0) return 'none'
  return chosen >= open ? 'all' : 'some'
}

/** Where a row stands that stood at `first` of rows before: months may have come in above it, or grown. Undefined: its month is gone. */
export function rowAfter(
  before: readonly SelectionRow[],
  after: readonly SelectionRow[],
  first: number,
): number | undefined {
  const heading = headingAt(before, first)
  const row = heading === undefined ? undefined : before[heading]
  if (heading === undefined || row?.kind !== 'month') return undefined
  const now = after.findIndex(other => other.kind === 'month' && other.month === row.month)
  return now < 0 ? undefined : Math.min(now + first - heading, after.length - 1)
}

/** The heading of a month, or of the first one after it that is there. */
export function headingOf(rows: readonly SelectionRow[], month: string): number {
  return rows.findIndex(row => row.kind === 'month' && row.month >= month)
}
