import { isDeepStrictEqual } from 'node:util'
import * as calls from '#contract/desk-people'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { isRefused, type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { beginDeletion } from '../../account/deletion/request-deletion.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { endOtherSessions } from '../../account/sessions/close-session.ts'
import { lifeAt } from '../../account/sessions/store.ts'
import { accountDisabled, accountEnabled } from '../../account/topics.ts'
import { isStaff } from '../../account/users/is-staff.ts'
import {
  cancelDeletion,
  disableUser,
  enableUser,
  lockUser,
  setQuotas,
  type UserRow,
} from '../../account/users/store.ts'
import { type ActingStaff, type DeskAct, recordAct } from '../../shop/desk/acts/record-act.ts'
import { deskPolicy } from '../../shop/desk/policy.ts'
import { presentPerson, presentRow } from './present-person.ts'
import { quotaDetails } from './quota-details.ts'
import { listPeople } from './store.ts'

const route = routesOf(deskPolicy)

export const deskPeopleRoutes: readonly Route<Deps>[] = [
  route(calls.listDeskPeople, async ({ query }, deps) => {
    const rows = await listPeople(deps.db, query, lifeAt(deps), atOnce + 1)
    return { people: rows.slice(0, atOnce).map(presentRow), hasMore: rows.length > atOnce }
  }),
  route(
    calls.readDeskPerson,
    async ({ params }, deps) => (await presentPerson(params.uid, deps)) ?? refuse('notFound'),
  ),
  route(calls.disableDeskPerson, ({ params: { uid }, body, caller, request }, deps) =>
    perform({ act: 'disablePerson', target: uid, ...body }, { caller, request }, deps, async tx => {
      if (await isStaff(uid, { ...deps, db: tx })) return refuse('staffAccount')
      if (!(await disableUser(tx, uid, deps.now()))) return false
      await endOtherSessions(uid, undefined, undefined, { ...deps, db: tx })
      await deps.events.emit(tx, accountDisabled, { uid })
      return true
    }),
  ),
  route(calls.enableDeskPerson, ({ params: { uid }, body, caller, request }, deps) =>
    perform({ act: 'enablePerson', target: uid, ...body }, { caller, request }, deps, async tx => {
      if (!(await enableUser(tx, uid))) return false
      await deps.events.emit(tx, accountEnabled, { uid })
      return true
    }),
  ),
  route(calls.changeDeskQuotas, ({ params: { uid }, body, caller, request }, deps) => {
    const { quotas, seen, reason } = body
    const act = { act: 'changeQuotas', target: uid, reason, details: quotaDetails(seen, quotas) } as const
    return perform(act, { caller, request }, deps, async (tx, user) => {
      if (!isDeepStrictEqual(user.quotas, seen)) return refuse('deskOutdated')
      if (isDeepStrictEqual(seen, quotas)) return false
      await setQuotas(tx, uid, quotas)
      return true
    })
  }),
  route(calls.deleteDeskPerson, ({ params: { uid }, body, caller, request }, deps) => {
    const { name, reason } = body
    return perform(
      { act: 'deletePerson', target: uid, reason },
      { caller, request },
      deps,
      async (tx, user) => {
        if (await isStaff(uid, { ...deps, db: tx })) return refuse('staffAccount')
        if (user.name.trim() !== name.trim()) return refuse('deskInvalid')
        if (user.deletesAt !== null) return false
        return (await beginDeletion(tx, { uid }, deps)) !== undefined
      },
    )
  }),
  route(calls.keepDeskPerson, ({ params: { uid }, body, caller, request }, deps) =>
    perform({ act: 'keepPerson', target: uid, ...body }, { caller, request }, deps, async tx => {
      if (!(await cancelDeletion(tx, uid))) return false
      await securityEvent({ ...deps, db: tx }, { kind: 'account-kept', uid })
      return true
    }),
  ),
  route(calls.endDeskSessions, ({ params: { uid }, body, caller, request }, deps) =>
    perform({ act: 'endSessions', target: uid, ...body }, { caller, request }, deps, async tx => {
      const ended = await endOtherSessions(uid, undefined, undefined, { ...deps, db: tx })
      return ended > 0
    }),
  ),
]

const atOnce = 50

/** Under the lock of the user: of two of the staff at once, the second finds what the first did, and changes nothing. */
async function perform(
  { reason, details = [], ...act }: DeskAct & { reason: string },
  staff: ActingStaff,
  deps: Deps,
  change: (tx: Sql, user: UserRow) => Promise<boolean | Refused>,
) {
  const done = await deps.db.transaction(async tx => {
    const user = await lockUser(tx, act.target)
    if (!user) return refuse('notFound')
    const changed = await change(tx, user)
    const why = { name: 'reason', value: reason }
    if (changed === true) await recordAct(tx, { ...act, details: [...details, why] }, staff, deps)
    return changed
  })
  if (isRefused(done)) return done
  const person = await presentPerson(act.target, deps)
  return person ? { done, person } : refuse('notFound')
}
