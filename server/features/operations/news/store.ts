import type { Sql } from '../../../kernel/db/connect.ts'
import { releaseNews } from './schema.ts'

export type News = Pick<typeof releaseNews.$inferSelect, 'version' | 'href' | 'failure' | 'askedAt'>

export async function readNews(db: Sql): Promise<News | undefined> {
  const [news] = await db.select().from(releaseNews)
  return news
}

/** What is not named stays as it was: one question that fails makes nobody forget what is known. */
export async function writeNews(db: Sql, news: Partial<News> & Pick<News, 'askedAt' | 'failure'>) {
  await db
    .insert(releaseNews)
    .values({ id: 1, ...news })
    .onConflictDoUpdate({ target: releaseNews.id, set: news })
}
