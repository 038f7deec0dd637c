import * as calls from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { endSessionCookie } from '../../../kernel/http/session-cookie.ts'
import { closeSession } from '../sessions/close-session.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { bindReferrer } from './bind-referrer.ts'
import { openSession } from './open-session.ts'
import { userPolicy } from './policy.ts'
import { presentUser } from './present-user.ts'
import { findUser, updateUser } from './store.ts'

const userRoute = routesOf(userPolicy)
const sessionRoute = routesOf(sessionPolicy)

export const userRoutes: readonly Route<Deps>[] = [
  userRoute(calls.readUser, ({ caller }, { db }) => presentUser(db, caller)),
  userRoute(calls.readTalked, async ({ caller }, { db }) => {
    const user = await findUser(db, caller.uid)
    return { talked: Boolean(user?.talkedAt) }
  }),
  userRoute(calls.changeUser, async ({ caller, body: { name, language, region } }, { db }) => {
    const change = { ...(name && { name }), ...(language && { language }), ...(region && { region }) }
    if (Object.keys(change).length > 0) await updateUser(db, caller.uid, change)
    return presentUser(db, caller)
  }),
  sessionRoute(
    calls.openSession,
    ({ body, request, reply }, deps) => openSession(body, { request, reply }, deps),
    {
      max: 60,
      timeWindow: 60_000,
    },
  ),
  sessionRoute(calls.closeSession, async ({ caller, request, reply }, deps) => {
    await closeSession(caller, request, deps)
    endSessionCookie(request, reply)
    return {}
  }),
  userRoute(calls.bindReferrer, ({ caller, query }, deps) => bindReferrer(caller.uid, query.parent, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
]
