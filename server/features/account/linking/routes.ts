import * as calls from '#contract/linked-accounts'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../users/policy.ts'
import { presentUser } from '../users/present-user.ts'
import { renameAccount } from './rename-account.ts'

const route = routesOf(userPolicy)

export const linkingRoutes: readonly Route<Deps>[] = [
  route(
    calls.renameAccount,
    async ({ caller, params, body }, deps) =>
      (await renameAccount(caller.uid, params.accountId, body.name, deps)) ?? presentUser(deps, caller),
  ),
]
