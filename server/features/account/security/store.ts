import { lt } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { securityEvents } from '../schema.ts'

export async function insertSecurityEvent(db: Sql, event: typeof securityEvents.$inferInsert): Promise<void> {
  await db.insert(securityEvents).values(event)
}

/** Those that happened before a moment. */
export async function deleteSecurityEvents(db: Sql, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, before))
}
