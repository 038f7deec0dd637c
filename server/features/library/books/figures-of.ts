import { eq, sql } from 'drizzle-orm'
import type { ImportVia } from '#domain/catalogue/networks'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import type { ProgressRow } from '../progress/present-progress.ts'
import { books } from './schema.ts'

interface MonthAmounts {
  month: string
  inside: number
  bin: number
}

/** What a Book says beside its own row. */
export async function figuresOf(db: Sql, bid: string) {
  const [row] = await figuresInDatabase(db).execute({ bid })
  const months = row?.months ?? []
  return {
    current: months.filter(({ inside }) => inside > 0).map(({ month }) => month),
    entries: months.filter(({ inside }) => inside > 0).map(({ month, inside }) => ({ month, items: inside })),
    binned: months.filter(({ inside, bin }) => inside === 0 && bin > 0).map(({ month }) => month),
    running: row?.running ?? [],
    set: row?.set ?? [],
    imports: row?.imports ?? [],
    importEndedAt: row?.importEndedAt ?? null,
    steps: { undo: row?.undo ?? null, redo: row?.redo ?? null },
  }
}

export type BookFigures = Awaited<ReturnType<typeof figuresOf>>

/** All in one question, since every answer with a book in it asks. Drizzle would write columns without their tables. */
const figuresInDatabase = prepareOnce(db =>
  db
    .select({
      months: sql<MonthAmounts[]>`(select coalesce(json_agg(m order by month), '[]') from (
        select month, count(*) filter (where chosen and not deleted)::int as inside,
          count(*) filter (where chosen and deleted)::int as bin
        from items where items.bid = books.bid and not pending group by month) m)`,
      running: sql<ProgressRow[]>`(select coalesce(json_agg(json_build_object(
          'what', what, 'done', done, 'total', total, 'state', state, 'why', why)), '[]')
        from progress where progress.bid = books.bid)`,
      /** Months that are set as they are now. */
      set: sql<{ typeset: string; month: string; edition: number }[]>`(
        select coalesce(json_agg(json_build_object('typeset', typeset, 'month', month, 'edition', edition)), '[]')
        from typeset_months where typeset_months.bid = books.bid and not stale)`,
      /** What runs or waits for its turn; without `sources`, all that there is. */
      imports: sql<{ via: ImportVia; sources: string[] | null }[]>`(
        select coalesce(json_agg(json_build_object('via', via, 'sources', wanted->'sources')), '[]')
        from imports where imports.bid = books.bid and state in ('waiting', 'running'))`,
      importEndedAt: sql<number | null>`(select case when bool_and(ended_at is not null)
          then extract(epoch from max(ended_at))::float8 * 1000 end
        from imports where imports.bid = books.bid)`,
      undo: sql<string | null>`(select label from changes
        where changes.bid = books.bid and not undone order by seq desc limit 1)`,
      redo: sql<string | null>`(select label from changes
        where changes.bid = books.bid and undone order by seq limit 1)`,
    })
    .from(books)
    .where(eq(books.bid, sql.placeholder('bid')))
    .prepare('figures_of_book'),
)
