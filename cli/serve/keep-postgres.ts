import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres } from '#server/kernel/db/embedded/start-postgres'

export interface RunningPostgres {
  url: string
  /** Resolves when it answers: at once, or after it was started again. */
  restarted(): Promise<void>
  gaveUp: Promise<string>
  stop(): Promise<void>
  kill(): void
}

/**
 * Keeps the PostgreSQL of a folder alive. One open connection notices its end, whoever started it, and holds the lock that says
 * whose it is.
 */
export async function keepPostgres(options: {
  folder: string
  onRestart(): void
  /** Hears once why it cannot be started again; that is tried on, however long it takes. */
  onTrouble(error: unknown): void
}): Promise<RunningPostgres | { refused: 'already-running' }> {
  let postgres = await startPostgres(options)
  let watch = await claim(postgres.url)
  if (watch === undefined) return { refused: 'already-running' }
  const gaveUp = Promise.withResolvers<string>()
  let restarted = Promise.resolve()
  let stopping = false

  async function again(): Promise<void> {
    for (let failed = 0; !stopping; ) {
      try {
        postgres = await startPostgres(options)
        watch = await claim(postgres.url)
        if (watch === undefined) return gaveUp.resolve('already-running')
        listen(watch)
        return options.onRestart()
      } catch (error) {
        failed += 1
        if (failed === 1) options.onTrouble(error)
        await pause(Math.min(200 * failed, 5_000))
      }
    }
  }

  function listen(client: Client): void {
    client.once('end', () => {
      if (!stopping) restarted = again()
    })
  }

  listen(watch)
  return {
    url: postgres.url,
    restarted: () => restarted,
    gaveUp: gaveUp.promise,
    async stop() {
      stopping = true
      await restarted
      await watch?.end()
      await postgres.stop()
    },
    kill() {
      stopping = true
      // PostgreSQL's immediate shutdown: the next start recovers
      process.kill(postgres.pid, 'SIGQUIT')
    },
  }
}

/** Any number that nothing else locks by. */
const ownerLock = 724_115_002

/** A connection that owns the server; undefined when another living process does. */
async function claim(url: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  // the owner may have been killed a moment ago: its session takes that long to end
  await client.query("set lock_timeout = '2s'")
  try {
    await client.query('select pg_advisory_lock($1)', [ownerLock])
    return client
  } catch (error) {
    await client.end()
    if (error instanceof Error && 'code' in error && error.code === '55P03') return undefined
    throw error
  }
}
