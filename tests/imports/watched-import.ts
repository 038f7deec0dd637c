import { sql } from 'drizzle-orm'
import { connect } from '#server/kernel/db/connect'
import { importFixture } from './import-fixture.ts'

/** Imports that are watched on a connection of its own. `connections`: as many as they may have. */
export async function watchedImport(connections?: number) {
  const fixture = await importFixture(undefined, connections)
  const outside = connect(fixture.database.url, () => undefined)
  return {
    ...fixture,
    outside: outside.db,
    /** Of everybody else. */
    async openTransactions(): Promise<unknown[]> {
      const { rows } = await outside.db.execute(sql`
        select application_name, state, query from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
          and backend_type = 'client backend'`)
      return rows
    },
    async close() {
      await outside.close()
      await fixture.close()
    },
  }
}

export type WatchedImport = Awaited<ReturnType<typeof watchedImport>>
