import * as calls from '#contract/logins'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { askForLink } from './ask-for-link.ts'
import { openLink } from './open-link.ts'

const route = routesOf(sessionPolicy)

export const emailLoginRoutes: readonly Route<Deps>[] = [
  route(
    calls.askForLoginLink,
    ({ body, request, reply }, deps) => askForLink(body, { request, reply }, deps),
    // each is a mail
    { max: 20, timeWindow: 60_000 },
  ),
  route(calls.openLoginLink, ({ body, request }, deps) => openLink(body.key, request, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
]
