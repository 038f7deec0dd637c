import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** A connection beside those of the service, which can hold locks and see who waits for them. */
export async function beside(databaseUrl: string) {
  const [client, watcher] = [new Client(databaseUrl), new Client(databaseUrl)]
  for (const connection of [client, watcher]) {
    await connection.connect()
    onTestFinished(() => connection.end())
  }
  return {
    client,
    /** Until a statement of somebody waits for a lock. */
    async waitsForLock(): Promise<void> {
      for (let waiting = 0; waiting === 0; ) {
        const { rowCount } = await watcher.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        waiting = rowCount ?? 0
      }
    },
  }
}
