import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { shipments } from './schema.ts'

export type ShipmentRow = typeof shipments.$inferSelect

/** False where the order has one. */
export async function insertShipment(tx: Sql, oid: string): Promise<boolean> {
  const { rowCount } = await tx.insert(shipments).values({ oid, state: 'making' }).onConflictDoNothing()
  return rowCount === 1
}

export async function findShipment(db: Sql, oid: string): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(shipments).where(eq(shipments.oid, oid))
  return row
}

/** Nobody else moves it before the transaction ends. */
export async function lockShipment(tx: Sql, oid: string): Promise<ShipmentRow | undefined> {
  const [row] = await tx.select().from(shipments).where(eq(shipments.oid, oid)).for('update')
  return row
}

export async function updateShipment(tx: Sql, oid: string, change: ShipmentChange): Promise<void> {
  await tx.update(shipments).set(written(change)).where(eq(shipments.oid, oid))
}

/** Changes an order that is to be handed over for this time; false where it is not, or is to be printed once more by now. */
export async function updateReady(
  db: Sql,
  { oid, reprint }: { oid: string; reprint: number },
  change: ShipmentChange,
): Promise<boolean> {
  const isThis = and(eq(shipments.oid, oid), eq(shipments.state, 'ready'), eq(shipments.reprints, reprint))
  const { rowCount } = await db.update(shipments).set(written(change)).where(isThis)
  return rowCount === 1
}

type ShipmentChange = Partial<Omit<ShipmentRow, 'oid' | 'paidAt' | 'handedOverAt' | 'shippedAt'>>

/** With the moment of what happened. */
function written(change: ShipmentChange) {
  return {
    ...change,
    ...(change.state === 'handedOver' && { handedOverAt: sql`now()` }),
    ...((change.state === 'shipped' || change.state === 'sent') && { shippedAt: sql`now()` }),
  }
}

/** Those of these orders that have one. */
export async function listShipments(db: Sql, oids: readonly string[]): Promise<ShipmentRow[]> {
  if (oids.length === 0) return []
  return db
    .select()
    .from(shipments)
    .where(inArray(shipments.oid, [...oids]))
}

/** Work that printers have, the oldest first. */
export async function listHandedOver(db: Sql): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(shipments)
    .where(eq(shipments.state, 'handedOver'))
    .orderBy(asc(shipments.paidAt))
    .limit(500)
}
