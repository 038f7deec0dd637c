import { eq } from 'drizzle-orm'
import type { PostalAddress } from '#contract/addresses'
import { bookSnapshots, frozenBooks } from '#server/features/shop/freezing/schema'
import type { OrderRow } from '#server/features/shop/orders/schema'
import { insertOrder } from '#server/features/shop/orders/store'
import { askForPrint } from '#server/features/shop/print-files/ask-for-print'
import { printRuns } from '#server/features/shop/print-files/schema'
import { shipments } from '#server/features/shop/printing/schema'
import type { Connection } from '#server/kernel/db/connect'
import { newId } from '#server/new-id'
import { buildOrder } from './build-order.ts'

/** An order of nobody's, of a book whose files are made, in a state; gives its id. */
export async function insertDeskOrder(
  { db }: Pick<Connection, 'db'>,
  {
    shipment,
    files = 'ready',
    bid = newId(),
    ...overrides
  }: Partial<OrderRow> & {
    shipment?: Partial<typeof shipments.$inferInsert>
    files?: 'ready' | 'objected'
    /** Of a book that is there. */
    bid?: string
  } = {},
): Promise<string> {
  const oid = newId()
  const { order, line } = buildOrder({ oid, uid: '', bid })
  const address = { ...taipei, lastName: `林${oid}` }
  const written = { ...order, uid: null, email: `${oid}@example.com`, address, ...overrides }
  await db.transaction(tx => insertOrder(tx, written, [line]))
  const snapshotKey = newId()
  await db
    .insert(bookSnapshots)
    .values({ snapshotKey, bid: line.bid, settings: {} as never, files: [], sha256: 'x' }) // nobody reads them here
  const book = { oid, seq: 1, snapshotKey, binding: 'paperback' as const }
  await db.insert(frozenBooks).values(book)
  const runId = await askForPrint(db, book, 'house', { jobs: { enqueue: async () => undefined } as never }) // no more is asked of it
  await db
    .update(printRuns)
    .set({ state: files, done: 100, pages: 100, volumes: 1 })
    .where(eq(printRuns.runId, runId))
  await db.insert(shipments).values({ oid, state: 'making', ...shipment })
  return oid
}

const taipei: PostalAddress = {
  firstName: '怡君',
  lastName: '林',
  line1: '和平東路一段 1 號',
  line2: '',
  city: '大安區',
  state: 'TPE',
  country: 'TW',
  postalCode: '106',
  areaCode: '886',
  phone: '912345678',
  email: 'yijun@example.com',
  isCommercial: false,
  customs: null,
}
