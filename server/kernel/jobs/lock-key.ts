import { sql } from 'drizzle-orm'
import type { Sql } from '../db/connect.ts'

/** Until the end of the transaction, nobody else enqueues this key or puts together what waits by it. */
export async function lockKey(tx: Sql, queueName: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyLocks}, hashtext(${`${queueName} ${key}`}))`)
}

/** Class of the locks of keys (imports have 7402). */
const keyLocks = 7_403
