import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateTo } from '../kernel/db/migrate.ts'
import { checkedPart } from './checked-part.ts'
import type { Manifest, TablePart } from './manifest.ts'
import type { BackupPlace } from './place.ts'

/** Whether a database holds nothing that restoring would meet. Queues of jobs may be there, without jobs. */
export async function isEmptyDatabase(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: number; jobs: string | null }>(`
      select (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')) as tables, to_regclass('jobs.job') as jobs`)
    const [counts] = rows
    if (counts === undefined || counts.tables > 0) return false
    return counts.jobs === null || (await client.query('select from jobs.job limit 1')).rowCount === 0
  } finally {
    await client.end()
  }
}

/**
 * Fills an empty database, whose queues of jobs are there, in one transaction: the tables as they were at the time of the backup, then
 * their rows. A killed one leaves it empty.
 */
export async function loadDatabase(
  databaseUrl: string,
  place: BackupPlace,
  { migrations, tables, sequences }: Manifest,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'daybound-restore' })
  // one that breaks between two queries: the next of them fails
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('begin')
    await migrateTo(
      client,
      migrations.map(({ name }) => name),
    )
    const own = tables.filter(({ schema }) => schema === 'public')
    for (const table of await referencedFirst(client, own)) {
      const relation = client.escapeIdentifier(table.table)
      // their work is in the rows of other tables already
      await client.query(`alter table ${relation} disable trigger user`)
      await copyIn(client, place, table, relation)
      await client.query(`alter table ${relation} enable trigger user`)
    }
    for (const table of tables) if (table.schema === 'jobs') await loadJobs(client, place, table)
    for (const { name, lastValue } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    // an open transaction ends with its connection
    await client.end()
  }
}

/** Each table after those that it refers to. */
async function referencedFirst(client: Client, tables: readonly TablePart[]): Promise<TablePart[]> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to" from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and k.connamespace = 'public'::regnamespace`)
  const sorted: TablePart[] = []
  let left = [...tables]
  while (left.length > 0) {
    const names = new Set(left.map(({ table }) => table))
    const isReady = ({ table }: TablePart) => !rows.some(({ from, to }) => from === table && names.has(to))
    const ready = left.filter(isReady)
    if (ready.length === 0)
      throw new Error(`tables refer to one another in a circle: ${[...names].join(', ')}`)
    sorted.push(...ready)
    left = left.filter(table => !isReady(table))
  }
  return sorted
}

async function copyIn(client: Client, place: BackupPlace, part: TablePart, relation: string): Promise<void> {
  const columns = part.columns.map(column => client.escapeIdentifier(column)).join(', ')
  const copy = client.query(copyFrom(`copy ${relation} (${columns}) from stdin`))
  await pipeline(Readable.from(checkedPart(place, part)), createGunzip(), copy)
  if (copy.rowCount !== part.rows)
    throw new Error(`${part.key} gave ${copy.rowCount} rows, and the manifest says ${part.rows}`)
}

/** The tables of the queue are made by the library that keeps it, in its present form: what it knows of a job then is what is taken. */
async function loadJobs(client: Client, place: BackupPlace, part: TablePart): Promise<void> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `
    select attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = 'jobs.job'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any($1)`,
    [part.columns],
  )
  const known = new Map(rows.map(({ column, type }) => [column, type]))
  const columns = part.columns.map(
    column => `${client.escapeIdentifier(column)} ${known.get(column) ?? 'text'}`,
  )
  await client.query(`create temp table restored_jobs (${columns.join(', ')}) on commit drop`)
  await copyIn(client, place, part, 'restored_jobs')
  const list = [...known.keys()].map(column => client.escapeIdentifier(column)).join(', ')
  await client.query(`insert into jobs.job (${list})
    select ${list} from restored_jobs where name in (select name from jobs.queue)`)
}
