import { type IllegalTransition, nextState, type Transitions } from './transitions.ts'

export const paymentStates = ['confirming', 'succeeded', 'failed', 'partlyRefunded', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]
export type PaymentEvent = 'succeeded' | 'failed' | 'retried' | 'refunded' | 'partlyRefunded'

/** A payment that failed can still succeed: the person tries another card, and we hear of it late. */
export const paymentTransitions: Transitions<PaymentState, PaymentEvent> = {
  confirming: { succeeded: 'succeeded', failed: 'failed' },
  failed: { retried: 'confirming', succeeded: 'succeeded' },
  succeeded: { refunded: 'refunded', partlyRefunded: 'partlyRefunded' },
  partlyRefunded: { refunded: 'refunded', partlyRefunded: 'partlyRefunded' },
  refunded: {},
}

export function nextPaymentState(
  state: PaymentState,
  event: PaymentEvent,
): PaymentState | IllegalTransition<PaymentState, PaymentEvent> {
  return nextState(paymentTransitions, state, event)
}
