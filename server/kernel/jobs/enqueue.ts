import { sql as drizzleSql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Sql } from '../db/connect.ts'
import type { EnqueueOptions, Queue } from './queue.ts'

/**
 * Leaves a job. What waits by the same key gets this payload; it keeps its time where this one is for later, and is for now where
 * this one is.
 */
export async function enqueue<P>(
  boss: PgBoss,
  tx: Sql,
  queue: Queue<P>,
  payload: P,
  options: EnqueueOptions = {},
) {
  const { delayMs, startAfter, priority = queue.priority } = options
  const later = startAfter ?? (delayMs === undefined ? undefined : delayMs / 1000)
  const singletonKey = queue.key?.(payload)
  const rest = {
    ...(later !== undefined && { startAfter: later }),
    ...(priority !== undefined && { priority }),
  }
  if (singletonKey === undefined) {
    await boss.send(queue.name, Object(payload), { db: fromDrizzle(tx, drizzleSql), ...rest })
    return
  }
  // one of its own where the caller has none
  await tx.transaction(async within => {
    const db = fromDrizzle(within, drizzleSql)
    // two that enqueue the same at once: the second sees what the first left, once that is committed
    const name = `${queue.name} ${singletonKey}`
    await within.execute(drizzleSql`select pg_advisory_xact_lock(${keyLocks}, hashtext(${name}))`)
    // the touched row stays with this transaction: no worker takes it before what it is enqueued for is committed
    const sooner = later === undefined && { startAfter: 0 }
    const { updated } = await boss.update(queue.name, Object(payload), { db, singletonKey, ...sooner })
    if (updated === 0) await boss.send(queue.name, Object(payload), { db, singletonKey, ...rest })
  })
}

/** Class of the locks of keys (imports have 7402). */
const keyLocks = 7_403
