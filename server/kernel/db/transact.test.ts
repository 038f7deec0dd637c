import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { clientOf } from './client-of.ts'
import { connect, type Sql } from './connect.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await open().db.execute(sql`drop table if exists cups; create table cups (name text primary key)`)
})

function open() {
  const connection = connect(database.url, () => undefined)
  onTestFinished(connection.close)
  return connection
}

// drizzle asks when it is waited for
const put = async (tx: Sql, name: string) => {
  await tx.execute(sql`insert into cups values (${name})`)
}
const names = async (tx: Sql) =>
  (await tx.execute<{ name: string }>(sql`select name from cups order by name`)).rows.map(({ name }) => name)

test('what is asked in one go is done in its order, and seen by what comes after it', async () => {
  const { db } = open()
  const [, , seen] = await db.transaction(tx => Promise.all([put(tx, 'a'), put(tx, 'b'), names(tx)]))
  expect(seen).toEqual(['a', 'b'])
  expect(await names(db)).toEqual(['a', 'b'])
})

test('where one thing fails, what was asked with it is undone, and what goes on is refused', async () => {
  const { db } = open()
  const failed = Promise.withResolvers<void>()
  let late: Promise<unknown> | undefined
  const goesOn = async (tx: Sql) => {
    await put(tx, 'first')
    late = failed.promise.then(() => put(tx, 'late'))
    await late
  }
  const work = db.transaction(tx => Promise.all([goesOn(tx), put(tx, 'twice'), put(tx, 'twice')]))
  await expect(work).rejects.toMatchObject({ cause: { code: '23505' } })
  failed.resolve()
  await expect(late).rejects.toMatchObject({
    cause: { message: 'a transaction that has ended is asked nothing' },
  })
  expect(await names(db)).toEqual([])
})

test('the next who gets the connection finds no transaction open', async () => {
  const { db } = connect(database.url, () => undefined, { most: 1 })
  await expect(db.transaction(() => Promise.reject(new Error('nothing was asked')))).rejects.toThrow(
    'nothing',
  )
  await put(db, 'kept')
  expect(await names(open().db)).toEqual(['kept'])
})

test('statements that are asked in one go leave in one packet', async () => {
  const { db } = open()
  await db.transaction(async tx => {
    await tx.execute(sql`select 1`)
    // reason: what sendTogether asks pg for
    const { connection } = clientOf(tx) as unknown as { connection: { stream: { writableCorked: number } } }
    const client = clientOf(tx)
    const both = [
      client.query(`insert into cups values ('a')`),
      client.query(`insert into cups values ('b')`),
    ]
    expect(connection.stream.writableCorked).toBe(1)
    await Promise.all(both)
    expect(connection.stream.writableCorked).toBe(0)
  })
})
