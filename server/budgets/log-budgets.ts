import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../kernel/db/connect.ts'
import { type Budgets, connectionsOf } from './budgets-of.ts'
import type { Machine } from './machine-here.ts'

/** Says at the start what this process may use, and whether PostgreSQL has connections for it. */
export async function logBudgets(
  { db, log }: { db: Db; log: Logger },
  { budgets, machine, works }: { budgets: Budgets; machine: Machine; works: boolean },
): Promise<void> {
  const { most, taken } = await readConnections(db)
  const connections = { ofProcess: connectionsOf(budgets, { works }), ofServer: most, taken }
  log.info({ part: works ? 'worker' : 'api', ...machine, ...budgets, connections }, 'budgets of this process')
  if (lacksConnections(connections))
    log.warn(
      { connections },
      'PostgreSQL has too few connections left for this process: raise its max_connections, or lower DATABASE_CONNECTIONS',
    )
}

/** One of those that are taken is this process's own, which asked. */
export function lacksConnections({ ofProcess, ofServer, taken }: ConnectionFigures): boolean {
  return ofProcess > ofServer - taken + 1
}

/** What the process may hold, what the server gives out, and what is open there. */
interface ConnectionFigures {
  ofProcess: number
  ofServer: number
  taken: number
}

/** Connections that the server gives to who is no superuser, and those that are open, of all its databases. */
async function readConnections(db: Db): Promise<{ most: number; taken: number }> {
  const { rows } = await db.execute<{ most: number; taken: number }>(sql`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as most,
      (select sum(numbackends)::int from pg_stat_database) as taken`)
  const [row] = rows
  if (!row) throw new Error('a select without a table gives a row')
  return row
}
