import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A lock by its class and what it is of, among all processes of a database. */
export interface LockName {
  lockClass: number
  key: string
}

/**
 * Does work that nobody else does meanwhile, here or in another process: whoever comes later waits for its end, or for
 * the end of a killed process. The lock lies on a connection of its own, outside the pool, and in no transaction, so that
 * the work may take hours. Rejects when that connection is lost, since somebody else may begin then; the signal tells the work, which
 * is to change nothing from then on.
 */
export async function runExclusively<T>(
  databaseUrl: string,
  { lockClass, key }: LockName,
  work: (isLost: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    application_name: 'daybound-lock',
  })
  const losing = new AbortController()
  const lost = new Promise<never>((_, reject) =>
    client.on('error', error => {
      losing.abort(error)
      reject(error)
    }),
  )
  // heard by the race below, and by nobody before and after
  lost.catch(() => undefined)
  await client.connect()
  try {
    const take = 'select pg_try_advisory_lock($1, hashtext($2)) as taken'
    // asked again and again: a query that waits would hold a snapshot, and keep PostgreSQL from cleaning up
    for (let taken = false; !taken; ) {
      const { rows } = await client.query<{ taken: boolean }>(take, [lockClass, key])
      taken = rows[0]?.taken === true
      if (!taken) await pause(betweenTriesMs)
    }
    return await Promise.race([work(losing.signal), lost])
  } finally {
    await client.end()
  }
}

const betweenTriesMs = 250
