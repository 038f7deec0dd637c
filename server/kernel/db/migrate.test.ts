import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { migrate } from './migrate.ts'

const firstOnly = { '0001-days.sql': 'create table days (day date); insert into days values (current_date);' }
const both = { ...firstOnly, '0002-notes.sql': 'alter table days add note text;' }

test('each file is applied once, in order', async () => {
  const { url } = await database()
  expect(await migrate(url, folderOf(firstOnly))).toEqual({ applied: ['0001-days.sql'] })
  expect(await migrate(url, folderOf(both))).toEqual({ applied: ['0002-notes.sql'] })
  expect(await migrate(url, folderOf(both))).toEqual({ applied: [] })
  expect(await ask(url, 'select count(*)::int as n, max(note) as note from days')).toEqual([
    { n: 1, note: null },
  ])
})

test('servers that start at once apply a file once', async () => {
  const { url } = await database()
  const results = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folderOf(both))))
  const applied = results.flatMap(result => ('applied' in result ? result.applied : ['refused']))
  expect(applied).toEqual(['0001-days.sql', '0002-notes.sql'])
  expect(await ask(url, 'select count(*)::int as n from days')).toEqual([{ n: 1 }])
})

test('a file that was changed after it was applied is refused, and nothing is applied', async () => {
  const { url } = await database()
  await migrate(url, folderOf(firstOnly))
  const changed = { ...both, '0001-days.sql': 'create table days (day text);' }
  expect(await migrate(url, folderOf(changed))).toEqual({
    refused: 'migration-changed',
    name: '0001-days.sql',
  })
  expect(await ask(url, 'select name from migrations')).toEqual([{ name: '0001-days.sql' }])
})

test('a database of a newer version is refused', async () => {
  const { url } = await database()
  await migrate(url, folderOf(both))
  expect(await migrate(url, folderOf(firstOnly))).toEqual({
    refused: 'migration-unknown',
    name: '0002-notes.sql',
  })
})

test('a failing file leaves the database as it was', async () => {
  const { url } = await database()
  const broken = { ...firstOnly, '0002-broken.sql': 'create table half (x int); select 1/0;' }
  await expect(migrate(url, folderOf(broken))).rejects.toThrow('migration 0002-broken.sql failed')
  expect(await ask(url, "select to_regclass('days') as days, to_regclass('half') as half")).toEqual([
    { days: null, half: null },
  ])
})

test('what is to be done before an upgrade is done once, for a database in use, and holds the upgrade up where it fails', async () => {
  const { url } = await database()
  const done: string[] = []
  const before = async () => {
    done.push(
      JSON.stringify(
        await ask(url, "select to_regclass('days') as days, count(*)::int as n from migrations"),
      ),
    )
  }
  await migrate(url, folderOf(firstOnly), before)
  expect(done).toEqual([])
  await expect(
    migrate(url, folderOf(both), () => Promise.reject(new Error('the disk is full'))),
  ).rejects.toThrow('the disk is full')
  expect(await ask(url, 'select name from migrations')).toEqual([{ name: '0001-days.sql' }])
  await Promise.all([1, 2, 3].map(() => migrate(url, folderOf(both), before)))
  expect(done).toEqual(['[{"days":"days","n":1}]'])
})

test('the real migrations apply to an empty database, and are in the template', async () => {
  const { url } = await database()
  expect(await migrate(url)).toHaveProperty('applied')
  const template = await freshDatabase()
  onTestFinished(template.drop)
  expect(await migrate(template.url)).toEqual({ applied: [] })
})

async function database() {
  const made = await freshDatabase({ empty: true })
  onTestFinished(made.drop)
  return made
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}
