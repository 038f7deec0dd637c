import { globSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { describeTables, referencesWithoutIndex } from '../../../tests/db/describe-tables.ts'
import { schemaStatements } from '../../../tests/db/schema-statements.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, 'migrations')

test('the migrations make the tables that the schemas say, and nothing else', async () => {
  const migrated = await database()
  const written = await database({ empty: true })
  for (const statement of schemaStatements(await schemaTables())) await written.client.query(statement)
  expect(await describeTables(migrated.client)).toEqual(await describeTables(written.client))
})

test('every column that refers to another table has an index', async () => {
  const { client } = await database()
  expect(await referencesWithoutIndex(client)).toEqual([])
})

test('a database from before the foreign keys is brought to the present: orphans go, the rest stays', async () => {
  const { client, url } = await database({ empty: true })
  const before = await mkdtemp(join(tmpdir(), 'daybound-migrations-'))
  onTestFinished(() => rm(before, { recursive: true }))
  await cp(migrations, before, {
    recursive: true,
    filter: path => path === migrations || basename(path) < '0008',
  })
  expect(await migrate(url, before)).toMatchObject({ applied: expect.arrayContaining(['0001-studio.sql']) })
  await client.query(`
    insert into users (uid, name, language, region, created_at)
      values ('u1', '怡君', 'zh-tw', 'TW', now()), ('u2', '家豪', 'zh-tw', 'TW', now());
    insert into books (bid, uid, sid, type, typeset, design, locale, time_zone, created_at, updated_at)
      values ('b1', 'u1', 's1', 'diarybook', 'a5-2', '{}', 'zh-tw', 'Asia/Taipei', now(), now());
    insert into items (bid, item_id, type, month, time, original, words, photos, updated_at)
      values ('b1', 'i1', 'facebook', '202601', 0, '{}', '', 0, now());
    insert into imports (import_id, bid, via, state, names, wanted, started_at)
      values ('m1', 'b1', 'facebook', 'done', '[]', '{}', now());
    insert into import_troubles (import_id, bid, network, kind, what)
      values ('m1', 'b1', 'facebook', 'failed', 'kept'), ('m1', 'gone', 'facebook', 'failed', 'orphan');
    insert into referrals (child, parent, bound_at) values ('u1', 'u2', now()), ('u2', 'gone', now());
    insert into login_states (state_hash, network, verifier, nonce, carried, purpose, uid, sources, expires_at)
      values ('kept', 'facebook', '', '', '', 'login', null, '[]', now()),
        ('own', 'facebook', '', '', '', 'import', 'u1', '[]', now()),
        ('orphan', 'facebook', '', '', '', 'import', 'gone', '[]', now());
    insert into job_holders (job_id, worker) values (gen_random_uuid(), 1)`)
  expect(await migrate(url)).toMatchObject({ applied: expect.arrayContaining(['0008-foreign-keys.sql']) })
  const { rows } = await client.query(`
    select (select array_agg(what) from import_troubles) as troubles,
      (select array_agg(child) from referrals) as referrals,
      (select array_agg(state_hash order by state_hash) from login_states) as states,
      (select count(*)::int from items) as items`)
  expect(rows).toEqual([{ troubles: ['kept'], referrals: ['u1'], states: ['kept', 'own'], items: 1 }])
  // what belongs to a person goes with him
  await client.query("delete from users where uid = 'u2'")
  await client.query("delete from users where uid = 'u1'")
  const remaining = await client.query(`
    select (select count(*)::int from books) as books, (select count(*)::int from items) as items,
      (select count(*)::int from import_troubles) as troubles, (select count(*)::int from referrals) as referrals,
      (select count(*)::int from login_states) as states`)
  expect(remaining.rows).toEqual([{ books: 0, items: 0, troubles: 0, referrals: 0, states: 1 }])
})

async function schemaTables(): Promise<PgTable[]> {
  const server = join(import.meta.dirname, '../..')
  const files = globSync(['features/**/schema.ts', 'kernel/**/schema.ts'], { cwd: server })
  expect(files.length).toBeGreaterThan(0)
  const modules: object[] = await Promise.all(files.map(file => import(join(server, file))))
  return modules.flatMap(module =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  )
}

async function database(options?: { empty: boolean }) {
  const { url, drop } = await freshDatabase(options)
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  return { client, url }
}
