import type pg from 'pg'
import type { Sql } from './connect.ts'

/** What the statements of a database go to: its pool, or the one connection of a transaction. */
export function clientOf(db: Sql): pg.Pool | pg.PoolClient {
  // drizzle keeps it to itself: prepare-once.test.ts shows that it is there
  const session = db._.session as unknown as { client: pg.Pool | pg.PoolClient }
  return session.client
}
