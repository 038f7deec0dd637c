import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDeskOrder } from '../../../../tests/shop/insert-desk-order.ts'
import { printingFixture } from '../../../../tests/shop/printing-fixture.ts'
import type { PrintState } from '../../../adapters/printers/printer.ts'
import { lookAtPrinterJob } from './look-at-printer-job.ts'
import { reprintOrder } from './ship-order.ts'
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
