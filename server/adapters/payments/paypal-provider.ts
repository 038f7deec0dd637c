import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { invariant } from '#domain/invariant'
import type { PaypalSettings } from '../../settings-shape.ts'
import { type Outcome, type PaymentProvider, ProviderAway, type ProviderEvent } from './payment-provider.ts'
import { paypalAmount, paypalTakes } from './paypal-amounts.ts'
import { type PaypalAnswer, type PaypalCall, paypalClient } from './paypal-client.ts'

/** PayPal's orders v2: the person approves on PayPal's page, and then we take the money. What nobody captures is never charged. */
export function paypalProvider(settings: PaypalSettings, now: () => Date): PaymentProvider {
  const call = paypalClient(settings, now)
  const readOrder = async (providerId: string) => {
    const answer = await call({ method: 'GET', path: orderPath(providerId) })
    // an order that nobody approved is forgotten after some hours
    return answer.status === 404 ? undefined : orderOf(answer)
  }
  const look = async (providerId: string) => {
    const order = await readOrder(providerId)
    return order ? outcomeOf(order) : expired
  }
  return {
    takes: amount => paypalTakes(amount, settings),
    async begin({ key, pid, amount, description, returnUrl, cancelUrl }) {
      const answer = await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        requestId: key,
        body: JSON.stringify({
          intent: 'CAPTURE',
          purchase_units: [
            { amount: paypalAmount(amount), custom_id: pid, description: description.slice(0, 127) },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: returnUrl,
                cancel_url: cancelUrl,
              },
            },
          },
        }),
      })
      const order = orderOf(answer)
      return { providerId: order.id, resume: resumeOf(order) }
    },
    look,
    async capture(providerId, key) {
      const path = `${orderPath(providerId)}/capture`
      const answer = await call({ method: 'POST', path, requestId: key })
      if (answer.status < 300) return outcomeOf(orderOf(answer))
      const { status, issue = String(status) } = answer
      if (isUnderWay(answer)) throw new ProviderAway(`capture: ${issue}`)
      if (issue === 'ORDER_EXPIRED' || status === 404) return expired
      const order = await readOrder(providerId)
      return order ? refusedBy(issue, order) : expired
    },
    async cancel(providerId) {
      const outcome = await look(providerId)
      return outcome.state === 'succeeded' ? outcome : { state: 'failed', reason: 'paymentCancelled' }
    },
    async refund(providerId, amount, { key }) {
      const order = orderOf(await call({ method: 'GET', path: orderPath(providerId) }))
      const capture = captureOf(order)
      invariant(capture !== undefined, 'only what was captured is given back')
      const answer = await call({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
        requestId: key,
        body: JSON.stringify({ amount: paypalAmount(amount) }),
      })
      if (isUnderWay(answer)) throw new ProviderAway(`refund: ${answer.issue ?? answer.status}`)
      if (answer.status >= 300) return { refused: answer.issue ?? String(answer.status) }
      return { refundId: refundShape.parse(answer.body).id }
    },
    readEvent: (headers, rawBody) => readEvent(call, settings.webhookId, headers, rawBody),
  }
}

const orderPath = (providerId: string) => `/v2/checkout/orders/${encodeURIComponent(providerId)}`
/** No answer: another call with the same id may be doing it at this moment. */
const isUnderWay = ({ status }: PaypalAnswer) => status === 408 || status === 409
const expired: Outcome = { state: 'failed', reason: 'paymentExpired' }

/** What is refused takes nothing; the order says whether an earlier call did. */
function refusedBy(issue: string, order: Order): Outcome {
  const now = outcomeOf(order)
  if (captureOf(order) || now.state !== 'confirming' || issue === 'ORDER_ALREADY_CAPTURED') return now
  if (issue === 'PAYER_ACTION_REQUIRED' || issue === 'ORDER_NOT_APPROVED') return { ...now, isRefused: true }
  const isEveryday = issue === 'INSTRUMENT_DECLINED' || issue === 'TRANSACTION_REFUSED'
  return {
    state: 'failed',
    reason: 'paypalDeclined',
    // he may choose another way to pay, on the same page of PayPal
    resume: now.resume,
    ...(!isEveryday && { refusal: issue }),
  }
}

function outcomeOf(order: Order): Outcome {
  const capture = captureOf(order)
  if (capture) {
    const { value: amount, currency_code: currency } = capture.amount
    if (capture.status === 'PENDING') return { state: 'confirming', resume: {} }
    if (capture.status === 'DECLINED' || capture.status === 'FAILED')
      return { state: 'failed', reason: 'paypalDeclined' }
    return { state: 'succeeded', charged: { amount, currency } }
  }
  if (order.status === 'VOIDED') return { state: 'failed', reason: 'paymentCancelled' }
  return {
    state: 'confirming',
    resume: resumeOf(order),
    ...(order.status === 'APPROVED' && { isApproved: true }),
  }
}

function orderOf(answer: PaypalAnswer): Order {
  if (answer.status >= 300) throw new Error(`PayPal would not: status ${answer.status}, ${answer.issue}`)
  return orderShape.parse(answer.body)
}

const captureOf = ({ purchase_units: [unit] }: Order) => unit?.payments?.captures?.[0]

function resumeOf({ links }: Order): { approveUrl?: string } {
  const approveUrl = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
  return approveUrl === undefined ? {} : { approveUrl }
}

const sum = z.object({ value: z.string(), currency_code: z.string() })

const orderShape = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({
            captures: z.array(z.object({ id: z.string(), status: z.string(), amount: sum })).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
})
type Order = z.infer<typeof orderShape>

const refundShape = z.object({ id: z.string().min(1) })

/** PayPal itself is asked whether it sent an event: it gets the body back as it came, byte by byte. */
async function readEvent(
  call: PaypalCall,
  webhookId: string,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
): Promise<ProviderEvent | undefined> {
  const sent = sentShape.safeParse(headers).data
  const text = rawBody.toString('utf8')
  const event = eventShape.safeParse(parsed(text)).data
  if (!sent || !event) return undefined
  const head = JSON.stringify({
    auth_algo: sent['paypal-auth-algo'],
    cert_url: sent['paypal-cert-url'],
    transmission_id: sent['paypal-transmission-id'],
    transmission_sig: sent['paypal-transmission-sig'],
    transmission_time: sent['paypal-transmission-time'],
    webhook_id: webhookId,
  })
  const body = `${head.slice(0, -1)},"webhook_event":${text}}`
  const answer = await call({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body })
  const { verification_status } = verdictShape.safeParse(answer.body).data ?? {}
  if (verification_status !== 'SUCCESS') return undefined
  const { id: eventId, event_type: type, resource } = event
  const providerId = type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id
  return { eventId, type, ...(providerId !== undefined && { providerId }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const header = z.string().min(1).max(1000)
const sentShape = z.object({
  'paypal-auth-algo': header,
  'paypal-cert-url': header,
  'paypal-transmission-id': header,
  'paypal-transmission-sig': header,
  'paypal-transmission-time': header,
})
const eventShape = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
})
const verdictShape = z.object({ verification_status: z.string() })
