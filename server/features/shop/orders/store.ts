import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { invariant } from '#domain/invariant'
import type { OrderState } from '#domain/orders/order-states'
import { among } from '../../../kernel/db/among.ts'
import { beforeDisk } from '../../../kernel/db/before-disk.ts'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { insertBothOnce, insertOnce } from '../../../kernel/db/insert-once.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { users } from '../../account/users/schema.ts'
import { books } from '../../library/books/schema.ts'
import type { OrderedBook } from '../topics.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders } from './schema.ts'

export async function readOrder(db: Sql, oid: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.oid, oid))
  return order
}

/** The order as it is, and nobody else changes it before the transaction ends. */
export async function lockOrder(tx: Sql, oid: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.oid, oid)).for('update')
  return order
}

/**
 * Who orders, whom nobody else changes before the transaction ends, with the language of his mails; and when the transaction began, by the
 * clock of the database (databaseNow). The transaction does not wait for the disk: what comes of its order does, before it is told.
 */
export async function lockBuyer(
  tx: Sql,
  uid: string,
): Promise<{ language: OrderRow['language']; createdAt: Date } | undefined> {
  const [buyer] = await lockedBuyer(tx).execute({ uid })
  return buyer && { language: buyer.language, createdAt: new Date(buyer.now) }
}

const lockedBuyer = prepareOnce(tx =>
  tx
    .select({ language: users.language, now: sql<string>`now()`, beforeDisk })
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .for('no key update')
    .prepare('locked_buyer'),
)

/** The order that came of a press of the button, if it was pressed before. */
export async function findPressed(db: Sql, uid: string, key: string): Promise<PressedOrder | undefined> {
  const [order] = await pressedOrder(db).execute({ uid, key })
  return order
}

export type PressedOrder = Pick<OrderRow, 'oid' | 'bodyHash'>

const pressedOrder = prepareOnce(db =>
  db
    .select({ oid: orders.oid, bodyHash: orders.bodyHash })
    .from(orders)
    .where(and(eq(orders.uid, sql.placeholder('uid')), eq(orders.idempotencyKey, sql.placeholder('key'))))
    .prepare('pressed_order'),
)

/** The order that a person placed at this very moment. */
export async function findPlacedAt(db: Sql, uid: string, at: Date): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.uid, uid), eq(orders.createdAt, at)))
  return order
}

/** The newest first, without those that were taken off the list. */
export async function listOrdersOf(db: Sql, uid: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.uid, uid), isNull(orders.hiddenAt)))
    .orderBy(desc(orders.createdAt), orders.oid)
    .limit(500)
}

/** All of a person, hidden ones too, the oldest first. */
export async function listAllOrdersOf(db: Sql, uid: string): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.uid, uid)).orderBy(orders.createdAt, orders.oid)
}

/** The lines of the orders, each in their order. */
export async function listLines(db: Sql, oids: readonly string[]): Promise<OrderLineRow[]> {
  if (oids.length === 0) return []
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.oid, [...oids]))
    .orderBy(orderLines.oid, orderLines.seq)
}

/** In a transaction, on whose one connection the other lines come behind their order and its first. */
export async function insertOrder(tx: Sql, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  const [first, ...others] = lines
  invariant(first, 'an order has a line')
  await Promise.all([insertWithLine(tx, order, first), ...others.map(line => insertLine(tx, line))])
}

const insertWithLine = insertBothOnce('insert_order_with_line', orders, orderLines)
const insertLine = insertOnce('insert_order_line', orderLines)

/** Where it is paid, since when. */
export async function setOrderState(tx: Sql, oid: string, state: OrderState, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ state, ...(state === 'paid' && { paidAt: now }) })
    .where(eq(orders.oid, oid))
}

/** Off the list of the person; one that is off it stays so. */
export async function setHidden(db: Sql, oid: string, hiddenAt: Date): Promise<void> {
  await db
    .update(orders)
    .set({ hiddenAt })
    .where(and(eq(orders.oid, oid), isNull(orders.hiddenAt)))
}

/** How many books of the orders paid last, and not paid back, are bound in each way; several copies of one are one. */
export async function countSold(db: Sql): Promise<{ binding: OrderedBinding; books: number }[]> {
  const lately = db
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), ne(orders.state, 'refunded')))
    .orderBy(desc(orders.paidAt))
    .limit(1000)
  return db
    .select({ binding: orderLines.binding, books: count() })
    .from(orderLines)
    .where(inArray(orderLines.oid, lately))
    .groupBy(orderLines.binding)
    .orderBy(orderLines.binding)
}

/** Some of those that have been unpaid for so many hours, the oldest first. */
export async function listUnpaidFor(db: Sql, hours: number, now: Date, limit: number): Promise<string[]> {
  const before = sql`${byBothClocks(now)} - make_interval(hours => ${hours})`
  const rows = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.createdAt, before)))
    .orderBy(orders.createdAt)
    .limit(limit)
  return rows.map(({ oid }) => oid)
}

/** A person's own books among these, locked in an order that all keep; nobody changes them before the transaction ends. */
export async function lockOwnBooks(tx: Sql, uid: string, bids: readonly string[]): Promise<OrderedBook[]> {
  return lockedOwnBooks(tx).execute({ uid, bids })
}

const { bid, type, typeset, design, locale, timeZone, runsOn, gift, revision } = getTableColumns(books)
/** An order asks for no more: each column costs both sides work. */
const orderedColumns = { bid, type, typeset, design, locale, timeZone, runsOn, gift, revision }

const lockedOwnBooks = prepareOnce(tx =>
  tx
    .select(orderedColumns)
    .from(books)
    .where(and(eq(books.uid, sql.placeholder('uid')), eq(books.guide, false), among(books.bid, 'bids')))
    .orderBy(books.bid)
    .for('no key update')
    .prepare('locked_own_books'),
)

export async function listOwnBooks(db: Sql, uid: string, bids: readonly string[]): Promise<OrderedBook[]> {
  return db
    .select(orderedColumns)
    .from(books)
    .where(and(eq(books.uid, uid), eq(books.guide, false), inArray(books.bid, [...bids])))
}

/** Orders that would stay if the person went, also those that are off the list. */
export async function countPaidOrdersOf(db: Sql, uid: string): Promise<number> {
  return db.$count(
    orders,
    and(eq(orders.uid, uid), inArray(orders.state, ['paid', 'partlyRefunded', 'refunded'])),
  )
}
