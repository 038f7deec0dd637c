import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { buildOrder } from '../../../../tests/shop/build-order.ts'
import { printingFixture } from '../../../../tests/shop/printing-fixture.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { settleTrouble } from '../desk/store.ts'
import { frozenBooks } from '../freezing/schema.ts'
import { mails } from '../mails/schema.ts'
import { insertOrder, setOrderState } from '../orders/store.ts'
import { askForPrint, runIdOf } from '../print-files/ask-for-print.ts'
import { listRuns, updateRun } from '../print-files/store.ts'
import { acceptFiles, advanceOrdersOf, awaitFiles, beginShipment, profileOf } from './make-order.ts'
import { findShipment } from './store.ts'

let world: Awaited<ReturnType<typeof printingFixture>>
let deps: typeof world.deps
beforeAll(async () => {
  world = await printingFixture()
  deps = world.deps
})
afterAll(() => world.close())

/** The books of a placed order, one of each snapshot; gives the runs that make their files. */
async function place(oid: string, snapshots: string[], binding: OrderedBinding = 'paperback') {
  const books = snapshots.map(snapshotKey => ({ snapshotKey, binding }))
  for (const [i, book] of books.entries()) {
    await deps.db.execute(sql`
      insert into book_snapshots (snapshot_key, bid, settings, files) values (${book.snapshotKey}, 'b', '{}', '{}')
      on conflict do nothing`)
    await deps.db.insert(frozenBooks).values({ oid, seq: i + 1, ...book })
  }
  return books.map(book => runIdOf({ ...book, profile: profileOf(book, deps) }))
}

const begin = (oid: string) => deps.db.transaction(tx => beginShipment(tx, oid, deps))
const stateOf = async (oid: string) => (await findShipment(deps.db, oid))?.state

async function end(tx: Sql, runId: string) {
  await updateRun(tx, runId, { state: 'ready' })
  await advanceOrdersOf(tx, runId, deps)
}

/** Does `first`, and keeps it from its commit until `second`, begun after it, is done or waits for it. */
async function between(first: (tx: Sql) => Promise<unknown>, second: (tx: Sql) => Promise<unknown>) {
  const [reached, onwards] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const early = deps.db.transaction(async tx => {
    await first(tx)
    reached.resolve()
    await onwards.promise
  })
  await reached.promise
  let isDone = false
  const late = deps.db.transaction(second).finally(() => {
    isDone = true
  })
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => isDone || (await deps.db.execute(waiting)).rows.length > 0).toBe(true)
  onwards.resolve()
  await Promise.all([early, late])
}

test('an order that is paid while files that another has asked for are finished goes on', async () => {
  const [runId = ''] = await place('o1', ['s1'])
  await place('o2', ['s1'])
  await begin('o1')
  await between(
    tx => end(tx, runId),
    tx => beginShipment(tx, 'o2', deps),
  )
  expect([await stateOf('o1'), await stateOf('o2')]).toEqual(['ready', 'ready'])
})

test('files that are finished while an order that wants them is paid are not overlooked', async () => {
  const [runId = ''] = await place('o3', ['s3'])
  await place('o4', ['s3'])
  await begin('o3')
  await between(
    tx => beginShipment(tx, 'o4', deps),
    tx => end(tx, runId),
  )
  expect([await stateOf('o3'), await stateOf('o4')]).toEqual(['ready', 'ready'])
})

test('orders of the same books in another order are paid, and their files accepted, at once', async () => {
  const runIds = await place('o5', ['s5', 's6'])
  await place('o6', ['s6', 's5'])
  await begin('o5')
  for (const runId of runIds) await updateRun(deps.db, runId, { state: 'objected' })
  await between(
    tx => beginShipment(tx, 'o6', deps),
    tx => acceptFiles(tx, 'o5', deps),
  )
  expect(await listRuns(deps.db, runIds)).toMatchObject([{ state: 'ready' }, { state: 'ready' }])
  expect([await stateOf('o5'), await stateOf('o6')]).toEqual(['ready', 'ready'])
})

test.each(['asked for', 'made'] as const)(
  'files for another printer that are %s while an order begins to wait for them are not overlooked',
  async earlier => {
    const oid = `other ${earlier}`
    const [first = ''] = await place(oid, [oid])
    await begin(oid)
    await deps.db.transaction(tx => end(tx, first))
    const atLulu = { ...deps, printer: { ...deps.printer, profile: 'lulu' as const } }
    const book = { snapshotKey: oid, binding: 'paperback' as const }
    const runId = await askForPrint(deps.db, book, 'lulu', deps)
    const wait = (tx: Sql) => awaitFiles(tx, { oid, reprint: 0 }, atLulu)
    const make = async (tx: Sql) => {
      await updateRun(tx, runId, { state: 'ready' })
      await advanceOrdersOf(tx, runId, atLulu)
    }
    await (earlier === 'made' ? between(make, wait) : between(wait, make))
    expect(await stateOf(oid)).toBe('ready')
    expect(await deps.db.transaction(wait)).toBe(false)
  },
)

test('files that are made after all was given back are sent to nobody', async () => {
  const order = buildOrder({ oid: 'o7', uid: '', bid: 'b', state: 'refunded' })
  await deps.db.transaction(tx => insertOrder(tx, { ...order.order, uid: null }, [order.line]))
  const [runId = ''] = await place('o7', ['s7'], 'pdf')
  await begin('o7')
  await deps.db.transaction(tx => end(tx, runId))
  expect(await deps.db.select().from(mails)).toEqual([])
  expect(await findShipment(deps.db, 'o7')).toMatchObject({ state: 'making', why: 'refunded' })
})

test('what the staff settled stays settled when the files of another book of the order are made', async () => {
  const order = buildOrder({ oid: 'o8', uid: '', bid: 'b', state: 'paid' })
  await deps.db.transaction(tx => insertOrder(tx, { ...order.order, uid: null }, [order.line]))
  const [first = '', second = ''] = await place('o8', ['s8', 's9'])
  await begin('o8')
  await deps.db.transaction(tx => setOrderState(tx, 'o8', 'refunded', deps.now()))
  await deps.db.transaction(tx => end(tx, first))
  expect(await findShipment(deps.db, 'o8')).toMatchObject({ state: 'making', why: 'refunded' })
  expect(await deps.db.transaction(tx => settleTrouble(tx, 'o8', 'o8', deps.now()))).toBe(true)
  await deps.db.transaction(tx => end(tx, second))
  expect(await findShipment(deps.db, 'o8')).toMatchObject({ state: 'making', why: null })
})
