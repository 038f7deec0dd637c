import { z } from 'zod'
import { orderStates } from '#domain/orders/order-states'
import { paymentStates } from '#domain/orders/payment-states'
import { shipmentStates } from '#domain/orders/shipment-states'
import { shippingWays } from '#domain/prices/shipping-price'
import { postalAddress } from './addresses.ts'
import { call, idempotencyHeader } from './call.ts'
import { couponCode } from './coupons.ts'
import { orderedBinding, quantity } from './order-lines.ts'
import { bookType, id, moment, money, region, typeset } from './shapes.ts'

export const paymentMethod = z.enum(['card', 'paypal'])
export type PaymentMethod = z.infer<typeof paymentMethod>

const shippingWay = z.enum(shippingWays)

/** What an order is made of: `total` is subtotal less discount, and shipping, surcharge and tax. */
export const orderSums = {
  subtotal: money,
  discount: money,
  shipping: money,
  surcharge: money,
  tax: money,
  total: money,
}

/** Of all copies: `total` is subtotal less discount. */
export const lineSums = { subtotal: money, discount: money, total: money }

/** Why shipping costs nothing. */
export const freeShipping = z.enum(['pages', 'coupon']).nullable()

const line = z.object({
  bid: id,
  title: z.string(),
  author: z.string(),
  bookType,
  typeset,
  binding: orderedBinding,
  quantity: z.number().int(),
  /** Printed pages of a copy over its volumes. */
  pages: z.number().int(),
  billedPages: z.number().int(),
  volumes: z.number().int(),
  ...lineSums,
})

export const usedCoupon = z.object({ code: z.string(), discount: money })

/** What an order costs now, line by line. */
export const orderCheck = z.object({
  /** Says which pages and contents were checked: whoever orders says it again. */
  version: z.string(),
  region,
  lines: z.array(line),
  ...orderSums,
  freeShipping,
  /** Billed pages of the printed copies: standard shipping is free from 500 on. */
  printedPages: z.number().int(),
  /** Working days. */
  deliveryDays: z.number().int(),
  /** Orders of now are shipped from that day on (YYYY-MM-DD). */
  shippedFrom: z.string().nullable(),
  /** About what the payment provider takes beside the total. */
  providerFee: money.nullable(),
  coupons: z.array(usedCoupon),
  /** Codes of one's own coupons with which it would cost least. */
  proposedCoupons: z.array(z.string()),
  /** Coupons that were asked for and do not apply: why, by the name of the refusal. */
  refusedCoupons: z.array(z.object({ code: z.string(), reason: z.string() })),
  /** Ways to pay that are offered in the currency. */
  methods: z.array(paymentMethod),
})
export type OrderCheck = z.infer<typeof orderCheck>

const wanted = {
  lines: z.array(z.strictObject({ bid: id, binding: orderedBinding, quantity })).max(20),
  region,
  shipping: shippingWay,
  /** Not needed for files that come by e-mail. */
  addressId: id.nullable().default(null),
  coupons: z.array(couponCode).max(5).default([]),
  /** For who makes the parcel. */
  note: z.string().max(500).default(''),
}

export const payment = z.object({
  id,
  method: paymentMethod,
  state: z.enum(paymentStates),
  /** Why it failed, by the name of a refusal. */
  reason: z.string().optional(),
  /** With which the browser confirms a card at the provider. */
  clientSecret: z.string().optional(),
  publishableKey: z.string().optional(),
  /** Where the person approves it. */
  approveUrl: z.string().optional(),
})
export type PaymentAnswer = z.infer<typeof payment>

const shipment = z.object({
  state: z.enum(shipmentStates),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
})

export const order = z.object({
  oid: id,
  /** For people: on mails and parcels. */
  number: z.string(),
  state: z.enum(orderStates),
  createdAt: moment,
  paidAt: moment.nullable(),
  region,
  lines: z.array(line.extend({ isOnShelf: z.boolean() })),
  ...orderSums,
  /** What was given back of the total. */
  refunded: money,
  shippingWay,
  freeShipping,
  deliveryDays: z.number().int(),
  /** Placed in a holiday, it is shipped from that day on (YYYY-MM-DD). */
  shippedFrom: z.string().nullable(),
  address: postalAddress.nullable(),
  email: z.string(),
  note: z.string(),
  coupons: z.array(usedCoupon),
  /** The last try to pay; null where nothing is paid. */
  payment: z.object({ id, method: paymentMethod, state: z.enum(paymentStates) }).nullable(),
  shipment,
})
export type OrderAnswer = z.infer<typeof order>

/** The order that took out of the basket what was to be ordered from it. */
export const basketOrder = z.object({ oid: id, number: z.string() })

const params = z.strictObject({ oid: id })
const placed = z.object({ order, payment })

