import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { connect, type Sql } from './connect.ts'
import { insertOnce } from './insert-once.ts'
import { prepareOnce } from './prepare-once.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { db } = open()
  await db.execute(sql`drop table if exists cups`)
  await db.execute(
    sql`create table cups (name text primary key, facts jsonb, at timestamptz, state text default 'new')`,
  )
})

const cups = pgTable('cups', {
  name: text('name').primaryKey(),
  facts: jsonb('facts').$type<{ colour: string }>(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }),
  state: text('state').default('new'),
})

function open() {
  const connection = connect(database.url, () => undefined)
  onTestFinished(connection.close)
  return connection
}

const at = new Date('2026-11-23T12:00:00.123Z')

test('a statement is written once, and asked of the transaction that it is given', async () => {
  const { db } = open()
  let written = 0
  const names = prepareOnce((tx: Sql) => {
    written += 1
    return tx.select({ name: cups.name }).from(cups).prepare('names_of_cups')
  })
  expect(await names(db).execute()).toEqual([])
  const undone = db.transaction(async tx => {
    await tx.insert(cups).values({ name: 'mine' })
    expect(await names(tx).execute()).toEqual([{ name: 'mine' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await names(db).execute()).toEqual([])
  expect(await names(open().db).execute()).toEqual([])
  expect(written).toBe(1)
})

test('a row is written as it is, nothing included, and once where it is there', async () => {
  const { db } = open()
  const insert = insertOnce('insert_cup', cups, { unlessThere: true })
  const full = { name: 'full', facts: { colour: 'red' }, at, state: 'old' }
  const empty = { name: 'empty', facts: null, at: null, state: null }
  expect([await insert(db, full), await insert(db, empty), await insert(db, full)]).toEqual([1, 1, 0])
  expect(await db.select().from(cups).orderBy(cups.name)).toEqual([empty, full])
  const { rows } = await db.execute(sql`select facts is null as none from cups where name = 'empty'`)
  expect(rows).toEqual([{ none: true }])
})

test('columns that are not named get their own value; one that is named and not given is a fault', async () => {
  const { db } = open()
  const insert = insertOnce('insert_named_cup', cups, { only: ['name'] })
  await insert(db, { name: 'named' })
  expect(await db.select().from(cups)).toEqual([{ name: 'named', facts: null, at: null, state: 'new' }])
  await expect(insert(db, {} as { name: string })).rejects.toThrow('name is a column that is given')
})
