import { readQuotas } from '#contract/users'
import { quotaKinds } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../../account/users/policy.ts'
import { readUsed } from './store.ts'

const route = routesOf(userPolicy)

export const quotaRoutes: readonly Route<Deps>[] = [
  route(readQuotas, async ({ caller }, { db, settings: { quotas } }) => {
    const used = await readUsed(db, caller.uid)
    return { quotas: quotaKinds.map(kind => ({ kind, used: used[kind], limit: quotas[kind] })) }
  }),
]
