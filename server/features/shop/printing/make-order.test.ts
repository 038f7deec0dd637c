import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../tests/database.ts'
import { importDeps } from '../../../../tests/imports/import-fixture.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { frozenBooks } from '../freezing/schema.ts'
import { runIdOf } from '../print-files/ask-for-print.ts'
import { listRuns, updateRun } from '../print-files/store.ts'
import { acceptFiles, advanceOrdersOf, beginShipment, profileOf } from './make-order.ts'
import { findShipment } from './store.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let folder: string
let deps: ReturnType<typeof importDeps>
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'daybound-making-'))
  deps = importDeps(database.url, folder)
})
afterAll(async () => {
  await deps.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A placed order of a paperback of each snapshot; gives the runs that make their files. */
async function place(oid: string, ...snapshots: string[]): Promise<string[]> {
  const books = snapshots.map(snapshotKey => ({ snapshotKey, binding: 'paperback' as const }))
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
  const [runId = ''] = await place('o1', 's1')
  await place('o2', 's1')
  await begin('o1')
  await between(
    tx => end(tx, runId),
    tx => beginShipment(tx, 'o2', deps),
  )
  expect([await stateOf('o1'), await stateOf('o2')]).toEqual(['ready', 'ready'])
})

test('files that are finished while an order that wants them is paid are not overlooked', async () => {
  const [runId = ''] = await place('o3', 's3')
  await place('o4', 's3')
  await begin('o3')
  await between(
    tx => beginShipment(tx, 'o4', deps),
    tx => end(tx, runId),
  )
  expect([await stateOf('o3'), await stateOf('o4')]).toEqual(['ready', 'ready'])
})

test('orders of the same books in another order are paid, and their files accepted, at once', async () => {
  const runIds = await place('o5', 's5', 's6')
  await place('o6', 's6', 's5')
  await begin('o5')
  for (const runId of runIds) await updateRun(deps.db, runId, { state: 'objected' })
  await between(
    tx => beginShipment(tx, 'o6', deps),
    tx => acceptFiles(tx, 'o5', deps),
  )
  expect(await listRuns(deps.db, runIds)).toMatchObject([{ state: 'ready' }, { state: 'ready' }])
  expect([await stateOf('o5'), await stateOf('o6')]).toEqual(['ready', 'ready'])
})
