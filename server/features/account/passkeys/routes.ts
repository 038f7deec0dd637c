import * as calls from '#contract/passkeys'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { userPolicy } from '../users/policy.ts'
import { presentUser } from '../users/present-user.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskeyLogin } from './begin-login.ts'
import { beginPasskey } from './begin-passkey.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'

const sessionRoute = routesOf(sessionPolicy)
const userRoute = routesOf(userPolicy)
const limit = { max: 60, timeWindow: 60_000 }

export const passkeyRoutes: readonly Route<Deps>[] = [
  sessionRoute(
    calls.beginPasskeyLogin,
    ({ request, reply }, deps) => beginPasskeyLogin({ request, reply }, deps),
    limit,
  ),
  sessionRoute(
    calls.logInWithPasskey,
    ({ body, request }, deps) => logInWithPasskey(body, request, deps),
    limit,
  ),
  userRoute(
    calls.beginPasskey,
    ({ caller, request, reply }, deps) => beginPasskey(caller.uid, { request, reply }, deps),
    limit,
  ),
  userRoute(
    calls.addPasskey,
    async ({ caller, body, request }, deps) =>
      (await addPasskey(caller.uid, body, request, deps)) ?? presentUser(deps, caller),
    limit,
  ),
]
