import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Sql } from '../db/connect.ts'

/**
 * Ends a job as failed, however many tries pg-boss would allow it still; its queue of those that failed hears of it. pg-boss has no
 * call for that outside of its own worker: failed for a retry that is allowed no more, and then failed again. Nobody sees it in between.
 */
export async function endForGood(
  boss: PgBoss,
  tx: Sql,
  { name, id }: { name: string; id: string },
  output: object,
): Promise<void> {
  await tx.transaction(async within => {
    const db = fromDrizzle(within, sql)
    await boss.fail(name, id, output, { db })
    await boss.update(name, undefined, { db, id, retryLimit: 0 })
    await boss.fail(name, id, output, { db })
  })
}
