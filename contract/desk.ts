import { z } from 'zod'
import { orderStates } from '#domain/orders/order-states'
import { paymentStates } from '#domain/orders/payment-states'
import { refundStates } from '#domain/orders/refund-states'
import { shipmentStates } from '#domain/orders/shipment-states'
import { shippingWays } from '#domain/prices/shipping-price'
import { postalAddress } from './addresses.ts'
import { call } from './call.ts'
import { orderedBinding } from './order-lines.ts'
import { freeShipping, lineSums, orderSums, paymentMethod, usedCoupon } from './orders.ts'
import { comparedMoment, id, moment, money, region, typeset } from './shapes.ts'

// What the staff does with orders. To all others there is no desk.

/** `amountMismatch`: other money was charged than was asked; `refundFailed`: the provider did not give money back. */
export const openTroubles = ['amountMismatch', 'refundFailed'] as const

/** An order without its books. */
export const deskOrderHead = z.object({
  oid: id,
  number: z.string(),
  state: z.enum(orderStates),
  createdAt: moment,
  paidAt: moment.nullable(),
  region,
  total: money,
  email: z.string(),
  /** Null where nothing is sent by post. */
  addressee: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  shippingWay: z.enum(shippingWays),
  /** What of its payment waits for the staff; null where nothing does. */
  trouble: z.enum(openTroubles).nullable(),
  shipment: z.object({
    state: z.enum(shipmentStates),
    /** What it waits for the staff over; null where it goes by itself. */
    why: z.string().nullable(),
    printer: z.string().nullable(),
    jobId: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    reprints: z.number().int(),
    handedOverAt: moment.nullable(),
    shippedAt: moment.nullable(),
  }),
})

const row = deskOrderHead.extend({
  /** Its first book, as it was ordered. */
  book: z.object({
    bid: id,
    title: z.string(),
    typeset,
    binding: orderedBinding,
    pages: z.number().int(),
    volumes: z.number().int(),
  }),
  /** How many books it is of, that one among them; copies of one are one. */
  books: z.number().int(),
})
export type DeskRow = z.infer<typeof row>

const deskOrder = row.extend({
  address: postalAddress.nullable(),
  note: z.string(),
  /** As they were when it was placed. */
  sums: z.object({ ...orderSums, freeShipping }),
  /** What each takes off the books; one of free delivery took its sum off shipping, which is shown without it. */
  coupons: z.array(usedCoupon.extend({ takesOff: z.enum(['books', 'shipping']) })),
  lines: z.array(
    z.object({
      seq: z.number().int(),
      title: z.string(),
      author: z.string(),
      typeset,
      binding: orderedBinding,
      quantity: z.number().int(),
      pages: z.number().int(),
      billedPages: z.number().int(),
      volumes: z.number().int(),
      ...lineSums,
      /** Its files; null where they were not asked for yet. */
      files: z
        .object({
          state: z.enum(['making', 'ready', 'objected', 'failed']),
          profile: z.string(),
          /** Hundredths. */
          done: z.number().int(),
          /** Printed, over all volumes: as many as were paid for, or somebody looks. */
          pages: z.number().int().nullable(),
          errors: z.number().int(),
          warnings: z.number().int(),
          /** Names of the rules of preflight that were broken, and how often. */
          rules: z.array(z.object({ rule: z.string(), times: z.number().int() })),
          files: z.array(
            z.object({
              volume: z.number().int(),
              kind: z.string(),
              href: z.string(),
              bytes: z.number().int(),
            }),
          ),
        })
        .nullable(),
    }),
  ),
  /** What paid the order, or the last try to; null where nothing was to be paid. */
  payment: z
    .object({
      method: paymentMethod,
      state: z.enum(paymentStates),
      amount: money,
      /** What can still be given back of it. */
      refundable: money,
      refunds: z.array(
        z.object({
          rid: id,
          amount: money,
          state: z.enum(refundStates),
          /** Who of the staff asked for it; null for what is given back by itself. */
          askedBy: z.string().nullable(),
          /** Why the provider would not, in its own words. */
          failure: z.string().nullable(),
          createdAt: moment,
        }),
      ),
    })
    .nullable(),
  /** What went wrong with its payments, the newest first; `surplus`: it was paid when it needed nothing any more, and goes back by itself. */
  troubles: z.array(
    z.object({
      /** Of the payment, or of the refund that failed. */
      id,
      kind: z.enum([...openTroubles, 'surplus']),
      method: paymentMethod,
      amount: money,
      /** What the provider calls the payment. */
      providerId: z.string().nullable(),
      /** Why the provider would not, in its own words. */
      failure: z.string().nullable(),
      createdAt: moment,
      /** It waits for the staff. */
      isOpen: z.boolean(),
    }),
  ),
  mails: z.array(
    z.object({ kind: z.string(), about: z.string(), state: z.string(), endedAt: moment.nullable() }),
  ),
})
export type DeskOrder = z.infer<typeof deskOrder>

