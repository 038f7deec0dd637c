import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { callAs } from './caller-here.ts'
import { type Connection, connect, type Db } from './connect.ts'
import { afterCommit } from './inside-transaction.ts'
import type { ConnectionLimits } from './limits.ts'
import { PoolBusy } from './pool-busy.ts'
import { whyUnavailable } from './why-unavailable.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

function open(limits: Partial<ConnectionLimits> = {}): Connection {
  const connection = connect(database.url, () => undefined, limits)
  onTestFinished(connection.close)
  return connection
}

/** What a transaction waits for; opened at the end of the test at the latest. */
function gate(): PromiseWithResolvers<void> {
  const made = Promise.withResolvers<void>()
  onTestFinished(() => made.resolve())
  return made
}

const waitMs = 5_000

/**
 * Timers fire when the test says so and not before: connecting may take no longer than waiting for a connection, and a busy machine
 * takes its time for it.
 */
function stillTime(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return ms => vi.advanceTimersByTimeAsync(ms)
}

/** A transaction that has its connection once it has begun, and keeps it. */
function begun(db: Db, until: Promise<void>) {
  const has = Promise.withResolvers<void>()
  const ended = db.transaction(async tx => {
    await tx.execute(sql`select 1`)
    has.resolve()
    await until
  })
  return { begun: has.promise, ended }
}

/** Why a query fails: the word for it, and the code of PostgreSQL. */
async function failureOf(query: Promise<unknown>) {
  const error = await query.then(
    () => undefined,
    caught => caught,
  )
  return [whyUnavailable(error), error?.cause?.code ?? error?.constructor.name]
}

test('a statement, a wait for a lock and an idle transaction end in time', async () => {
  const { db } = open({ statementMs: 200, lockMs: 100, idleMs: 100 })
  expect(await failureOf(db.execute(sql`select pg_sleep(30)`))).toEqual(['busy', '57014'])
  const lock = sql`select pg_advisory_xact_lock(1)`
  const release = gate()
  const locked = Promise.withResolvers<void>()
  const holding = open().db.transaction(async tx => {
    await tx.execute(lock)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  expect(await failureOf(open({ lockMs: 100 }).db.execute(lock))).toEqual(['busy', '55P03'])
  release.resolve()
  await holding
  const idle = db.transaction(async tx => {
    await tx.execute(sql`select 1`)
    await expect
      .poll(
        () =>
          tx.execute(sql`select 1`).then(
            () => 'open',
            () => 'ended',
          ),
        { interval: 300 },
      )
      .toBe('ended')
    throw await tx.execute(sql`select 1`).catch(error => error)
  })
  expect((await failureOf(idle))[0]).toMatch(/busy|away/)
})

test('who waits too long for a connection hears so', async () => {
  const pass = stillTime()
  const { db, pool } = open({ most: 1, waitMs })
  const release = gate()
  const holding = begun(db, release.promise)
  await holding.begun
  const refused = failureOf(db.execute(sql`select 1`))
  await pass(waitMs)
  expect((await refused)[0]).toBe('busy')
  expect(pool.oldestWaitMs()).toBe(0)
  release.resolve()
  await holding.ended
  await db.execute(sql`select 1`)
})

test('one caller holds no more than his share, the others of his wait without a connection', async () => {
  const { db, pool } = open({ most: 4, mostOfOne: 2, waitMs: 60_000 })
  const release = gate()
  const holdings: Promise<void>[] = []
  callAs('user a', () => {
    for (let i = 0; i < 10; i += 1) holdings.push(db.transaction(() => release.promise))
  })
  await expect.poll(() => pool.totalCount).toBe(2)
  const other = Promise.withResolvers<unknown>()
  callAs('user b', () => db.execute(sql`select 1`).then(other.resolve, other.reject))
  await other.promise
  await expect.poll(() => pool.oldestWaitMs()).toBe(0)
  expect(pool.totalCount).toBe(3)
  release.resolve()
  await Promise.all(holdings)
})

test('a turn that does not come is given up, and leaves the line', async () => {
  const pass = stillTime()
  const { db } = open({ most: 4, mostOfOne: 1, waitMs })
  const release = gate()
  const asUserA = <T>(ask: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => callAs('user a', () => ask().then(resolve, reject)))
  const holding = asUserA(async () => begun(db, release.promise))
  await (await holding).begun
  const refused = asUserA(() => db.execute(sql`select 1`)).catch(error => error.cause ?? error)
  await pass(waitMs)
  expect(await refused).toBeInstanceOf(PoolBusy)
  release.resolve()
  await (await holding).ended
  await asUserA(() => db.execute(sql`select 1`))
})

test('who asks the pool inside a transaction is refused, and after it is not', async () => {
  const { db } = open()
  const nested = db.transaction(async tx => {
    await tx.transaction(inner => inner.execute(sql`select 1`))
    await db.execute(sql`select 1`)
  })
  await expect(nested).rejects.toThrow('Failed query')
  expect(await nested.catch(error => error.cause.message)).toContain('inside a transaction')
  await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toThrow(
    'inside a transaction',
  )
  let later: Promise<unknown> | undefined
  const ended = Promise.withResolvers<void>()
  await db.transaction(async () => {
    later = ended.promise.then(() => db.execute(sql`select 1`))
  })
  ended.resolve()
  await later
})

test('what is to come after a commit waits for it, and does not come where there is none', async () => {
  const { db } = open()
  const acts: string[] = []
  await db.transaction(async tx => {
    await tx.transaction(async () => afterCommit(() => acts.push('committed')))
    expect(acts).toEqual([])
  })
  expect(acts).toEqual(['committed'])
  const undone = db.transaction(async () => {
    afterCommit(() => acts.push('never'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  afterCommit(() => acts.push('at once'))
  expect(acts).toEqual(['committed', 'at once'])
})
