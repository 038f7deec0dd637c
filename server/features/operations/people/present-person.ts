import type { DeskPerson, DeskPersonRow } from '#contract/desk-people'
import { limitsFor, quotaKinds } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import { listIdentities } from '../../account/identities/store.ts'
import { lifeAt } from '../../account/sessions/store.ts'
import { isStaff } from '../../account/users/is-staff.ts'
import { readUsed } from '../../library/quotas/store.ts'
import { countSessions, findPerson, listOrdersOf, type PersonRow } from './store.ts'

/** A person as the desk lists people. */
export function presentRow(row: PersonRow): DeskPersonRow {
  const { uid, name, networks, books, orders, createdAt, lastUsedAt, disabledAt, deletesAt } = row
  return {
    uid,
    name,
    networks,
    books,
    orders,
    createdAt: createdAt.toISOString(),
    // coarse: the staff needs no more than whether somebody still comes
    lastSeen: lastUsedAt?.toISOString().slice(0, 10) ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    deletesAt: deletesAt?.toISOString() ?? null,
  }
}

/** A person as the desk shows one; undefined where there is none. */
export async function presentPerson(
  uid: string,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<DeskPerson | undefined> {
  const { db, settings } = deps
  const life = lifeAt(deps)
  const row = await findPerson(db, uid, life)
  if (!row) return undefined
  const used = await readUsed(db, uid)
  const limits = limitsFor(settings.quotas, row.quotas)
  const identities = await listIdentities(db, uid)
  const orders = await listOrdersOf(db, uid, mostOrders)
  return {
    ...presentRow(row),
    sessions: await countSessions(db, uid, life),
    isStaff: await isStaff(uid, deps),
    accounts: identities.map(({ network, linkedAt }) => ({ network, linkedAt: linkedAt.toISOString() })),
    quotas: quotaKinds.map(kind => ({
      kind,
      used: used[kind],
      limit: limits[kind],
      own: row.quotas[kind] !== undefined,
    })),
    orderList: orders.map(order => ({ ...order, createdAt: order.createdAt.toISOString() })),
  }
}

const mostOrders = 100
