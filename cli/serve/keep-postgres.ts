import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { startPostgres, stateOfCluster } from '#server/kernel/db/embedded/start-postgres'
import { claimLock } from './claim-lock.ts'

export interface RunningPostgres {
  url: string
  /** Resolves when it answers: at once, or after it was started again. */
  restarted(): Promise<void>
  gaveUp: Promise<string>
  stop(): Promise<void>
  kill(): void
}

export type PostgresRefused =
  | { refused: 'already-running' }
  | { refused: 'postgres-moving' }
  | { refused: 'postgres-older' | 'postgres-newer'; major: number; needed: number }

/**
 * Keeps the PostgreSQL of a folder alive. One open connection notices its end, whoever started it, and holds the lock that says
 * whose it is.
 */
export async function keepPostgres(options: {
  folder: string
  onRestart(): void
  /** Hears once why it cannot be started again; that is tried on, however long it takes. */
  onTrouble(error: unknown): void
}): Promise<RunningPostgres | PostgresRefused> {
  const state = stateOfCluster(options.folder)
  if (state.kind === 'moving') return { refused: 'postgres-moving' }
  if (state.kind === 'older') return { refused: 'postgres-older', major: state.major, needed: state.needed }
  if (state.kind === 'newer') return { refused: 'postgres-newer', major: state.major, needed: state.needed }
  let postgres = await startPostgres(options)
  let watch = await claimLock(postgres.url, 'postgres')
  if (watch === undefined) return { refused: 'already-running' }
  const gaveUp = Promise.withResolvers<string>()
  let restarted = Promise.resolve()
  let stopping = false

  async function again(): Promise<void> {
    for (let failed = 0; !stopping; ) {
      try {
        postgres = await startPostgres(options)
        watch = await claimLock(postgres.url, 'postgres')
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
