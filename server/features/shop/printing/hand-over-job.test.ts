import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDeskOrder } from '../../../../tests/shop/insert-desk-order.ts'
import { printingFixture } from '../../../../tests/shop/printing-fixture.ts'
import { ordersToMake } from '../orders-to-make.ts'
import { handOverJob } from './hand-over-job.ts'
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
