import { asc, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { among } from './among.ts'
import { connect } from './connect.ts'
import { prepareOnce } from './prepare-once.ts'

const cups = pgTable('cups', { name: text('name').primaryKey() })

test('a statement about some of many is planned a few times and not each time', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.drop())
  // PostgreSQL keeps plans by connection
  const { db, close } = connect(database.url, () => undefined, { most: 1 })
  onTestFinished(close)
  await db.execute(sql`create table cups (name text primary key)`)
  await db.execute(sql`insert into cups select 'cup ' || n from generate_series(1, 1000) as n`)
  const cupsNamed = prepareOnce(at =>
    at.select().from(cups).where(among(cups.name, 'names')).orderBy(asc(cups.name)).prepare('cups_named'),
  )
  for (const names of [[], ['cup 7', 'cup 2', 'none'], ...Array(10).fill(['cup 3'])])
    expect((await cupsNamed(db).execute({ names })).map(({ name }) => name)).toEqual(
      names.filter((name: string) => name !== 'none').sort(),
    )
  const { rows } = await db.execute(
    sql`select custom_plans, generic_plans from pg_prepared_statements where name = 'cups_named'`,
  )
  expect(rows).toEqual([{ custom_plans: '5', generic_plans: '7' }])
})
