import { lt, sql } from 'drizzle-orm'
import type { Db, Sql } from '../db/connect.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { rateCounts } from './schema.ts'

export interface RateCount {
  /** In the window that runs, this one included. */
  hits: number
  /** To the end of the window, ms. */
  leftMs: number
}

/**
 * Counts one more, for all processes of the database and by its clock, in one statement. A window begins with the first and ends after
 * `windowMs`, whoever goes on asking.
 */
export async function countRate(db: Db, key: string, windowMs: number): Promise<RateCount> {
  const [count] = await counting(db).execute({ key, windowMs })
  if (!count) throw new Error('an upsert gives its row')
  return count
}

/** Forgets windows that are over. */
export async function deleteEndedRates(db: Sql): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.endsAt, sql`now()`))
}

const counting = prepareOnce(db => {
  const { hits, endsAt } = rateCounts
  const isOver = sql`${endsAt} <= now()`
  return db
    .insert(rateCounts)
    .values({
      key: sql`${sql.placeholder('key')}`,
      hits: 1,
      endsAt: sql`now() + ${sql.placeholder('windowMs')}::integer * interval '1 ms'`,
    })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${hits} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
      },
    })
    .returning({
      hits,
      leftMs: sql<number>`greatest(0, ceil(extract(epoch from ${endsAt} - now()) * 1000))::integer`,
    })
    .prepare('count_rate')
})
