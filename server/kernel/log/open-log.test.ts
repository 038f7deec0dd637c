import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { users } from '../../features/account/users/schema.ts'
import { type Connection, connect } from '../db/connect.ts'
import { openLog } from './open-log.ts'

const marker = 'Marguerite'
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

/** All that stands in a log after an error was logged, in each of the ways that there are. */
function logged(error: unknown): string {
  const lines: string[] = []
  const log = openLog('trace', { write: line => void lines.push(line) })
  log.error({ err: error }, 'failed')
  log.warn({ error }, 'failed')
  log.error({ why: error, job: 'x' }, 'failed')
  log.error(error)
  log.child({ request: 1 }).error({ err: error }, 'failed')
  return lines.join('')
}

const row = {
  uid: 'u1',
  name: marker,
  language: 'zh-tw' as const,
  region: 'TW' as const,
  createdAt: new Date(0),
}
const failing: Record<string, () => unknown> = {
  'a row that is there already': async () => {
    await connection.db.insert(users).values(row)
    await connection.db.insert(users).values(row)
  },
  'a row that a check refuses': () =>
    connection.db.execute(sql`insert into users (uid, name, language) values ('u2', ${marker}, ${marker})`),
  'a value of another type': () => connection.db.execute(sql`select ${marker}::int`),
  'a text with NUL': () => connection.db.insert(users).values({ ...row, uid: 'u3', name: `${marker}\0` }),
  'an error with an error in it': () =>
    connection.db.execute(sql`select ${marker}::int`).catch(error => {
      throw new Error('the step failed', { cause: error })
    }),
  'JSON that is none': () => JSON.parse(`{"${marker}`),
  'an address that is none': () => new URL(`//${marker}`),
  'what is not of its shape': () =>
    z.strictObject({ a: z.record(z.string(), z.number()) }).parse({ a: { [marker]: marker }, [marker]: 1 }),
}

test.each(Object.entries(failing))('%s leaves no words in the log', async (_, fail) => {
  const error = await Promise.resolve()
    .then(fail)
    .then(
      () => undefined,
      caught => caught,
    )
  expect(error).toBeInstanceOf(Error)
  const text = logged(error)
  expect(text).not.toContain(marker)
  expect(text).toContain('"stack":"    at ')
})

test('what broke is said', async () => {
  const error = await connection.db.execute(sql`select * from nowhere where name = ${marker}`).catch(e => e)
  const text = logged(error)
  expect(text).toContain('Failed query: select * from nowhere where name = $1')
  expect(text).toContain('42P01')
})
