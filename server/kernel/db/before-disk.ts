import { type SQL, sql } from 'drizzle-orm'

/**
 * True; a statement by itself that asks it is answered before what it writes is on disk. For what may be lost where PostgreSQL dies within
 * a second. In a transaction it would hold for all of it.
 */
export const beforeDisk: SQL = sql`set_config('synchronous_commit', 'off', true) is not null`
