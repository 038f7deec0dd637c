import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { PrinterName } from '#domain/catalogue/printers'
import { luluWorld } from '#sandbox/lulu/lulu-world'
import { luluPrinter } from '#server/adapters/printers/lulu-printer'
import { PrinterRefusal, type PrintOrder } from '#server/adapters/printers/printer'
import { insertDeskOrder } from '../../../../tests/shop/insert-desk-order.ts'
import { printingFixture } from '../../../../tests/shop/printing-fixture.ts'
import { presentDeskOrder } from '../desk/present-desk.ts'
import { listFrozenBooks } from '../freezing/store.ts'
import { readOrder } from '../orders/store.ts'
import { ordersToMake } from '../orders-to-make.ts'
import { runIdOf } from '../print-files/ask-for-print.ts'
import { insertFiles, updateRun } from '../print-files/store.ts'
import { shipmentsOfOrders } from '../shipments-of-orders.ts'
import { handOverJob } from './hand-over-job.ts'
import { advanceOrdersOf } from './make-order.ts'
import { reprintOrder } from './ship-order.ts'
import { findShipment } from './store.ts'

let world: Awaited<ReturnType<typeof printingFixture>>
beforeAll(async () => {
  world = await printingFixture()
})
afterAll(() => world.close())

const job = handOverJob(ordersToMake.readToPrint)
const shipmentOf = (oid: string) => findShipment(world.deps.db, oid)
const reprint = (oid: string) => world.deps.db.transaction(tx => reprintOrder(tx, oid, world.deps))
const printed = () =>
  insertDeskOrder(world.deps, { shipment: { state: 'shipped', handedOverAt: new Date() } })

test('a reprint that is pressed while another is handed over is handed over as well', async () => {
  const { deps } = world
  const oid = await printed()
  await makeFiles(oid)
  await reprint(oid)
  const handed: string[] = []
  const printer = {
    ...deps.printer,
    async handOver({ id }: { id: string }) {
      if (handed.length === 0) await reprint(oid)
      handed.push(id)
      return { jobId: id }
    },
  }
  await job.run({ oid, reprint: 1 }, { ...deps, printer })
  await job.run({ oid, reprint: 2 }, { ...deps, printer })
  expect(handed).toEqual([`${oid}-1`, `${oid}-2`])
  expect(await shipmentOf(oid)).toMatchObject({ state: 'handedOver', jobId: `${oid}-2`, reprints: 2 })
})

test('a hand-over that fails says nothing of one that came after it', async () => {
  const { deps } = world
  const oid = await printed()
  await reprint(oid)
  await reprint(oid)
  await job.failed?.({ oid, reprint: 1 }, new Error('away'), deps)
  expect(await shipmentOf(oid)).toMatchObject({ state: 'ready', why: null })
  await job.failed?.({ oid, reprint: 2 }, new Error('away'), deps)
  expect(await shipmentOf(oid)).toMatchObject({ state: 'ready', why: 'not handed over' })
})

test('what was given back is not handed over', async () => {
  const { deps } = world
  const oid = await insertDeskOrder(deps, { state: 'refunded', shipment: { state: 'ready' } })
  await job.run({ oid, reprint: 0 }, deps)
  expect(await shipmentOf(oid)).toMatchObject({ state: 'ready', why: 'refunded', jobId: null })
})

test('a hand-over that runs twice at once is one print job at Lulu', async () => {
  const { deps } = world
  const oid = await insertDeskOrder(deps, { shipment: { state: 'ready' } })
  await makeFiles(oid)
  const lulu = await servedLulu()
  const twice = [job.run({ oid, reprint: 0 }, lulu.deps), job.run({ oid, reprint: 0 }, lulu.deps)]
  // nobody hears what Lulu has before both have asked, or one of them waits for the other
  await expect.poll(async () => lulu.looks() === 2 || (await lockers()) === 2).toBe(true)
  lulu.answer()
  await Promise.all(twice)
  expect(lulu.world.jobs().map(({ external_id }) => external_id)).toEqual([oid])
  expect(await shipmentOf(oid)).toMatchObject({ state: 'handedOver', jobId: '1000' })
})

test('what the printer objects to is told at once, and still when the tries are over', async () => {
  const { deps } = world
  const oid = await insertDeskOrder(deps, { shipment: { state: 'ready' } })
  await makeFiles(oid)
  const handOver = () => Promise.reject(new PrinterRefusal('city: This field is required.'))
  const refusing = { ...deps, printer: { ...deps.printer, handOver } }
  await expect(job.run({ oid, reprint: 0 }, refusing)).rejects.toThrow('city')
  expect(await shipmentOf(oid)).toMatchObject({ state: 'ready', why: 'city: This field is required.' })
  await job.failed?.({ oid, reprint: 0 }, new Error('city'), deps)
  expect(await shipmentOf(oid)).toMatchObject({ why: 'city: This field is required.' })
  const taking = { ...deps, printer: { ...deps.printer, handOver: async () => ({ jobId: 'j' }) } }
  await job.run({ oid, reprint: 0 }, taking)
  expect(await shipmentOf(oid)).toMatchObject({ state: 'handedOver', why: null })
})

