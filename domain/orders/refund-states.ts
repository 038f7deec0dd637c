import { type IllegalTransition, nextState, type Transitions } from './transitions.ts'

export const refundStates = ['asked', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
export type RefundEvent = 'done' | 'failed' | 'askedAgain'

/** One that failed can still be done: it was asked for twice at once, and the call that gave the money back is heard last. */
export const refundTransitions: Transitions<RefundState, RefundEvent> = {
  asked: { done: 'done', failed: 'failed' },
  failed: { askedAgain: 'asked', done: 'done' },
  done: {},
}

export function nextRefundState(
  state: RefundState,
  event: RefundEvent,
): RefundState | IllegalTransition<RefundState, RefundEvent> {
  return nextState(refundTransitions, state, event)
}
