import { type IllegalTransition, nextState, type Transitions } from './transitions.ts'

export const orderStates = ['pending', 'paid', 'partlyRefunded', 'refunded', 'expired', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]
export type OrderEvent = 'paid' | 'expired' | 'cancelled' | 'refunded' | 'partlyRefunded'

/** Pending is not paid yet. Orders are not cancelled by the person; one that is not paid ends by itself or by the provider. */
export const orderTransitions: Transitions<OrderState, OrderEvent> = {
  pending: { paid: 'paid', expired: 'expired', cancelled: 'cancelled' },
  paid: { refunded: 'refunded', partlyRefunded: 'partlyRefunded' },
  partlyRefunded: { refunded: 'refunded', partlyRefunded: 'partlyRefunded' },
  refunded: {},
  expired: {},
  cancelled: {},
}

export function nextOrderState(
  state: OrderState,
  event: OrderEvent,
): OrderState | IllegalTransition<OrderState, OrderEvent> {
  return nextState(orderTransitions, state, event)
}