test('a book of a size that the printer has not is not handed over, and staff are told why', async () => {
  const { deps } = world
  const oid = await insertDeskOrder(deps, { shipment: { state: 'ready' } })
  await makeFiles(oid)
  const handOver = () => expect.unreachable()
  const other = { ...deps, printer: { ...deps.printer, papers: ['a4' as const], handOver } }
  await expect(job.run({ oid, reprint: 0 }, other)).rejects.toThrow('paper not printed')
  expect(await shipmentOf(oid)).toMatchObject({ state: 'ready', why: 'paper not printed' })
})

test('an order whose files another printer has is not handed over without files: its own are asked for', async () => {
  const { deps } = world
  const oid = await insertDeskOrder(deps, { shipment: { state: 'ready' } })
  await makeFiles(oid)
  const handed: PrintOrder[] = []
  const handOver = async (order: PrintOrder) => {
    handed.push(order)
    return { jobId: 'j' }
  }
  const asked: unknown[] = []
  const jobs = {
    ...deps.jobs,
    enqueue: async (_tx: unknown, _queue: unknown, payload: unknown) => void asked.push(payload),
  }
  const atLulu = { ...deps, jobs, printer: { ...deps.printer, profile: 'lulu' as const, handOver } }
  await job.run({ oid, reprint: 0 }, atLulu)
  const runId = runIdOf({ ...(await bookOf(oid)), profile: 'lulu' })
  expect(handed).toEqual([])
  expect(await shipmentOf(oid)).toMatchObject({ state: 'making', jobId: null })
  expect(asked).toEqual([{ runId }])
  // meanwhile there are those that were made before
  expect((await presentDeskOrder(oid, deps))?.lines[0]?.files).toMatchObject({
    state: 'ready',
    profile: 'house',
  })

  await makeFiles(oid, 'lulu')
  await deps.db.transaction(async tx => {
    await updateRun(tx, runId, { state: 'ready' })
    await advanceOrdersOf(tx, runId, atLulu)
  })
  expect(asked.at(-1)).toEqual({ oid, reprint: 0 })
  await job.run({ oid, reprint: 0 }, atLulu)
  expect(handed).toMatchObject([{ id: oid, books: [{ volume: 1, pages: 100 }] }])
  expect(await shipmentOf(oid)).toMatchObject({ state: 'handedOver', jobId: 'j' })
})

test('an order has the files that were made for it, whoever prints now', async () => {
  const { deps } = world
  const oid = await printed()
  await makeFiles(oid)
  const atLulu = { ...deps, printer: { ...deps.printer, profile: 'lulu' as const } }
  const files = (await presentDeskOrder(oid, atLulu))?.lines[0]?.files
  expect(files).toMatchObject({
    state: 'ready',
    profile: 'house',
    files: [{ kind: 'cover' }, { kind: 'inner' }],
  })
  const order = await readOrder(deps.db, oid)
  if (!order) throw new Error('the order is there')
  const printbook = await shipmentsOfOrders.printbookOf({ ...order, paidAt: deps.now() }, atLulu)
  expect(printbook).toMatchObject({ state: 'ready', done: 100, volumes: [{ volume: 1 }] })
  expect(printbook.volumes[0]?.inner).toContain('/order-file/aaa')
})

/** Connections that hold a lock or wait for it. */
async function lockers(): Promise<number | null> {
  const { rowCount } = await world.deps.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and application_name = 'daybound-lock'`,
  )
  return rowCount
}

async function bookOf(oid: string) {
  const [book] = await listFrozenBooks(world.deps.db, oid)
  if (!book) throw new Error('an order of the desk has a book')
  return book
}

/** As if the press had made them. */
async function makeFiles(oid: string, profile: PrinterName = 'house'): Promise<void> {
  const { db } = world.deps
  const file = { runId: runIdOf({ ...(await bookOf(oid)), profile }), volume: 1, bytes: 8, pages: 100 }
  await insertFiles(db, [
    { ...file, kind: 'inner', sha256: 'a'.repeat(64) },
    { ...file, kind: 'cover', sha256: 'b'.repeat(64) },
  ])
}

/** Lulu, who tells what it has once it may. */
async function servedLulu() {
  const played = luluWorld()
  const mayAnswer = Promise.withResolvers<void>()
  let looks = 0
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      looks += 1
      await mayAnswer.promise
    }
    await played.handle(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // a server that listens on a port has one
  const { port } = server.address() as AddressInfo
  const account = { key: 'sandbox-client', secret: 'sandbox-secret', email: 'b@days.example' }
  const lulu = luluPrinter({ ...account, url: `http://127.0.0.1:${port}/sandbox/lulu` }, world.deps.now)
  return {
    world: played,
    looks: () => looks,
    answer: () => mayAnswer.resolve(),
    // with the files that there are
    deps: { ...world.deps, printer: { ...lulu, profile: 'house' as const } },
  }
}
