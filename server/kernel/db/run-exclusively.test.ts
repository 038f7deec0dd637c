import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { type Connection, connect } from './connect.ts'
import { runExclusively } from './run-exclusively.ts'

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

const run = <T>(key: string, work: () => Promise<T>) =>
  runExclusively(database.url, { lockClass: 7_499, key }, work)

/** States of the connections that hold locks. */
async function lockers(): Promise<unknown[]> {
  const { rows } = await connection.db.execute(sql`
    select pid, state, xact_start from pg_stat_activity
    where datname = current_database() and application_name = 'daybound-lock'`)
  return rows
}

/** Work that goes on until it is told to end. */
function openWork() {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<string>()
  const work = () => {
    begun.resolve()
    return end.promise
  }
  return { work, begun: begun.promise, end: end.resolve }
}

test('of one key one works at a time, and the next begins when it has ended', async () => {
  const [first, second] = [openWork(), openWork()]
  const order: string[] = []
  const running = run('a', first.work)
  await first.begun
  const waiting = run('a', second.work)
  second.begun.then(() => order.push('second begins'))
  // as many tries as it takes to see that none of them is let in
  await run('b', async () => 'another key waits for nobody')
  expect(order).toEqual([])
  // the work has ended now: the lock is free a little before the call that held it returns
  order.push('first ends')
  first.end('done')
  await running
  await second.begun
  expect(order).toEqual(['first ends', 'second begins'])
  second.end('second ends')
  expect(await waiting).toBe('second ends')
})

test('no transaction is open meanwhile, and nothing is left behind', async () => {
  const { work, begun, end } = openWork()
  const running = run('c', work)
  await begun
  expect(await lockers()).toMatchObject([{ state: 'idle', xact_start: null }])
  end('done')
  await running
  await expect.poll(lockers).toEqual([])
})

test('work that fails lets the next begin', async () => {
  await expect(run('d', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run('d', async () => 'done')).toBe('done')
})

test('a lost connection is told, and the next may begin', async () => {
  const { work, begun } = openWork()
  const running = run('e', work)
  await begun
  const refused = expect(running).rejects.toThrow()
  await connection.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'daybound-lock'`)
  await refused
  expect(await run('e', async () => 'done')).toBe('done')
})
