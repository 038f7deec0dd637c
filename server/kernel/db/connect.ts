import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
/** Inside a transaction, or outside: what a query needs. */
export type Sql = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** A pool of connections. `onLost` hears of connections that broke, in use or not. */
export function connect(url: string, onLost: (error: Error) => void, most = 10): Connection {
  const pool = new pg.Pool({ connectionString: url, max: most })
  let closing = false
  // what breaks while it is being closed is not lost
  const lost = (error: Error) => void (closing || onLost(error))
  pool.on('error', lost)
  // one that breaks while it is lent, between two queries: the next of these fails, and nobody else listens
  pool.on('connect', client => client.on('error', lost))
  return {
    db: drizzle(pool),
    pool,
    async close() {
      closing = true
      await pool.end()
    },
  }
}
