import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { invariant } from '#domain/invariant'
import { askedInTransaction, insideTransaction } from './inside-transaction.ts'
import { type ConnectionLimits, workerLimits } from './limits.ts'
import { sendTogether } from './send-together.ts'
import { SharedPool } from './shared-pool.ts'
import { signalHere } from './signal-here.ts'
import { transact } from './transact.ts'

export type Db = NodePgDatabase
/** Inside a transaction, or outside: what a query needs. */
export type Sql = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Connection {
  db: Db
  pool: SharedPool
  close(): Promise<void>
}

/**
 * A pool of connections, within limits. `onLost` hears of connections that broke, in use or not. Who asks the pool while a
 * transaction of his own is open is refused with an error: he would hold one connection and wait for another.
 */
export function connect(
  url: string,
  onLost: (error: Error) => void,
  limits: Partial<ConnectionLimits> = {},
): Connection {
  const { most, mostOfOne, waitMs, statementMs, lockMs, idleMs } = { ...workerLimits(10), ...limits }
  const pool = new SharedPool(
    {
      connectionString: url,
      max: most,
      connectionTimeoutMillis: waitMs,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: idleMs,
      // a server that is gone without a word does not end its statements
      query_timeout: statementMs + 5_000,
      // a prepared statement keeps its plan: one that was made while a table was a page long would read it whole when it is long
      options: '-c enable_seqscan=off',
      // what is asked in one go (Promise.all) is not asked one by one
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    { mostOfOne: mostOfOne ?? most, waitMs, before: mayAsk },
  )
  let closing = false
  // what breaks while it is being closed is not lost
  const lost = (error: Error) => void (closing || onLost(error))
  pool.on('error', lost)
  // one that breaks while it is lent, between two queries: the next of these fails, and nobody else listens
  pool.on('connect', (client: pg.PoolClient) => {
    client.on('error', lost)
    sendTogether(client)
  })
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    invariant(!config, 'transactions here are as PostgreSQL begins them')
    return insideTransaction(within => transact(pool, tx => within(() => work(tx))))
  }
  return {
    db,
    pool,
    async close() {
      closing = true
      await pool.end()
    },
  }
}

function mayAsk(): void {
  signalHere()?.throwIfAborted()
  askedInTransaction()
}
