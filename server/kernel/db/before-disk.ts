import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from './connect.ts'

/**
 * True; a statement by itself that asks it is answered before what it writes is on disk, and in a transaction it holds for all of it.
 * For what may be lost where PostgreSQL dies within a second, or what is on disk (onDisk) before anybody hears of it.
 */
export const beforeDisk: SQL<boolean> = sql`set_config('synchronous_commit', 'off', true) is not null`

/** All that was committed before is on disk: any commit that waits for it waits for what stands before in the log. Not in a transaction. */
export async function onDisk(db: Sql): Promise<void> {
  await db.execute(
    sql`select set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'daybound', '')`,
  )
}
