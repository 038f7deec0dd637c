import { type Answer, json } from '../http/answer.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { metadataOf, secondsOf } from './intents.ts'
import { invalid, noSuch } from './stripe-error.ts'
import type { StripeState } from './stripe-state.ts'

/** Gives back a charge, whole or in part. */
export function createRefund(state: StripeState, { fields }: SandboxRequest): Answer {
  const intent = state.intents.get(fields.get('payment_intent') ?? '')
  const charge = state.charges.get(intent?.latest_charge ?? '')
  if (!intent || !charge) return noSuch('payment_intent', fields.get('payment_intent') ?? '')
  const left = charge.amount - charge.amount_refunded
  const amount = Number(fields.get('amount') ?? left)
  if (left === 0) return invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
    return invalid('Refund amount is greater than unrefunded amount on charge', 'amount_too_large')
  const refunded = charge.amount_refunded + amount
  const changed = state.charges.put({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  })
  const refund = state.refunds.put({
    id: state.newId('re'),
    object: 'refund',
    amount,
    currency: charge.currency,
    created: secondsOf(state.now()),
    charge: charge.id,
    payment_intent: intent.id,
    status: 'succeeded',
    metadata: metadataOf(fields),
  })
  state.tell('charge.refunded', changed)
  return json(200, refund)
}
