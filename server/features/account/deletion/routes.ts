import * as calls from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { endSessionCookie } from '../../../kernel/http/session-cookie.ts'
import { userPolicy } from '../users/policy.ts'
import { presentUser } from '../users/present-user.ts'
import { keepAccount } from './keep-account.ts'
import { requestDeletion } from './request-deletion.ts'

const route = routesOf(userPolicy)

export const deletionRoutes: readonly Route<Deps>[] = [
  route(calls.deleteUser, async ({ caller, request, reply }, deps) => {
    const { deletesAt, isLoggedOut } = await requestDeletion(caller, request, deps)
    if (isLoggedOut) endSessionCookie(request, reply)
    return { deletesAt: deletesAt.toISOString() }
  }),
  route(calls.keepUser, async ({ caller, request }, deps) => {
    const isKept = await keepAccount(caller.uid, request, deps)
    return isKept ? presentUser(deps, caller) : refuse('deletionDue')
  }),
]
