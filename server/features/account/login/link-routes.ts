import { linkNetwork as call } from '#contract/linked-accounts'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../users/policy.ts'
import { linkNetwork } from './link-network.ts'

const route = routesOf(userPolicy)

export const networkLinkRoutes: readonly Route<Deps>[] = [
  route(
    call,
    ({ caller, body, request, reply }, deps) =>
      linkNetwork(caller.uid, body.network, { request, reply }, deps),
    { max: 60, timeWindow: 60_000 },
  ),
]
