import * as calls from '#contract/logins'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { logInLocally } from './log-in-locally.ts'

const route = routesOf(sessionPolicy)

export const localLoginRoutes: readonly Route<Deps>[] = [
  route(calls.logInLocally, ({ request, reply }, deps) => logInLocally({ request, reply }, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
]
