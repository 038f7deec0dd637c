import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { identities } from '../../account/identities/schema.ts'
import { type BookRow, books } from '../../library/books/schema.ts'
import { addresses } from '../addresses/schema.ts'
import { orders } from '../orders/schema.ts'
import { bookNotices, type NoticeKind } from './schema.ts'

type NoticeRow = typeof bookNotices.$inferSelect

/** Asked again, it stays the one that it is. */
export async function insertNotice(db: Sql, noticeId: string, bid: string): Promise<void> {
  await db.insert(bookNotices).values({ noticeId, bid, state: 'asked' }).onConflictDoNothing()
}

/** The notice that was asked for, now to be sent; undefined where none was, or it was sent before. */
export async function takeAskedNotice(tx: Sql, bid: string, kind: NoticeKind): Promise<string | undefined> {
  const [taken] = await tx
    .update(bookNotices)
    .set({ kind, state: 'waiting' })
    .where(and(eq(bookNotices.bid, bid), eq(bookNotices.state, 'asked')))
    .returning({ noticeId: bookNotices.noticeId })
  return taken?.noticeId
}

/** A notice that waits to be sent, with its book. */
export async function findWaitingNotice(
  db: Sql,
  noticeId: string,
): Promise<{ notice: NoticeRow; book: BookRow } | undefined> {
  const [row] = await db
    .select({ notice: bookNotices, book: books })
    .from(bookNotices)
    .innerJoin(books, eq(books.bid, bookNotices.bid))
    .where(and(eq(bookNotices.noticeId, noticeId), eq(bookNotices.state, 'waiting')))
  return row
}

export async function endNotice(db: Sql, noticeId: string, state: NoticeRow['state']): Promise<void> {
  await db
    .update(bookNotices)
    .set({ state, endedAt: state === 'waiting' ? null : sql`now()` })
    .where(eq(bookNotices.noticeId, noticeId))
}

/** Where a person wants mail: the address of the last order, else of the address that was used last, else the mailbox of his login. */
export async function findMailAddress(db: Sql, uid: string): Promise<string | undefined> {
  const [order] = await db
    .select({ email: orders.email })
    .from(orders)
    .where(and(eq(orders.uid, uid), ne(orders.email, '')))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (order) return order.email
  const [row] = await db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.uid, uid))
    .orderBy(desc(addresses.usedAt))
    .limit(1)
  if (row?.address.email) return row.address.email
  const [login] = await db
    .select({ mailbox: identities.subject })
    .from(identities)
    .where(and(eq(identities.uid, uid), eq(identities.network, 'email')))
    .orderBy(desc(identities.linkedAt))
    .limit(1)
  return login?.mailbox
}
