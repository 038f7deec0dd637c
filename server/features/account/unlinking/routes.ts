import { unlinkAccount as call } from '#contract/linked-accounts'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../users/policy.ts'
import { presentUser } from '../users/present-user.ts'
import { unlinkAccount } from './unlink-account.ts'

const route = routesOf(userPolicy)

export const unlinkingRoutes: readonly Route<Deps>[] = [
  route(call, async ({ caller, params, request }, deps) => {
    const refused = await unlinkAccount(caller.uid, params.accountId, request, deps)
    return refused ?? presentUser(deps, caller)
  }),
]
