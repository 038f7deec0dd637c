import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { fileNamesKey } from './file-names.ts'
import type { Manifest, Part, TablePart } from './manifest.ts'
import type { BackupPlace } from './place.ts'

type Dump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & { fileNames: Part | undefined }

/**
 * Copies all rows as they are at one moment (one transaction that only reads), while others write. It knows no table by name but those of
 * jobs, of which it takes what waits or runs, so that it does for a database of any version.
 */
export async function dumpDatabase(databaseUrl: string, place: BackupPlace, name: string): Promise<Dump> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'daybound-backup' })
  // one that breaks between two queries: the next of them fails
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, sha256 from migrations order by name',
    )
    const tables: TablePart[] = []
    for (const table of await listTables(client)) tables.push(await dumpTable(client, place, name, table))
    const hasFiles = tables.some(({ table }) => table === 'file_uses')
    const { part: fileNames } = hasFiles
      ? await copyOut(client, place, fileNamesKey(name), namesOfFiles)
      : { part: undefined }
    // no transaction holds them back: they are never behind the rows
    const { rows: sequences } = await client.query<{ name: string; lastValue: string }>(`
      select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as "lastValue"
      from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
    return { migrations, tables, sequences, fileNames }
  } finally {
    await client.end()
  }
}

/** A note that a file is being put (put-file.ts) needs none: what puts it begins again, and its bytes may never have come. */
const namesOfFiles = `
  select distinct key collate "C" from file_uses where kind = 'files' and holder not like 'put %' order by 1`

interface Table {
  schema: string
  table: string
  columns: string[]
}

/**
 * What is generated from other columns is left out, and what tells of migrations: restoring makes both. So are unlogged tables, which
 * a crash of PostgreSQL may empty as well.
 */
async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'migrations')
      or (n.nspname = 'jobs' and c.relname = 'job')
    group by 1, 2 order by 1, 2`)
  return rows
}

async function dumpTable(
  client: Client,
  place: BackupPlace,
  name: string,
  { schema, table, columns }: Table,
): Promise<TablePart> {
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
  const which = schema === 'jobs' ? ` where state < 'completed'` : ''
  const rows = `select ${list} from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}${which}`
  const key = `backups/${name}/database/${schema}.${table}.copy.gz`
  const copied = await copyOut(client, place, key, rows)
  return { ...copied.part, schema, table, columns, rows: copied.rows }
}

/** PostgreSQL's own text form, the same for all its versions, packed; no more than some pieces are in memory. */
async function copyOut(
  client: Client,
  place: BackupPlace,
  key: string,
  query: string,
): Promise<{ part: Part; rows: number }> {
  const copy = client.query(copyTo(`copy (${query}) to stdout`))
  const packed = new PassThrough()
  const [{ size, sha256 }] = await Promise.all([
    place.write(key, packed),
    pipeline(copy, createGzip({ level: 6 }), packed),
  ])
  return { part: { key, bytes: size, sha256 }, rows: copy.rowCount }
}
