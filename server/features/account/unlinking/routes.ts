import { unlinkNetwork as call } from '#contract/linked-networks'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../users/policy.ts'
import { presentUser } from '../users/present-user.ts'
import { unlinkNetwork } from './unlink-network.ts'

const route = routesOf(userPolicy)

export const unlinkingRoutes: readonly Route<Deps>[] = [
  route(call, async ({ caller, params, request }, deps) => {
    const refused = await unlinkNetwork(caller.uid, params.network, request, deps)
    return refused ?? presentUser(deps.db, caller)
  }),
]
