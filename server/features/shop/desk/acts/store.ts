import { and, desc, eq, like, lt, or } from 'drizzle-orm'
import type { DeskActName } from '#contract/desk-acts'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { users } from '../../../account/users/schema.ts'
import { orders } from '../../orders/schema.ts'
import { beginningWith } from '../beginning-with.ts'
import { deskActs } from '../schema.ts'

export interface ActFilter {
  act?: DeskActName | undefined
  search?: string | undefined
  target?: string | undefined
  before?: number | undefined
}

export async function insertAct(tx: Sql, act: typeof deskActs.$inferInsert): Promise<void> {
  await tx.insert(deskActs).values(act)
}

/** The newest first, `limit` at most; with the name of who did it and the number of the order, where they are there. */
export async function listActs(db: Sql, { act, search, target, before }: ActFilter, limit: number) {
  const beginning = search === undefined ? undefined : beginningWith(search)
  return db
    .select({ act: deskActs, name: users.name, orderNumber: orders.number })
    .from(deskActs)
    .leftJoin(users, eq(users.uid, deskActs.uid))
    .leftJoin(orders, eq(orders.oid, deskActs.target))
    .where(
      and(
        act && eq(deskActs.act, act),
        target === undefined ? undefined : eq(deskActs.target, target),
        before === undefined ? undefined : lt(deskActs.actId, before),
        beginning === undefined
          ? undefined
          : or(
              like(deskActs.target, beginning.toUpperCase()),
              like(orders.number, beginning),
              like(users.name, beginning),
              eq(deskActs.target, search ?? ''),
              eq(deskActs.uid, search ?? ''),
            ),
      ),
    )
    .orderBy(desc(deskActs.actId))
    .limit(limit)
}
