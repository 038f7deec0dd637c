import * as calls from '#contract/basket'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { changeBasket, readBasket } from './basket.ts'
import { basketPolicy } from './policy.ts'

const route = routesOf(basketPolicy)

export const basketRoutes: readonly Route<Deps>[] = [
  route(calls.readBasket, ({ caller }, { db }) => readBasket(caller.uid, db)),
  route(calls.changeBasket, ({ caller, body }, deps) => changeBasket(caller.uid, body, deps)),
]
