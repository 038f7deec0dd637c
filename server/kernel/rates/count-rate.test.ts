import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { type Connection, connect } from '../db/connect.ts'
import { countRate, deleteEndedRates } from './count-rate.ts'
import { rateCounts } from './schema.ts'

const hour = 3_600_000

let database: TestDatabase
/** Of two servers. */
let [connection, otherConnection]: Connection[] = []
beforeAll(async () => {
  database = await freshDatabase()
  ;[connection, otherConnection] = [0, 1].map(() => connect(database.url, () => undefined))
})
afterAll(async () => {
  await Promise.all([connection?.close(), otherConnection?.close()])
  await database.drop()
})

const count = async (server: Connection | undefined, key: string) => {
  if (!server) throw new Error('not connected')
  return await countRate(server.db, key, hour)
}
const end = (key: string) =>
  connection?.db.execute(
    sql`update ${rateCounts} set ends_at = now() - interval '1 s' where ${rateCounts.key} = ${key}`,
  )

test('what several servers count at once is counted together, and each hears another number', async () => {
  const counts = await Promise.all(
    Array.from({ length: 40 }, (_, n) => count(n % 2 ? connection : otherConnection, 'both')),
  )
  expect(counts.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual(counts.map((_, n) => n + 1))
  expect((await count(connection, 'another')).hits).toBe(1)
})

test('a window begins with the first, and the next one after its end, however often was asked meanwhile', async () => {
  const first = await count(connection, 'window')
  expect(first.leftMs).toBeLessThanOrEqual(hour)
  expect(first.leftMs).toBeGreaterThan(hour / 2)
  const { leftMs } = await count(otherConnection, 'window')
  expect(leftMs).toBeLessThanOrEqual(first.leftMs)
  await end('window')
  expect((await count(otherConnection, 'window')).hits).toBe(1)
  expect((await count(connection, 'window')).hits).toBe(2)
})

test('windows that are over are forgotten, others are not', async () => {
  for (const key of ['over', 'open']) await count(connection, key)
  await end('over')
  if (connection) await deleteEndedRates(connection.db)
  expect((await count(connection, 'open')).hits).toBe(2)
  const { rows } = (await connection?.db.execute(sql`select from ${rateCounts} where key = 'over'`)) ?? {}
  expect(rows).toEqual([])
})

test('counting writes nothing to the log of PostgreSQL, so that it waits for no disk', async () => {
  const { rows } =
    (await connection?.db.execute(
      sql`select relpersistence from pg_class where oid = 'rate_counts'::regclass`,
    )) ?? {}
  expect(rows).toEqual([{ relpersistence: 'u' }])
})
