import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type Tx = NodePgTransaction<Record<string, never>, Record<string, never>>

/**
 * A transaction on a connection of its own. It begins together with the first statements of the work (sendTogether). The work may ask
 * several things in one go; what is asked once it has ended, since something else failed meanwhile, is refused.
 */
export async function transact<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const open = whileOpen(client)
  try {
    const tx: Tx = new NodePgTransaction(
      dialect,
      new NodePgSession(open.client, dialect, undefined),
      undefined,
    )
    const begun = client.query('begin')
    // told below; what was asked meanwhile fails as well
    begun.catch(() => undefined)
    try {
      const result = await work(tx)
      await begun
      open.end()
      await client.query('commit')
      return result
    } catch (error) {
      open.end()
      // where the line is broken, it is rolled back there
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  } finally {
    client.release()
  }
}

const dialect = new PgDialect()

/** The connection, which is asked nothing any more after the end: it would not be undone with the transaction. */
function whileOpen(client: pg.PoolClient): { client: pg.PoolClient; end(): void } {
  let isOpen = true
  const ask = (...args: Parameters<typeof client.query>) => {
    if (!isOpen) throw new Error('a transaction that has ended is asked nothing')
    return client.query(...args)
  }
  return {
    client: Object.create(client, { query: { value: ask } }),
    end: () => (isOpen = false),
  }
}
