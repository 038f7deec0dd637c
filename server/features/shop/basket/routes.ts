import * as calls from '#contract/basket'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { changeBasket, readBasket } from './basket.ts'
import { basketPolicy } from './policy.ts'

const route = routesOf(basketPolicy)

export const basketRoutes: readonly Route<Deps>[] = [
  route(calls.readBasket, async ({ caller }, { db }) => ({ lines: await readBasket(caller.uid, db) })),
  route(calls.changeBasket, async ({ caller, body }, deps) => {
    const lines = await changeBasket(caller.uid, body.lines, deps)
    return isRefused(lines) ? lines : { lines }
  }),
]
