import * as calls from '#contract/joining'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../../account/users/policy.ts'
import { joinAccounts } from './join-accounts.ts'
import { presentJoining } from './present-joining.ts'
import { deleteProof } from './proofs.ts'
import { proveAccount } from './prove-account.ts'

const route = routesOf(userPolicy)

/** Two accounts of one person become one. Above all that an account has, so that it may know it (docs/decisions/0085). */
export const joiningRoutes: readonly Route<Deps>[] = [
  route(calls.proveAccount, ({ caller, body, request }, deps) => proveAccount(caller, body, request, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
  route(calls.readJoining, async ({ caller }, deps) => ({ joining: await presentJoining(caller, deps) })),
  route(calls.joinAccounts, ({ caller, body, request }, deps) =>
    joinAccounts(caller, body.from, request, deps),
  ),
  route(calls.cancelJoining, async ({ caller }, { db }) => {
    await deleteProof(db, caller.sessionId)
    return {}
  }),
]
