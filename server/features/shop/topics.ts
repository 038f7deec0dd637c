import { z } from 'zod'
import { topic } from '../../kernel/events/topic.ts'

const oid = z.string()

/** An order was placed and is not paid yet: its books are kept as they are. */
export const orderPlaced = topic('order.placed', z.strictObject({ oid }))

export const orderPaid = topic('order.paid', z.strictObject({ oid }))

/** Money was given back, all of it or a part; `refund` names the act. */
export const orderRefunded = topic(
  'order.refunded',
  z.strictObject({ oid, refund: z.string(), amountMinor: z.int() }),
)

/** Nobody paid in time. */
export const orderExpired = topic('order.expired', z.strictObject({ oid }))

export const orderShipped = topic('order.shipped', z.strictObject({ oid }))
