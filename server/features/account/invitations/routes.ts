import * as calls from '#contract/logins'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { acceptInvitation } from './accept-invitation.ts'

const route = routesOf(sessionPolicy)

export const invitationRoutes: readonly Route<Deps>[] = [
  route(
    calls.acceptInvitation,
    ({ body, request, reply }, deps) => acceptInvitation(body.key, { request, reply }, deps),
    { max: 60, timeWindow: 60_000 },
  ),
]
