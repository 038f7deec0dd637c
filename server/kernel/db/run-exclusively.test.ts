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

const run = <T>(key: string, work: (isLost: AbortSignal) => Promise<T>) =>
  runExclusively(database.url, { lockClass: 7_499, key }, work)

/** States of the connections that hold locks. */
async function lockers(): Promise<unknown[]> {
  const { rows } = await connection.db.execute(sql`
    select pid, state, xact_start from pg_stat_activity
    where datname = current_database() and application_name = 'daybound-lock'`)
  return rows
}

/** Work that goes on until it is told to end; `note` hears of its begin and its end. */
function openWork(note: (what: string) => void = () => undefined) {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<string>()
  const work = async () => {
    note('begins')
    begun.resolve()
    const result = await end.promise
    note('ends')
    return result
  }
  return { work, begun: begun.promise, end: end.resolve }
}

test('of one key one works at a time, and the next begins when it has ended', async () => {
  const order: string[] = []
  const noted = (name: string) => openWork(what => order.push(`${name} ${what}`))
  const [first, second] = [noted('first'), noted('second')]
  const running = run('a', first.work)
  await first.begun
  const waiting = run('a', second.work)
  // as many tries as it takes to see that none of them is let in
  await run('b', async () => 'another key waits for nobody')
  expect(order).toEqual(['first begins'])
  first.end('of the first')
  await second.begun
  expect(order).toEqual(['first begins', 'first ends', 'second begins'])
  second.end('of the second')
  expect(await Promise.all([running, waiting])).toEqual(['of the first', 'of the second'])
})

test('no transaction is open meanwhile, and nothing is left behind', async () => {
  const { work, begun, end } = openWork()
  const running = run('c', work)
  await begun
  // of the work before, a connection may be on its way out still
  await expect.poll(lockers).toMatchObject([{ state: 'idle', xact_start: null }])
  end('done')
  await running
  await expect.poll(lockers).toEqual([])
})

test('work that fails lets the next begin', async () => {
  await expect(run('d', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run('d', async () => 'done')).toBe('done')
})

test('a lost connection is told, to the work as well, and the next may begin', async () => {
  const { work, begun } = openWork()
  let signal = new AbortController().signal
  const running = run('e', isLost => {
    signal = isLost
    return work()
  })
  await begun
  expect(signal.aborted).toBe(false)
  const refused = expect(running).rejects.toThrow()
  await connection.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'daybound-lock'`)
  await refused
  expect(signal.aborted).toBe(true)
  expect(await run('e', async () => 'done')).toBe('done')
})
