import type { Client } from 'pg'

/** All rows of all tables as text, by table: equal texts are equal databases. */
export type DatabaseState = Readonly<Record<string, readonly string[]>>

/** Reads and puts back what the service has stored. */
export async function databaseState(client: Client) {
  // signs of life come by the clock, whatever is called; and every call is counted, refused or not, in a table that is unlogged
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not like '%migrations%' and relname <> 'process_signs'`)
  const tables = rows.map(row => row.name)
  // jobs that a call left, but none that the queue makes for itself
  const jobs = `select 'jobs' as name, row_to_json(left_jobs)::text as row from (select name, data from jobs.job where name not like '\\_\\_%') left_jobs`
  const all = [
    ...tables.map(name => `select '${name}' as name, row_to_json(${name})::text as row from ${name}`),
    jobs,
  ].join(' union all ')
  return {
    async read(): Promise<DatabaseState> {
      const state: Record<string, string[]> = Object.fromEntries([...tables, 'jobs'].map(name => [name, []]))
      const result = await client.query<{ name: string; row: string }>(`${all} order by name, row`)
      for (const { name, row } of result.rows) state[name]?.push(row)
      return state
    },
    /** Makes all tables as they were in `state`; `now` is what they are. */
    async write(state: DatabaseState, now: DatabaseState): Promise<void> {
      const changed = tables.filter(table => String(state[table]) !== String(now[table]))
      await client.query('begin')
      // rows come back table by table, whichever needs which
      await client.query('set local session_replication_role = replica')
      for (const table of changed) {
        await client.query(`delete from ${table}`)
        await client.query(
          `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
          [`[${state[table]?.join(',')}]`],
        )
      }
      await client.query(`delete from jobs.job where name not like '\\_\\_%'`)
      await client.query('commit')
    },
  }
}
