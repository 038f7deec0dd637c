import * as calls from '#contract/sessions'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { endSessionCookie } from '../../../kernel/http/session-cookie.ts'
import { closeSession, endOtherSessions, endSession } from '../sessions/close-session.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { listSessions } from './list-sessions.ts'
import { openSession } from './open-session.ts'
import { userPolicy } from './policy.ts'

const sessionRoute = routesOf(sessionPolicy)
const userRoute = routesOf(userPolicy)

export const sessionRoutes: readonly Route<Deps>[] = [
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
    // pictures and pages that the browser keeps are not for who comes after
    reply.header('clear-site-data', '"cache"')
    return {}
  }),
  userRoute(calls.listSessions, async ({ caller }, deps) => ({ sessions: await listSessions(caller, deps) })),
  userRoute(calls.endSession, async ({ caller, params, request, reply }, deps) => {
    if (!(await endSession(caller.uid, params.sessionId, request, deps))) return refuse('notFound')
    if (params.sessionId === caller.sessionId) endSessionCookie(request, reply)
    return {}
  }),
  userRoute(calls.endOtherSessions, async ({ caller, request }, deps) => ({
    ended: await endOtherSessions(caller.uid, caller.sessionId, request, deps),
  })),
]
