import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type PaymentMethod, paymentMethod } from '#contract/orders'
import { ProviderAway, type ProviderEvent } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import { refuse, sendRefusal } from '../../../kernel/http/refusal.ts'
import { lineBudget } from '../../../kernel/log/line-budget.ts'
import { confirmPayment } from './confirm-payment.ts'
import { findPaymentAt, hasEvent, insertEvent } from './store.ts'

const paths = { card: '/webhooks/stripe', paypal: '/webhooks/paypal' } as const satisfies Record<
  PaymentMethod,
  string
>

/** Providers tell what happened. Who says it is checked, what it says is not believed: the provider is asked how the payment stands. */
export async function paymentWebhooks(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers()
  // signed byte by byte
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  )
  // forged ones may come without end
  const budget = lineBudget(20, 60_000)
  for (const method of paymentMethod.options)
    app.post(
      paths[method],
      { config: { rateLimit: ofAddress, limitsProcess: true } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const heard = await hear(method, request.headers, body, deps)
        if (heard === 'done') return { received: true }
        const line = budget(`${method} ${heard}`, performance.now())
        if (line)
          deps.log.warn(
            { path: paths[method], ip: request.ip, ...line },
            `an event of a provider was not taken: ${heard}`,
          )
        // what is answered by 503 is sent again
        return sendRefusal(request, reply, refuse(heard === 'away' ? 'serverAway' : 'badRequest'))
      },
    )
}

async function hear(
  method: PaymentMethod,
  headers: IncomingHttpHeaders,
  body: Buffer,
  deps: Deps,
): Promise<'done' | 'forged' | 'away'> {
  try {
    const event = await deps.payments[method]?.readEvent(headers, body)
    if (!event) return 'forged'
    await heed(method, event, deps)
    return 'done'
  } catch (error) {
    if (error instanceof ProviderAway) return 'away'
    throw error
  }
}

/** The event is stored by the transaction of what it causes: sent again, it causes nothing. */
async function heed(
  method: PaymentMethod,
  { eventId, type, providerId }: ProviderEvent,
  deps: Deps,
): Promise<void> {
  const payment = providerId === undefined ? undefined : await findPaymentAt(deps.db, method, providerId)
  // of something else in the provider's account
  if (!payment) return
  const { pid } = payment
  const id = `${method} ${eventId}`
  if (await hasEvent(deps.db, id)) return
  await confirmPayment(pid, deps, tx =>
    insertEvent(tx, { eventId: id, type: type.slice(0, 100), pid, receivedAt: deps.now() }),
  )
}

const mostBytes = 256 * 1024
const ofAddress = { max: 1_200, timeWindow: 60_000 }
