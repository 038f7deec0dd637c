import { sql } from 'drizzle-orm'
import { invariant } from '#domain/invariant'
import type { Sql } from './connect.ts'
import { prepareOnce } from './prepare-once.ts'

/**
 * When the transaction began, by the clock of the database: the one that all servers share. What ends after some time is
 * dated by it, so that the clock of the server that wrote it does not matter.
 */
export async function databaseNow(tx: Sql): Promise<Date> {
  const [row] = await nowThere(tx).execute()
  invariant(row, 'a database tells the time')
  return new Date(row.now)
}

const nowThere = prepareOnce(tx =>
  tx.select({ now: sql<string>`now()` }).from(sql`(values (1)) as one`).prepare('database_now'),
)