export const checkOrder = call({
  method: 'POST',
  path: '/orders/check/',
  policy: { resource: 'orderBook', action: 'check' },
  about: 'What an order would cost, line by line, with the best of one’s own coupons. Nothing is ordered.',
  body: z.strictObject({ ...wanted, email: z.string().max(300).default('') }),
  answer: orderCheck,
  refusals: [
    'notFound',
    'bookEmpty',
    'bookTypeNotSold',
    'paperNotPrinted',
    'pagesCounting',
    'orderEmpty',
    'shippingMismatch',
    'expressNotOffered',
    'addressOtherRegion',
    'tooManyRequests',
  ],
})

const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .describe(
    'Names one press of the button; the client makes it up. Without an answer, and after a 5xx, send the same body with the same key until one comes: it is the same order, and its payment is begun once. After another refusal nothing was ordered, and the key may be used again; but orderKeyReused says that it already names an order with another body, which stands (GET /orders/): another order needs another key.',
  )

export const placeOrder = call({
  method: 'POST',
  path: '/orders/',
  policy: { resource: 'orderBook', action: 'place' },
  about:
    'Orders what was checked, and begins its payment; the header Idempotency-Key names one press of the button. What costs or is other than was checked is refused with the check of now, and what another press has ordered from the basket with that order.',
  headers: z.object({ [idempotencyHeader]: idempotencyKey }),
  body: z.strictObject({
    ...wanted,
    email: z.string().max(300),
    method: paymentMethod,
    /** `version` of the check. */
    version: z.string().max(100),
    /** What the person was shown. */
    total: money,
    /** The lines are what lies in the basket: where another tab has ordered them meanwhile, they are not ordered again. */
    fromBasket: z.boolean().default(false),
  }),
  answer: placed,
  facts: z.union([orderCheck, basketOrder]),
  status: 201,
  refusals: [
    'notFound',
    'bookEmpty',
    'bookTypeNotSold',
    'paperNotPrinted',
    'pagesCounting',
    'orderEmpty',
    'shippingMismatch',
    'expressNotOffered',
    'addressIncomplete',
    'addressOtherRegion',
    'paymentMethodAway',
    'orderKeyReused',
    'priceChanged',
    'bookChanged',
    'basketOrdered',
    'changedElsewhere',
    'couponUnknown',
    'couponExpired',
    'couponUsedUp',
    'couponCurrency',
    'couponLayout',
    'couponBookCount',
    'couponPageLimit',
    'couponMinimumPages',
    'couponTwoBooks',
    'couponNoEffect',
    'couponsNotCombined',
    'tooManyRequests',
  ],
})

export const listOrders = call({
  method: 'GET',
  path: '/orders/',
  policy: { resource: 'orderBook', action: 'read' },
  about: 'The orders of a user, the newest first, without those that he removed from the list.',
  query: z.strictObject({ uid: id.optional() }),
  answer: z.object({
    orders: z.array(order),
    /** Where covers are drawn, by book: of those that are still on the shelf. */
    covers: z.record(id, z.string()),
  }),
  refusals: [],
})

export const readOrder = call({
  method: 'GET',
  path: '/orders/{oid}/',
  policy: { resource: 'order', action: 'read' },
  about: 'One order.',
  params,
  answer: order,
  refusals: [],
})

export const hideOrder = call({
  method: 'DELETE',
  path: '/orders/{oid}/',
  policy: { resource: 'order', action: 'hide' },
  about: 'Takes an order off the list. It goes on: what was paid is made and sent.',
  params,
  answer: z.object({}),
  refusals: [],
})

export const payOrder = call({
  method: 'POST',
  path: '/orders/{oid}/pay/',
  policy: { resource: 'order', action: 'pay' },
  about: 'Tries to pay once more, after a decline or in another way.',
  params,
  body: z.strictObject({ method: paymentMethod }),
  answer: placed,
  refusals: ['orderClosed', 'paymentMethodAway'],
})

export const readPrintbook = call({
  method: 'GET',
  path: '/orders/{oid}/printbook/',
  policy: { resource: 'order', action: 'read' },
  about:
    'The files of a paid order by signed addresses: cover and inner pages of each volume, and the edition for reading of each PDF; null while they are made.',
  params,
  answer: z.object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    /** Hundredths. */
    done: z.number().int(),
    volumes: z.array(
      z.object({
        bid: id,
        title: z.string(),
        binding: orderedBinding,
        volume: z.number().int(),
        cover: z.string().nullable(),
        inner: z.string().nullable(),
      }),
    ),
    /** Of each book that was bought as a PDF. */
    readings: z.array(z.object({ bid: id, title: z.string(), href: z.string().nullable() })),
  }),
  refusals: [],
})
