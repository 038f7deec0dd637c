import { sql } from 'drizzle-orm'
import type { MonthFigures } from '#press/products/diary/plan-book'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/schema.ts'

/** Entries, photos and busy days of the months, as the front matter tells them. */
export async function loadFigures(db: Sql, book: BookRow): Promise<Map<string, MonthFigures>> {
  const { rows } = await db.execute<{ month: string; day: number; posts: number; photos: number }>(sql`
    select month, extract(day from to_timestamp(time) at time zone ${book.timeZone})::int as day,
      count(*)::int as posts, sum(photos)::int as photos
    from items where bid = ${book.bid} and chosen and not deleted and not pending group by 1, 2 order by 1, 2`)
  const figures = new Map<string, MonthFigures>()
  for (const { month, day, posts, photos } of rows) {
    const inMonth = figures.get(month) ?? { posts: 0, photos: 0, days: new Map<number, number>() }
    inMonth.posts += posts
    inMonth.photos += photos
    inMonth.days.set(day, posts)
    figures.set(month, inMonth)
  }
  return figures
}