const params = z.strictObject({ oid: id })
/** `done`: false where the order is not in a state for it; it is shown as it is now. */
const acted = z.object({ done: z.boolean(), order: deskOrder })

/** Which orders. */
export const deskOrderQuery = z.strictObject({
  state: z.enum(orderStates).optional(),
  shipment: z.enum(shipmentStates).optional(),
  /** Only those that wait for the staff, over their files, their printing or their payment. */
  stuck: z.enum(['true']).optional(),
  /** Beginning of a number, an e-mail or the addressee's name, a whole tracking number. */
  search: z.string().max(100).optional(),
  /** Placed then or later. */
  from: comparedMoment.optional(),
  /** Placed before. */
  before: comparedMoment.optional(),
  /** With it, after this one that was placed then: of one moment there may be several. */
  beforeOid: id.optional(),
})

export const listDeskOrders = call({
  method: 'GET',
  path: '/desk/orders/',
  policy: { resource: 'desk', action: 'read' },
  about: 'Orders of all people, the newest first, a hundred at a time.',
  query: deskOrderQuery,
  answer: z.object({
    orders: z.array(row),
    hasMore: z.boolean(),
    /** Where covers are drawn, by book: of the first ones that are still there. */
    covers: z.record(id, z.string()),
  }),
  refusals: [],
})

export const readDeskOrder = call({
  method: 'GET',
  path: '/desk/orders/{oid}/',
  policy: { resource: 'desk', action: 'read' },
  about: 'One order with its files, what preflight says of them, and its mails.',
  params,
  answer: deskOrder,
  refusals: ['notFound'],
})

export const shipDeskOrder = call({
  method: 'POST',
  path: '/desk/orders/{oid}/ship/',
  policy: { resource: 'desk', action: 'act' },
  about: 'The parcel is on its way; its person gets the mail.',
  params,
  body: z.strictObject({
    trackingNumber: z.string().trim().max(60).default(''),
    trackingUrl: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
  }),
  answer: acted,
  refusals: ['notFound'],
})

export const reprintDeskOrder = call({
  method: 'POST',
  path: '/desk/orders/{oid}/reprint/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Hands the same files over to the printer once more.',
  params,
  answer: acted,
  refusals: ['notFound'],
})

export const refundDeskOrder = call({
  method: 'POST',
  path: '/desk/orders/{oid}/refund/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Gives a paid order back, the whole or a part; the provider is asked by a job.',
  params,
  body: z.strictObject({
    amount: money,
    /** What was shown as left to give back: where it is other by now, somebody else gave back, or one's own call that was not heard. */
    refundable: money,
  }),
  answer: acted,
  refusals: ['notFound', 'nothingToRefund', 'refundTooMuch', 'deskOutdated'],
})

export const refundDeskOrderAgain = call({
  method: 'POST',
  path: '/desk/orders/{oid}/refunds/{rid}/again/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Asks the provider once more for a refund that failed, as the same one: it gives back once.',
  params: z.strictObject({ oid: id, rid: id }),
  answer: acted,
  refusals: ['notFound', 'refundTooMuch'],
})

export const settleDeskTrouble = call({
  method: 'POST',
  path: '/desk/orders/{oid}/troubles/{troubleId}/settle/',
  policy: { resource: 'desk', action: 'act' },
  about:
    'Trouble with a payment was settled by hand: it waits for nobody any more. By the id of the order itself, that it is not printed because all was given back.',
  params: z.strictObject({ oid: id, troubleId: id }),
  answer: acted,
  refusals: ['notFound'],
})

export const acceptDeskFiles = call({
  method: 'POST',
  path: '/desk/orders/{oid}/accept/',
  policy: { resource: 'desk', action: 'act' },
  about: 'Files that preflight objected to go to the printer as they are.',
  params,
  answer: acted,
  refusals: ['notFound'],
})
