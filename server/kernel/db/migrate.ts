import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

interface Migration {
  name: string
  sql: string
  sha256: string
}

export interface MigrationRefused {
  refused: 'migration-changed' | 'migration-unknown'
  name: string
}

/** The files that bring a database to the present, beside this one. */
const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Applies the files `NNNN-name.sql` of a folder in order, each once, all of a call in one transaction: a failure leaves the
 * database as it was. Starts at the same time wait for each other. Refuses when a file was changed after it was applied, or when
 * the database has one that the folder lacks (it belongs to a newer version).
 */
export async function migrate(
  databaseUrl: string,
  folder: string = migrationsFolder,
): Promise<{ applied: string[] } | MigrationRefused> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('begin')
    const result = await migrateIn(client, readMigrations(folder))
    await client.query('refused' in result ? 'rollback' : 'commit')
    return result
  } finally {
    // an open transaction ends with its connection
    await client.end()
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter(name => /^\d{4}-.+\.sql$/.test(name))
    .sort()
    .map(name => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Any number that nothing else locks by. */
const lockNumber = 724_115_001

async function migrateIn(
  client: Client,
  files: Migration[],
): Promise<{ applied: string[] } | MigrationRefused> {
  await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  const known = new Map(rows.map(row => [row.name, row.sha256]))
  const refused = refusal(known, files)
  if (refused !== undefined) return refused
  const fresh = files.filter(file => !known.has(file.name))
  for (const file of fresh) await apply(client, file)
  return { applied: fresh.map(file => file.name) }
}

function refusal(known: Map<string, string>, files: Migration[]): MigrationRefused | undefined {
  const changed = files.find(file => known.has(file.name) && known.get(file.name) !== file.sha256)
  if (changed !== undefined) return { refused: 'migration-changed', name: changed.name }
  const names = new Set(files.map(file => file.name))
  const unknown = [...known.keys()].find(name => !names.has(name))
  return unknown === undefined ? undefined : { refused: 'migration-unknown', name: unknown }
}

async function apply(client: Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error })
  }
  await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
}
