import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDeskOrder } from '../../../../tests/shop/insert-desk-order.ts'
import { printingFixture } from '../../../../tests/shop/printing-fixture.ts'
import type { PrintState } from '../../../adapters/printers/printer.ts'
import { lookAtPrinterJob } from './look-at-printer-job.ts'
import { hearPrinter, reprintOrder, shipOrder } from './ship-order.ts'
import { findShipment, updateShipment } from './store.ts'

let world: Awaited<ReturnType<typeof printingFixture>>
beforeAll(async () => {
  world = await printingFixture()
})
afterAll(() => world.close())

const refused: PrintState = { state: 'refused', why: 'the cover has no bleed' }
const shipmentOf = (oid: string) => findShipment(world.deps.db, oid)

/** An order that the printer has. */
function handedOver(jobId: string) {
  const shipment = { state: 'handedOver' as const, printer: 'manual', jobId, handedOverAt: new Date() }
  return insertDeskOrder(world.deps, { shipment })
}

test('an order that the printer refused waits for nobody any more once it is on its way', async () => {
  const { deps } = world
  const oid = await handedOver('j1')
  await deps.db.transaction(tx => hearPrinter(tx, { oid, jobId: 'j1' }, refused, deps))
  expect(await shipmentOf(oid)).toMatchObject({ state: 'handedOver', why: 'the cover has no bleed' })
  await deps.db.transaction(tx => shipOrder(tx, oid, undefined, deps))
  expect(await shipmentOf(oid)).toMatchObject({ state: 'shipped', why: null })
})

test('an order that the printer works on again waits for nobody any more', async () => {
  const { deps } = world
  const oid = await handedOver('j2')
  const hear = (heard: PrintState) =>
    deps.db.transaction(tx => hearPrinter(tx, { oid, jobId: 'j2' }, heard, deps))
  await hear(refused)
  await hear({ state: 'working' })
  expect(await shipmentOf(oid)).toMatchObject({ state: 'handedOver', why: null })
})

test.each([refused, { state: 'shipped', tracking: undefined } as const])(
  'what the printer tells of work that a reprint replaced meanwhile is not that of the reprint: %j',
  async heard => {
    const { deps } = world
    const oid = await handedOver(`old-${heard.state}`)
    const look = async (jobId: string): Promise<PrintState> => {
      if (jobId !== `old-${heard.state}`) return { state: 'working' }
      await deps.db.transaction(tx => reprintOrder(tx, oid, deps))
      await updateShipment(deps.db, oid, { state: 'handedOver', printer: 'manual', jobId: 'new' })
      return heard
    }
    await lookAtPrinterJob.run({}, { ...deps, printer: { ...deps.printer, look } })
    expect(await shipmentOf(oid)).toMatchObject({ state: 'handedOver', jobId: 'new', why: null })
  },
)
