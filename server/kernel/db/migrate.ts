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
 * the database has one that the folder lacks (it belongs to a newer version). `beforeUpgrade` is called once in a cluster, before
 * anything is applied to a database that is in use; where it fails, nothing is.
 */
export async function migrate(
  databaseUrl: string,
  folder: string = migrationsFolder,
  beforeUpgrade: () => Promise<void> = async () => undefined,
): Promise<{ applied: string[] } | MigrationRefused> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('begin')
    const result = await migrateIn(client, readMigrations(folder), beforeUpgrade)
    await client.query('refused' in result ? 'rollback' : 'commit')
    return result
  } finally {
    // an open transaction ends with its connection
    await client.end()
  }
}

/** Brings an empty database to where another was, within the transaction that is open. */
export async function migrateTo(client: Client, names: readonly string[]): Promise<void> {
  const migrated = await migrateIn(
    client,
    readMigrations(migrationsFolder).filter(({ name }) => names.includes(name)),
    async () => undefined,
  )
  if ('refused' in migrated) throw new Error(`${migrated.refused}: ${migrated.name}`)
}

/** Whether this program can take up a database that these migrations were applied to. */
export function refusalOf(
  applied: readonly Pick<Migration, 'name' | 'sha256'>[],
): MigrationRefused | undefined {
  return refusal(new Map(applied.map(({ name, sha256 }) => [name, sha256])), readMigrations(migrationsFolder))
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
  beforeUpgrade: () => Promise<void>,
): Promise<{ applied: string[] } | MigrationRefused> {
  await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  const applied = new Map(rows.map(row => [row.name, row.sha256]))
  const refused = refusal(applied, files)
  if (refused !== undefined) return refused
  const fresh = files.filter(file => !applied.has(file.name))
  if (applied.size > 0 && fresh.length > 0) await beforeUpgrade()
  for (const file of fresh) await apply(client, file)
  return { applied: fresh.map(file => file.name) }
}

function refusal(applied: Map<string, string>, files: Migration[]): MigrationRefused | undefined {
  const changed = files.find(file => applied.has(file.name) && applied.get(file.name) !== file.sha256)
  if (changed !== undefined) return { refused: 'migration-changed', name: changed.name }
  const names = new Set(files.map(file => file.name))
  const unknown = [...applied.keys()].find(name => !names.has(name))
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
