import type { InsertPage } from './insert-page.ts'

export interface PlacedInserts {
  /** A dedication, on the leaf after the title page, where books have it: always a right-hand one. */
  opening: InsertPage[]
  /** Before each month, in order. */
  before: Map<string, InsertPage[]>
  /** After the last month. */
  after: InsertPage[]
}

/** Inserted pages by the month they come before; one whose month is not in the book comes before the next. */
export function placeInserts(inserts: readonly InsertPage[], months: readonly string[]): PlacedInserts {
  const placed: PlacedInserts = { opening: [], before: new Map(), after: [] }
  const [first] = months
  const sorted = inserts.toSorted((a, b) => rank(a) - rank(b))
  for (const insert of sorted) {
    const month = insert.at === 'front' ? first : months.find(month => month >= insert.at)
    if (insert.at === 'front' && insert.kind === 'dedication' && insert === sorted[0])
      placed.opening.push(insert)
    else if (insert.at === 'back' || !month) placed.after.push(insert)
    else placed.before.set(month, [...(placed.before.get(month) ?? []), insert])
  }
  return placed
}

const rank = ({ at }: InsertPage) =>
  at === 'front' ? 0 : at === 'back' ? Number.MAX_SAFE_INTEGER : Number(at)
