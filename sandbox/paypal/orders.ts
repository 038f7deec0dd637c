import { z } from 'zod'
import { type Answer, json } from '../http/answer.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import type { Capture, Order } from './objects.ts'
import { paypalError, unprocessable } from './paypal-error.ts'
import type { PaypalState } from './paypal-state.ts'

const amount = z.object({ currency_code: z.string(), value: z.string() })

const OrderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      amount,
      description: z.string().max(127).optional(),
      custom_id: z.string().max(127).optional(),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
    }),
  }),
})

/** The currencies that PayPal takes of those that books are sold in, and their decimals (developer.paypal.com, currency codes). */
const decimals: Readonly<Record<string, number>> = { TWD: 0, HKD: 2, SGD: 2, MYR: 2, AUD: 2, USD: 2, CAD: 2 }

export function createOrder(state: PaypalState, { body, base }: SandboxRequest): Answer {
  const read = OrderRequest.safeParse(parsed(body))
  if (!read.success) return paypalError(400, 'INVALID_REQUEST')
  const [{ amount, description, custom_id }] = read.data.purchase_units
  const most = decimals[amount.currency_code]
  if (most === undefined) return unprocessable('CURRENCY_NOT_SUPPORTED')
  if (!new RegExp(most === 0 ? '^\\d+$' : '^\\d+\\.\\d{2}$').test(amount.value) || Number(amount.value) <= 0)
    return unprocessable('DECIMAL_PRECISION')
  const order = state.orders.put({
    id: state.newId(),
    status: 'PAYER_ACTION_REQUIRED',
    intent: 'CAPTURE',
    create_time: state.now().toISOString(),
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...(description !== undefined && { description }),
        ...(custom_id !== undefined && { custom_id }),
      },
    ],
    back: read.data.payment_source.paypal.experience_context,
  })
  return json(200, presentOrder(order, base))
}

/** Takes the money that the person has approved. */
export function captureOrder(state: PaypalState, { base }: SandboxRequest, id: string): Answer {
  const order = state.orders.get(id)
  if (!order) return paypalError(404, 'RESOURCE_NOT_FOUND')
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
  if (order.instrument === 'declined') {
    // the person may choose another way to pay, on the same page
    state.orders.put({ ...order, status: 'PAYER_ACTION_REQUIRED' })
    return unprocessable('INSTRUMENT_DECLINED')
  }
  const [unit] = order.purchase_units
  const capture: Capture = {
    id: state.newId(),
    status: 'COMPLETED',
    amount: unit.amount,
    final_capture: true,
    create_time: state.now().toISOString(),
  }
  const completed = state.orders.put({
    ...order,
    status: 'COMPLETED',
    purchase_units: [{ ...unit, payments: { captures: [capture] } }],
  })
  state.tell('PAYMENT.CAPTURE.COMPLETED', {
    ...capture,
    supplementary_data: { related_ids: { order_id: id } },
  })
  return json(201, presentOrder(completed, base))
}

/** Gives back a capture, whole or in part. */
export function refundCapture(state: PaypalState, { body }: SandboxRequest, id: string): Answer {
  const order = state.orders.all().find(order => captureOf(order)?.id === id)
  const capture = order && captureOf(order)
  if (!order || !capture) return paypalError(404, 'RESOURCE_NOT_FOUND')
  const [unit] = order.purchase_units
  const refunds = unit.payments?.refunds ?? []
  const left =
    Number(capture.amount.value) - refunds.reduce((total, { amount }) => total + Number(amount.value), 0)
  const wanted = z.object({ amount: amount.optional() }).safeParse(parsed(body)).data?.amount
  const sum = wanted ?? capture.amount
  if (left <= 0) return unprocessable('CAPTURE_FULLY_REFUNDED')
  if (sum.currency_code !== capture.amount.currency_code) return unprocessable('CURRENCY_MISMATCH')
  if (Number(sum.value) - left > 0.001) return unprocessable('REFUND_AMOUNT_EXCEEDED')
  const refund = {
    id: state.newId(),
    status: 'COMPLETED',
    amount: sum,
    create_time: state.now().toISOString(),
  } as const
  const isWhole = Math.abs(left - Number(sum.value)) < 0.001
  const changed: Capture = { ...capture, status: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }
  state.orders.put({
    ...order,
    purchase_units: [{ ...unit, payments: { captures: [changed], refunds: [...refunds, refund] } }],
  })
  state.tell('PAYMENT.CAPTURE.REFUNDED', refund)
  return json(201, refund)
}

/** As the API shows it: where the person is sent back to is none of it. */
export function presentOrder({ back: _, instrument: __, ...order }: Order, base: string): object {
  const self = `${base}/v2/checkout/orders/${order.id}`
  return {
    ...order,
    payment_source: { paypal: {} },
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${base}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
    ],
  }
}

const captureOf = ({ purchase_units: [unit] }: Order): Capture | undefined => unit.payments?.captures[0]

function parsed(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    return undefined
  }
}
