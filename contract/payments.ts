import { z } from 'zod'
import { currencies } from '#domain/money/currencies'
import { orderStates } from '#domain/orders/order-states'
import { call } from './call.ts'
import type { CodeName } from './codes.ts'
import { payment, paymentMethod } from './orders.ts'
import { id } from './shapes.ts'

export const readPaymentKey = call({
  method: 'GET',
  path: '/orders/key/',
  policy: { resource: 'orderBook', action: 'check' },
  about:
    'What a browser needs to pay by a method: the publishable key and the script of who takes cards; null for PayPal, whose page one is sent to.',
  query: z.strictObject({
    method: paymentMethod,
    /** Asks whether the method takes it. */
    currency: z.enum(Object.keys(currencies) as [keyof typeof currencies]).optional(), // the keys are its currencies
  }),
  answer: z.object({
    method: paymentMethod,
    key: z.string().nullable(),
    script: z.string().nullable(),
  }),
  refusals: ['paymentMethodAway'],
})

export const readPayment = call({
  method: 'GET',
  path: '/orders/{oid}/payment/',
  policy: { resource: 'order', action: 'read' },
  about:
    'How the last try to pay an order stands: its provider is asked, and what the person approved there is taken. `reason` is a name of a refusal.',
  params: z.strictObject({ oid: id }),
  answer: payment.extend({ orderState: z.enum(orderStates) }),
  refusals: ['tooManyRequests'],
})

/** Why a payment failed, by the name of its sentence. */
export const paymentReasons = [
  'cardDeclined',
  'cardInsufficientFunds',
  'cardExpired',
  'cardWrongCode',
  'cardInvalid',
  'cardNotSupported',
  'cardAuthenticationFailed',
  'paypalDeclined',
  'paymentCancelled',
  'paymentExpired',
  'paymentFailed',
] as const satisfies readonly CodeName[]
export type PaymentReason = (typeof paymentReasons)[number]
