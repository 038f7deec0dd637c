import { z } from 'zod'
import { call } from './call.ts'
import { deskOrderHead, deskOrderQuery } from './desk.ts'
import { orderSums, paymentMethod } from './orders.ts'
import { money } from './shapes.ts'

const bookedOrder = deskOrderHead.extend({
  ...orderSums,
  /** Codes of its coupons. */
  coupons: z.array(z.string()),
  /** What was given back of the total. */
  refunded: money,
  /** Of what paid it, or of the last try to; null where nothing was to be paid. */
  method: paymentMethod.nullable(),
})
export type BookedOrder = z.infer<typeof bookedOrder>

export const exportDeskOrders = call({
  method: 'GET',
  path: '/desk/bookkeeping/',
  policy: { resource: 'desk', action: 'read' },
  about:
    'Orders with what their totals are made of, for the books: the newest first, five hundred at a time.',
  query: deskOrderQuery,
  answer: z.object({ orders: z.array(bookedOrder), hasMore: z.boolean() }),
  refusals: [],
})
