import { readQuotas } from '#contract/users'
import { quotaKinds } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../../account/users/policy.ts'
import { limitsOf } from './limits-of.ts'
import { readUsed } from './store.ts'

const route = routesOf(userPolicy)

export const quotaRoutes: readonly Route<Deps>[] = [
  route(readQuotas, async ({ caller }, deps) => {
    const [used, limits] = await Promise.all([
      readUsed(deps.db, caller.uid),
      limitsOf(deps.db, caller.uid, deps),
    ])
    return { quotas: quotaKinds.map(kind => ({ kind, used: used[kind], limit: limits[kind] })) }
  }),
]
