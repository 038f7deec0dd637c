import type { MonthFigures } from '#press/products/diary/cut-months'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { countPrintedByDay } from '../../library/content/printed-items.ts'

/** Entries, photos and busy days of the months, as the front matter tells them. */
export async function loadFigures(db: Sql, book: BookRow): Promise<Map<string, MonthFigures>> {
  const rows = await countPrintedByDay(db, book.bid, book.timeZone)
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
