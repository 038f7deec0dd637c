import { readdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { describeTables } from '../../../tests/db/describe-tables.ts'
import { insertAnyRow } from '../../../tests/db/insert-any-row.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, 'migrations')
const names = readdirSync(migrations)
  .filter(name => name.endsWith('.sql'))
  .sort()

test('every version is brought to the next with rows in all of its tables, and none is lost', async () => {
  const { url, drop } = await freshDatabase({ empty: true })
  const folder = await mkdtemp(join(tmpdir(), 'daybound-upgrade-'))
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
    await rm(folder, { recursive: true })
  })
  let before: Counts = {}
  const lost: string[] = []
  for (const name of names) {
    await cp(join(migrations, name), join(folder, name))
    expect(await migrate(url, folder)).toEqual({ applied: [name] })
    const after = await countRows(client)
    // tables are given up or renamed; what stays keeps its rows
    const empty = Object.keys(after).filter(table => after[table] === 0)
    lost.push(...empty.filter(table => before[table] === 1).map(table => `${name}: ${table}`))
    await fill(client, empty)
    before = Object.fromEntries(Object.keys(after).map(table => [table, 1]))
  }
  expect(await countRows(client)).toEqual(before)
  expect(lost).toEqual(lostKnowingly)
  const present = await freshDatabase()
  const template = new Client({ connectionString: present.url })
  await template.connect()
  onTestFinished(async () => {
    await template.end()
    await present.drop()
  })
  expect(await describeTables(client)).toEqual(await describeTables(template))
})

/** What a migration says that it gives up. */
const lostKnowingly = ['0012-sessions.sql: sessions', '0012-sessions.sql: tickets']

/** Whether a table has rows: 1 or 0. */
type Counts = Record<string, number>

/** A table is filled once those are that it refers to. */
async function fill(client: Client, empty: readonly string[]): Promise<void> {
  let left = empty
  while (left.length > 0) {
    const waiting: string[] = []
    for (const table of left) if (!(await insertAnyRow(client, table))) waiting.push(table)
    if (waiting.length === left.length) throw new Error(`no row fits into ${waiting.join(', ')}`)
    left = waiting
  }
}

async function countRows(client: Client): Promise<Counts> {
  const { rows: tables } = await client.query<{ table: string }>(`
    select relname as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`)
  const counts = tables.map(
    ({ table }) => `select '${table}' as table, least(count(*), 1)::int as n from ${table}`,
  )
  const { rows } = await client.query<{ table: string; n: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ table, n }) => [table, n]))
}
