import type { PaymentAnswer } from '#contract/orders'

type Payment = Pick<PaymentAnswer, 'state' | 'clientSecret' | 'approveUrl'>

/** What is told of a payment. Who has not paid yet, or came back from the provider without paying, may pay at once. */
export function outcomeOf(payment: Payment, order: string, wasCancelled: boolean): Outcome {
  if (order === 'expired' || order === 'cancelled') return 'expired'
  if (order !== 'pending') return 'succeeded'
  if (payment.state === 'failed' || wasCancelled) return 'failed'
  // there is still something for the person to do at the provider
  const waitsForPerson = payment.clientSecret !== undefined || payment.approveUrl !== undefined
  return waitsForPerson ? 'unpaid' : 'confirming'
}

/** What is told of a payment: keys of `status`. */
type Outcome = 'confirming' | 'unpaid' | 'succeeded' | 'failed' | 'expired'

/** Why it is so, by the name of its sentence. */
export function reasonOf(outcome: Outcome, reason: string | undefined, wasCancelled: boolean) {
  if (outcome === 'failed') return reason ?? (wasCancelled ? 'paymentCancelled' : 'paymentFailed')
  // what failed before says nothing of what is going on now; a provider that does not answer does
  return reason === 'paymentProviderAway' && outcome !== 'succeeded' ? reason : undefined
}
