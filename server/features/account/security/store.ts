import { lt, sql } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { securityEvents } from './schema.ts'

export async function insertSecurityEvent(db: Sql, event: typeof securityEvents.$inferInsert): Promise<void> {
  await db.insert(securityEvents).values(event)
}

/** Those that are older than so many days. */
export async function deleteSecurityEvents(db: Sql, days: number, now: Date): Promise<void> {
  const before = sql`${byBothClocks(now)} - make_interval(days => ${days})`
  await db.delete(securityEvents).where(lt(securityEvents.at, before))
}
