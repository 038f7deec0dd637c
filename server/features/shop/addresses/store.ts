import { count, desc, eq, sql } from 'drizzle-orm'
import { invariant } from '#domain/invariant'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { type AddressRow, addresses } from './schema.ts'

export async function findAddress(db: Sql, addressId: string): Promise<AddressRow | undefined> {
  const [row] = await addressById(db).execute({ addressId })
  return row
}

const addressById = prepareOnce(db =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.addressId, sql.placeholder('addressId')))
    .prepare('address_by_id'),
)

/** Those used last first. */
export async function listAddressesOf(db: Sql, uid: string): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.uid, uid)).orderBy(desc(addresses.usedAt))
}

export async function countAddresses(tx: Sql, uid: string): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(addresses).where(eq(addresses.uid, uid))
  invariant(row, 'a count has one row')
  return row.number
}

export async function insertAddress(tx: Sql, row: AddressRow): Promise<void> {
  await tx.insert(addresses).values(row)
}

/** The address after the change; undefined where it was forgotten meanwhile. */
export async function updateAddress(
  db: Sql,
  addressId: string,
  change: Partial<Pick<AddressRow, 'address' | 'customs'>>,
): Promise<AddressRow | undefined> {
  const [row] = await db.update(addresses).set(change).where(eq(addresses.addressId, addressId)).returning()
  return row
}

/** The order of a list is by it. */
export async function setUsed(tx: Sql, addressId: string, usedAt: Date): Promise<void> {
  await usedAddress(tx).execute({ addressId, usedAt })
}

const usedAddress = prepareOnce(tx =>
  tx
    .update(addresses)
    .set({ usedAt: sql`${sql.placeholder('usedAt')}` })
    .where(eq(addresses.addressId, sql.placeholder('addressId')))
    .prepare('use_address'),
)

export async function removeAddress(db: Sql, addressId: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.addressId, addressId))
}
