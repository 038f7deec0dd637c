import type { Idempotency } from '../http/idempotency.ts'
import type { ObjectLog } from '../http/object-log.ts'
import type { Charge, Intent, Refund } from './objects.ts'

/** What the parts of the played Stripe share. */
export interface StripeState {
  now(): Date
  newId(prefix: string): string
  intents: ObjectLog<Intent>
  charges: ObjectLog<Charge>
  refunds: ObjectLog<Refund>
  idempotency: Idempotency
  /** Tells the product of an event. */
  tell(type: string, object: object): void
}
