import type { Idempotency } from '../http/idempotency.ts'
import type { ObjectLog } from '../http/object-log.ts'
import type { Order } from './objects.ts'

/** What the parts of the played PayPal share. */
export interface PaypalState {
  now(): Date
  newId(): string
  orders: ObjectLog<Order>
  idempotency: Idempotency
  /** Access tokens that were given out, and when they end. */
  tokens: Map<string, number>
  tell(type: string, resource: object): void
}
