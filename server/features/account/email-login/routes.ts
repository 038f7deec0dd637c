import { linkMailbox } from '#contract/linked-accounts'
import * as calls from '#contract/logins'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { userPolicy } from '../users/policy.ts'
import { askForLink } from './ask-for-link.ts'
import { openLink } from './open-link.ts'

const route = routesOf(sessionPolicy)
const userRoute = routesOf(userPolicy)
// each is a mail
const mailLimit = { max: 20, timeWindow: 60_000 }

export const emailLoginRoutes: readonly Route<Deps>[] = [
  route(
    calls.askForLoginLink,
    ({ body, request, reply }, deps) => askForLink(body, { request, reply }, deps),
    mailLimit,
  ),
  userRoute(
    linkMailbox,
    ({ caller: { uid }, body: { email }, request, reply }, deps) =>
      askForLink({ email, uid }, { request, reply }, deps),
    mailLimit,
  ),
  route(calls.openLoginLink, ({ body, request }, deps) => openLink(body.key, request, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
]
