import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { beforeDisk, onDisk } from './before-disk.ts'
import { type Connection, connect } from './connect.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect(database.url, () => undefined)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const ask = async (question: ReturnType<typeof sql>) =>
  Object.values((await connection.db.execute(question)).rows[0] ?? {})[0]

test('a transaction that says so does not wait for the disk, and the next one does as before', async () => {
  const usual = await ask(sql`show synchronous_commit`)
  const within = await connection.db.transaction(async tx => {
    await tx.execute(sql`select ${beforeDisk}`)
    return (await tx.execute(sql`show synchronous_commit`)).rows
  })
  expect(within).toEqual([{ synchronous_commit: 'off' }])
  expect(await ask(sql`show synchronous_commit`)).toBe(usual)
})

test('what was committed before is on disk then', async () => {
  await connection.db.transaction(async tx => {
    await tx.execute(sql`create table cups (name text)`)
    await tx.execute(sql`select ${beforeDisk}`)
  })
  const written = await ask(sql`select pg_current_wal_insert_lsn()::text`)
  await onDisk(connection.db)
  expect(await ask(sql`select pg_current_wal_flush_lsn() >= ${written}::pg_lsn`)).toBe(true)
})
