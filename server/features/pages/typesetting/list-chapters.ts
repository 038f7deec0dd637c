import { sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'

/** The months of a book with what is in each, and its pages once it was set. */
export async function listChapters(db: Sql, book: BookRow) {
  const { rows } = await db.execute<{
    chapterId: string
    items: number
    photos: number
    deleted: number
    pages: number | null
  }>(sql`
    select i.month as "chapterId", count(*) filter (where chosen and not deleted)::int as items,
      coalesce(sum(photos) filter (where chosen and not deleted), 0)::int as photos,
      count(*) filter (where chosen and deleted)::int as deleted, max(s.pages)::int as pages
    from items i left join typeset_months s on s.bid = i.bid and s.month = i.month and s.typeset = ${book.typeset}
    where i.bid = ${book.bid} and not pending group by i.month order by i.month`)
  return { revision: book.revision, chapters: rows.filter(row => row.items + row.deleted > 0) }
}
