import * as calls from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bindReferrer } from './bind-referrer.ts'
import { userPolicy } from './policy.ts'
import { presentUser } from './present-user.ts'
import { findUser, updateUser } from './store.ts'

const userRoute = routesOf(userPolicy)

export const userRoutes: readonly Route<Deps>[] = [
  userRoute(calls.readUser, ({ caller }, deps) => presentUser(deps, caller)),
  userRoute(calls.readTalked, async ({ caller }, { db }) => {
    const user = await findUser(db, caller.uid)
    return { talked: Boolean(user?.talkedAt) }
  }),
  userRoute(calls.changeUser, async ({ caller, body: { name, language, region } }, deps) => {
    const change = { ...(name && { name }), ...(language && { language }), ...(region && { region }) }
    if (Object.keys(change).length > 0) await updateUser(deps.db, caller.uid, change)
    return presentUser(deps, caller)
  }),
  userRoute(calls.bindReferrer, ({ caller, query }, deps) => bindReferrer(caller.uid, query.parent, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
]
