import * as calls from '#contract/sharing'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../books/policy.ts'
import { changeSharing, presentSharing } from './change-sharing.ts'
import { unlockShare } from './unlock-share.ts'

const route = routesOf(bookPolicy)

export const sharingRoutes: readonly Route<Deps>[] = [
  route(calls.readSharing, async ({ book }, deps) => presentSharing(book, deps)),
  route(calls.changeSharing, async ({ book, body, request }, deps) => {
    const changed = await changeSharing(book, body, request, deps)
    return isRefused(changed) ? changed : presentSharing(changed, deps)
  }),
  route(
    calls.unlockShare,
    ({ params, body, request }, deps) => unlockShare(params.bid, body, request, deps),
    // who mistypes has enough of them; who guesses has not
    { max: 20, timeWindow: 60_000 },
  ),
]
