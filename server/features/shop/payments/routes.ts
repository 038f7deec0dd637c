import * as calls from '#contract/payments'
import { money } from '#domain/money/money'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { orderBookPolicy, orderPolicy } from '../orders/policy.ts'
import { readPaymentOf } from './read-payment.ts'

const bookRoute = routesOf(orderBookPolicy)
const route = routesOf(orderPolicy)

export const paymentRoutes: readonly Route<Deps>[] = [
  bookRoute(calls.readPaymentKey, async ({ query }, { payments, settings }) => {
    const { method, currency } = query
    const provider = payments[method]
    if (!provider || (currency && !provider.takes(money(1, currency)))) return refuse('paymentMethodAway')
    if (method === 'paypal' || !settings.stripe) return { method, key: null, script: null }
    const { publishableKey, scriptUrl } = settings.stripe
    return { method, key: publishableKey, script: scriptUrl }
  }),
  route(calls.readPayment, ({ order }, deps) => readPaymentOf(order, deps), { max: 240, timeWindow: 60_000 }),
]
