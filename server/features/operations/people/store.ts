import { and, count, desc, eq, exists, gt, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { NetworkName } from '#domain/catalogue/networks'
import type { Sql } from '../../../kernel/db/connect.ts'
import { sessions } from '../../account/sessions/schema.ts'
import type { Life } from '../../account/sessions/store.ts'
import { users } from '../../account/users/schema.ts'
import { beginningWith } from '../../shop/desk/beginning-with.ts'
import { orders } from '../../shop/orders/schema.ts'

export interface PeopleFilter {
  search?: string | undefined
  disabled?: 'true' | undefined
  before?: string | undefined
  beforeUid?: string | undefined
}

// a correlated column by its whole name: of one table, drizzle writes it without
const columns = {
  uid: users.uid,
  name: users.name,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
  deletesAt: users.deletesAt,
  quotas: users.quotas,
  networks: sql<NetworkName[]>`array(
    select distinct i.network from identities i where i.uid = users.uid order by i.network)`,
  books: sql<number>`(select count(*)::int from books b where b.uid = users.uid and not b.guide)`,
  orders: sql<number>`(select count(*)::int from orders o where o.uid = users.uid)`,
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** The newest first, `limit` at most. */
export async function listPeople(
  db: Sql,
  { search, disabled, before, beforeUid }: PeopleFilter,
  life: Life,
  limit: number,
) {
  const beginning = search === undefined ? undefined : beginningWith(search)
  return db
    .select({ ...columns, lastUsedAt: lastUsedAt(life) })
    .from(users)
    .where(
      and(
        disabled && isNotNull(users.disabledAt),
        before === undefined || beforeUid === undefined
          ? undefined
          : sql`(${users.createdAt}, ${users.uid}) < (${before}::timestamptz, ${beforeUid})`,
        beginning === undefined
          ? undefined
          : or(
              ilike(users.name, beginning),
              eq(users.uid, search ?? ''),
              exists(
                db
                  .select({ oid: orders.oid })
                  .from(orders)
                  .where(and(eq(orders.uid, users.uid), ilike(orders.email, beginning))),
              ),
            ),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.uid))
    .limit(limit)
}

export async function findPerson(db: Sql, uid: string, life: Life): Promise<PersonRow | undefined> {
  const [person] = await db
    .select({ ...columns, lastUsedAt: lastUsedAt(life) })
    .from(users)
    .where(eq(users.uid, uid))
  return person
}

/** Of the logins that live. */
const lastUsedAt = ({ now, usedSince }: Life) =>
  sql`(select max(s.last_used_at) from sessions s where s.uid = users.uid
    and s.expires_at > ${now.toISOString()}::timestamptz and s.last_used_at > ${usedSince.toISOString()}::timestamptz)`.mapWith(
    sessions.lastUsedAt,
  )

export async function countSessions(db: Sql, uid: string, { now, usedSince }: Life): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, usedSince)))
  return row?.number ?? 0
}

/** The newest first, `limit` at most. */
export async function listOrdersOf(db: Sql, uid: string, limit: number) {
  return db
    .select({
      oid: orders.oid,
      number: orders.number,
      state: orders.state,
      email: orders.email,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.uid, uid))
    .orderBy(desc(orders.createdAt), orders.oid)
    .limit(limit)
}
