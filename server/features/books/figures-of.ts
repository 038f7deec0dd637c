import { eq, sql } from 'drizzle-orm'
import type { Sql } from '../../db/connect.ts'
import { progress, setMonths } from '../../db/schema.ts'
import { nextSteps } from '../content/undo-redo.ts'

/** What a Book says beside its own row. */
export async function figuresOf(db: Sql, bid: string) {
  const [months, running, set, steps] = await Promise.all([
    db.execute<{ month: string; inside: number; bin: number }>(sql`
      select month, count(*) filter (where chosen and not deleted)::int as inside,
        count(*) filter (where chosen and deleted)::int as bin
      from items where bid = ${bid} and not pending group by month order by month`),
    db.select().from(progress).where(eq(progress.bid, bid)),
    db.select().from(setMonths).where(eq(setMonths.bid, bid)),
    nextSteps(db, bid),
  ])
  return {
    current: months.rows.filter(row => row.inside > 0).map(row => row.month),
    entries: months.rows.filter(row => row.inside > 0).map(row => ({ month: row.month, items: row.inside })),
    binned: months.rows.filter(row => row.inside === 0 && row.bin > 0).map(row => row.month),
    running,
    set,
    steps,
  }
}

export type BookFigures = Awaited<ReturnType<typeof figuresOf>>
